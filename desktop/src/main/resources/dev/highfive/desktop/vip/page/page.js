// The page: enters the room by a WebSocket, shows what is in it, and tells where its visitor is.
import * as vip from './vip.js'
import {Things} from './things.js'

const OWN_AVATAR = new URL('shapes/person.wrl', document.baseURI).href
const TELL_EVERY_MS = 100

const element = id => document.getElementById(id)
const browser = element('canvas').browser
const answers = {'-1': 'That name is taken.', '-2': 'The name or the URL is too long.', '-3': 'The world is full.'}
let socket, own, things, telling, wanted = []

function trouble(text) {
  element('trouble').textContent = text
}

function log(text) {
  const line = document.createElement('div')
  line.textContent = text
  element('log').append(line)
  while (element('log').childElementCount > 500) element('log').firstElementChild.remove()
  line.scrollIntoView()
}

/** The scene that everything is put into: a floor or a world, where the visitor stands, and where they look from. */
async function stage() {
  const scene = await browser.createScene(browser.getProfile('Full'))
  await browser.replaceWorld(scene)
  const viewpoint = scene.createNode('Viewpoint')
  viewpoint.position = new X3D.SFVec3f(0, 1.6, 2)
  viewpoint.description = 'Start'
  const navigation = scene.createNode('NavigationInfo')
  navigation.type = new X3D.MFString('WALK', 'ANY')
  navigation.avatarSize = new X3D.MFFloat(0.2, 1.6, 0.4)
  navigation.speed = 1.5
  const where = scene.createNode('ProximitySensor')
  where.size = new X3D.SFVec3f(2e4, 2e4, 2e4)
  const world = scene.createNode('Inline')
  world.url = new X3D.MFString(new URL('shapes/room.wrl', document.baseURI).href)
  // Of the scene itself, since what an Inline brings is not bound by itself.
  const sky = scene.createNode('Background')
  sky.skyColor = new X3D.MFColor(new X3D.SFColor(0.5, 0.65, 0.8), new X3D.SFColor(0.82, 0.88, 0.92))
  sky.skyAngle = new X3D.MFFloat(1.57)
  sky.groundColor = new X3D.MFColor(new X3D.SFColor(0.3, 0.33, 0.36), new X3D.SFColor(0.6, 0.62, 0.65))
  sky.groundAngle = new X3D.MFFloat(1.57)
  for (const node of [viewpoint, navigation, sky, where, world]) scene.addRootNode(node)
  where.addFieldCallback('page', 'position_changed', place => { own.place = [place.x, place.y, place.z] })
  where.addFieldCallback('page', 'orientation_changed', turn => { own.turn = [turn.x, turn.y, turn.z, turn.angle] })
  viewpoint.set_bind = true
  navigation.set_bind = true
  sky.set_bind = true
  return world
}

function send(bytes) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(bytes)
}

function tellWhere() {
  for (const [field, tag, value] of [[vip.POSITION, vip.VEC3F, own.place], [vip.ORIENTATION, vip.ROTATION, own.turn]]) {
    const text = String(value)
    if (value && own.told[field] !== text) {
      own.told[field] = text
      send(vip.message(own.id, field, tag, value))
    }
  }
}

function showUsers() {
  const users = [...things.byId.values()].filter(thing => thing.user !== null)
  element('users').replaceChildren(...users.map(thing => {
    const item = document.createElement('li')
    item.textContent = thing.user + (thing.id === own.id ? ' (you)' : '')
    return item
  }))
}

/** One's own avatar is not seen, but what it can do is known from its file. */
function showGestures(thing) {
  if (thing.id !== own.id) return
  thing.shape.children = new X3D.MFNode()
  element('gestures').replaceChildren(...thing.behaviours.map((behaviour, index) => {
    const button = document.createElement('button')
    button.textContent = behaviour.name
    button.onclick = () => send(vip.message(own.id, vip.FIRST_BEHAVIOUR + index, vip.BOOL, true))
    button.hidden = behaviour.type !== 'SFBool'
    return button
  }))
}

function take({object, field, tag, value}) {
  if (field === vip.MESSAGE) log(value)
  else if (field === vip.PRIVATE_MESSAGE) log(`(to you) ${value}`)
  else if (field === vip.ADD_OBJECT) things.add(object, value)
  else if (field === vip.REMOVE_OBJECT) {
    things.remove(object)
    showUsers()
  } else if (field === vip.USER_INFO) {
    if (!things.byId.has(object)) things.make(object)
    things.byId.get(object).user = value
    showUsers()
  } else if (field === vip.CREATE_OBJECT) show(object)
  else if (field >= 0 && (object !== own.id || field === vip.NAME)) things.set(object, field, tag, value)
}

/** An id has come for a thing that we want to add: a step before us. */
function show(id) {
  const url = wanted.shift()
  if (!url) return
  send(vip.message(id, vip.ADD_OBJECT, vip.STRING, url))
  const ahead = new X3D.SFRotation(...own.turn ?? [0, 1, 0, 0]).multVec(new X3D.SFVec3f(0, 0, -1.5))
  const place = new X3D.SFVec3f(...own.place ?? [0, 1.6, 2]).add(ahead)
  send(vip.message(id, vip.POSITION, vip.VEC3F, [place.x, place.y, place.z]))
  things.set(id, vip.POSITION, vip.VEC3F, [place.x, place.y, place.z])
}

async function enter(name, avatar) {
  trouble('')
  const {socketPort} = await (await fetch('config.json')).json()
  const path = new URL('.', document.baseURI).pathname
  socket = new WebSocket(`ws://${location.hostname}:${socketPort}${path}vip`)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => socket.send(vip.login(name, avatar || OWN_AVATAR))
  socket.onclose = event => {
    element('inside').hidden = true
    element('login').hidden = false
    document.body.dataset.state = 'outside'
    if (!element('trouble').textContent) trouble(event.reason || 'The world is gone, or does not let this page in.')
  }
  socket.onmessage = event => {
    const reader = new vip.Reader(event.data)
    if (own.id === undefined) {
      const id = reader.int()
      if (id < 0) {
        trouble(answers[id] ?? 'The world refuses you.')
        return
      }
      own.id = id
      element('login').hidden = true
      element('inside').hidden = false
      document.body.dataset.state = 'inside'
      if (!telling) telling = setInterval(tellWhere, TELL_EVERY_MS)
    }
    while (!reader.isOver) take(reader.message())
  }
}

const world = await start()

async function start() {
  own = {told: {}}
  things = new Things(browser, trouble)
  things.onLoad = showGestures
  things.onEvent = (thing, index, value) => {
    // Others' bodies are theirs, which the room would see to as well.
    if (thing.user === null || thing.id === own.id) {
      send(vip.message(thing.id, vip.FIRST_BEHAVIOUR + index, vip.BOOL, value))
    }
  }
  return stage()
}

element('login').onsubmit = event => {
  event.preventDefault()
  own.id = undefined
  own.told = {}
  for (const id of [...things.byId.keys()]) things.remove(id)
  own.name = element('name').value.trim()
  enter(own.name, element('avatar').value.trim()).catch(error => trouble(error.message))
}
element('chat').onsubmit = event => {
  event.preventDefault()
  const words = element('words').value.trim()
  if (words) send(vip.message(own.id, vip.MESSAGE, vip.STRING, `${own.name}: ${words}`))
  element('words').value = ''
}
element('world').onsubmit = event => {
  event.preventDefault()
  world.url = new X3D.MFString(new URL(element('worldUrl').value || 'shapes/room.wrl', document.baseURI).href)
}
element('thing').onsubmit = event => {
  event.preventDefault()
  wanted.push(element('thingUrl').value)
  send(vip.message(own.id, vip.CREATE_OBJECT, vip.NONE))
}

// Who looks on for long without a step is still there.
setInterval(() => { own.told = {} }, 60000)

// For whoever looks on or drives the page: /?name=Ann enters at once, &world=URL shows that.
const query = new URLSearchParams(location.search)
if (query.has('world')) element('worldUrl').value = query.get('world'), element('world').requestSubmit()
if (query.has('name')) element('name').value = query.get('name'), element('login').requestSubmit()
document.body.dataset.ready = 'yes'
globalThis.highfive = {browser, things, own}
