// What is in the world, as nodes of X_ITE.
import * as vip from './vip.js'

const ECHO_MS = 300

/** Everything that the room has shown us: users and objects, each under a Transform of its own. */
export class Things {
  constructor(browser, trouble) {
    this.browser = browser
    this.trouble = trouble
    this.byId = new Map()
  }

  add(id, url) {
    const thing = this.byId.get(id) ?? this.make(id)
    if (thing.url === url) return
    thing.url = url
    this.load(thing)
  }

  make(id) {
    const scene = this.browser.currentScene
    const node = scene.createNode('Transform')
    const shape = scene.createNode('Group')
    const thing = {id, node, shape, behaviours: [], last: new Map(), label: null, user: null, url: null}
    node.children = [shape]
    node.translation = new X3D.SFVec3f(0, 0, 10)
    scene.addRootNode(node)
    this.byId.set(id, thing)
    return thing
  }

  async load(thing) {
    const url = thing.url || 'shapes/thing.wrl'
    try {
      const scene = await this.browser.createX3DFromURL(new X3D.MFString(new URL(url, document.baseURI).href))
      if (this.byId.get(thing.id) !== thing || thing.url !== url && thing.url) return
      thing.scene = scene
      thing.shape.children = thing.url || thing.isOurs ? scene.rootNodes : []
      thing.behaviours = behaviours(scene)
      this.listen(thing)
      thing.last.forEach((value, index) => this.play(thing, index, value.tag, value.value))
    } catch (error) {
      this.trouble(`${url} cannot be shown: ${error.message}`)
    }
    this.onLoad?.(thing)
  }

  remove(id) {
    const thing = this.byId.get(id)
    if (thing) this.browser.currentScene.removeRootNode(thing.node)
    this.byId.delete(id)
  }

  /** Sets a field, or sends an event. */
  set(id, field, tag, value) {
    const thing = this.byId.get(id)
    if (!thing) return
    if (field === vip.POSITION && tag === vip.VEC3F) thing.node.translation = new X3D.SFVec3f(...value)
    else if (field === vip.ORIENTATION && tag === vip.ROTATION) thing.node.rotation = new X3D.SFRotation(...value)
    else if (field === vip.SCALE && tag === vip.VEC3F) thing.node.scale = new X3D.SFVec3f(...value)
    else if (field === vip.NAME && tag === vip.STRINGS) this.label(thing, value)
    else if (field >= vip.FIRST_BEHAVIOUR) this.play(thing, field - vip.FIRST_BEHAVIOUR, tag, value)
  }

  /** What a thing does of itself, as a button that is pressed here, all others are told. */
  listen(thing) {
    thing.behaviours.forEach((behaviour, index) => {
      if (!behaviour.out || behaviour.type !== 'SFBool') return
      behaviour.node.addFieldCallback('vip', behaviour.out, value => {
        // What came from others comes out again, and is no news.
        if (performance.now() - (behaviour.playedMs ?? -ECHO_MS) > ECHO_MS) this.onEvent?.(thing, index, value)
      })
    })
  }

  play(thing, index, tag, value) {
    const behaviour = thing.behaviours[index]
    // A shape that is still on its way gets the newest of each, but for what is over by then.
    if (!thing.scene && tag !== vip.BOOL) thing.last.set(index, {tag, value})
    if (!behaviour || behaviour.type !== vip.NAMES[tag]) return
    behaviour.playedMs = performance.now()
    behaviour.node[behaviour.name] = toField(tag, value)
  }

  label(thing, lines) {
    if (lines.every(line => !line)) return
    const scene = this.browser.currentScene
    if (!thing.label) {
      const billboard = scene.createNode('Billboard')
      const lifted = scene.createNode('Transform')
      const shape = scene.createNode('Shape')
      shape.appearance = scene.createNode('Appearance')
      shape.appearance.material = scene.createNode('Material')
      shape.appearance.material.diffuseColor = new X3D.SFColor(0.05, 0.1, 0.2)
      shape.geometry = scene.createNode('Text')
      shape.geometry.fontStyle = scene.createNode('FontStyle')
      shape.geometry.fontStyle.size = 0.08
      shape.geometry.fontStyle.justify = new X3D.MFString('MIDDLE', 'FIRST')
      lifted.translation = new X3D.SFVec3f(0, 0.2, 0)
      lifted.children = [shape]
      billboard.axisOfRotation = new X3D.SFVec3f(0, 0, 0)
      billboard.children = [lifted]
      thing.node.children = [thing.shape, billboard]
      thing.label = shape.geometry
    }
    thing.label.string = new X3D.MFString(...lines.map(line => line.slice(0, 80)))
  }
}

/** The eventIns of the first PROTO that the file shows, in the order of the PROTO: the first is field 4. */
function behaviours(scene) {
  for (const node of scene.rootNodes) {
    if (!node || !node.getNodeType().includes(X3D.X3DConstants.X3DPrototypeInstance)) continue
    const found = []
    const outs = [...node.getFieldDefinitions()].filter(each => each.accessType === X3D.X3DConstants.outputOnly)
    for (const definition of node.getFieldDefinitions()) {
      if (definition.accessType === X3D.X3DConstants.inputOnly) {
        const type = vip.NAMES.find(name => X3D.X3DConstants[name] === definition.dataType)
        const plain = definition.name.replace(/^set_/, '')
        const out = outs.find(each => each.name.replace(/_changed$/, '') === plain)?.name
        found.push({node, name: definition.name, type, out})
      }
    }
    return found
  }
  return []
}

function toField(tag, value) {
  const name = vip.NAMES[tag]
  if (tag === vip.BOOL || name === 'SFFloat' || name === 'SFTime' || name === 'SFString' || name === 'SFInt32') {
    return Array.isArray(value) ? value[0] : value
  }
  const widths = {MFVec3f: 3, MFColor: 3, MFVec2f: 2, MFRotation: 4}
  const width = widths[name]
  if (!width) return new X3D[name](...value)
  const one = X3D[name.replace('MF', 'SF')]
  const all = []
  for (let at = 0; at + width <= value.length; at += width) all.push(new one(...value.slice(at, at + width)))
  return new X3D[name](...all)
}
