// The VRML Interchange Protocol: messages as bytes and back.
export const NAMES = ['SFBool', 'SFColor', 'SFFloat', 'SFImage', 'SFInt32', 'SFNode', 'SFRotation', 'SFString', 'SFTime',
  'SFVec2f', 'SFVec3f', 'MFColor', 'MFFloat', 'MFInt32', 'MFNode', 'MFRotation', 'MFString', 'MFVec2f', 'MFVec3f']
export const NONE = -1, BOOL = 0, IMAGE = 3, ROTATION = 6, STRING = 7, TIME = 8, VEC3F = 10, STRINGS = 16
export const POSITION = 0, ORIENTATION = 1, SCALE = 2, NAME = 3, FIRST_BEHAVIOUR = 4
export const QUIT = -1, MESSAGE = -2, ADD_OBJECT = -3, REMOVE_OBJECT = -4, PRIVATE_MESSAGE = -5, CREATE_OBJECT = -6,
  USER_INFO = -7

// How many floats or integers a value has.
const FLOATS = {1: 3, 2: 1, 6: 4, 9: 2, 10: 3, 11: 3, 12: 1, 15: 4, 17: 2, 18: 3}
const INTS = {4: 1, 5: 1, 13: 1, 14: 1}

/** Modified UTF-8 behind its length. */
function utf(text) {
  const bytes = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit !== 0 && unit < 0x80) bytes.push(unit)
    else if (unit < 0x800) bytes.push(0xC0 | unit >> 6, 0x80 | unit & 0x3F)
    else bytes.push(0xE0 | unit >> 12, 0x80 | unit >> 6 & 0x3F, 0x80 | unit & 0x3F)
  }
  const size = bytes.length - 2
  if (size > 0xFFFF) throw new RangeError('The text is too long.')
  bytes[0] = size >> 8
  bytes[1] = size & 0xFF
  return bytes
}

export const login = (name, url) => new Uint8Array([...utf(name), ...utf(url)])

/** A message with a value of one of the types that this page sends. */
export function message(object, field, tag, value) {
  const head = new DataView(new ArrayBuffer(7))
  head.setInt32(0, object)
  head.setInt16(4, field)
  head.setInt8(6, tag)
  let body = []
  if (tag === BOOL) body = [value ? 1 : 0]
  else if (tag === STRING) body = utf(value)
  else if (tag === STRINGS) body = [...int(value.length), ...value.flatMap(utf)]
  else if (FLOATS[tag]) body = floats(value)
  return new Uint8Array([...new Uint8Array(head.buffer), ...body])
}

function int(value) {
  const view = new DataView(new ArrayBuffer(4))
  view.setInt32(0, value)
  return new Uint8Array(view.buffer)
}

function floats(values) {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, index) => view.setFloat32(4 * index, value))
  return new Uint8Array(view.buffer)
}

/** Reads what the server sends: first the answer to the login, then messages. The server never splits one. */
export class Reader {
  constructor(buffer) {
    this.view = new DataView(buffer)
    this.at = 0
  }

  get isOver() { return this.at >= this.view.byteLength }

  int() {
    this.at += 4
    return this.view.getInt32(this.at - 4)
  }

  text() {
    const end = this.at + 2 + this.view.getUint16(this.at)
    let text = ''
    for (let at = this.at + 2; at < end;) {
      const lead = this.view.getUint8(at)
      const next = i => this.view.getUint8(at + i) & 0x3F
      if (lead < 0x80) { text += String.fromCharCode(lead); at += 1 }
      else if (lead < 0xE0) { text += String.fromCharCode((lead & 0x1F) << 6 | next(1)); at += 2 }
      else { text += String.fromCharCode((lead & 0x0F) << 12 | next(1) << 6 | next(2)); at += 3 }
    }
    this.at = end
    return text
  }

  many(count, one) {
    const values = []
    for (let index = 0; index < count; index++) values.push(one())
    return values
  }

  float() {
    this.at += 4
    return this.view.getFloat32(this.at - 4)
  }

  message() {
    const object = this.int()
    const field = this.view.getInt16(this.at)
    const tag = this.view.getInt8(this.at + 2)
    this.at += 3
    return {object, field, tag, value: this.value(tag)}
  }

  value(tag) {
    const isList = tag >= 11
    if (tag === NONE) return null
    if (tag === BOOL) return this.view.getUint8(this.at++) !== 0
    if (tag === TIME) { this.at += 8; return this.view.getFloat64(this.at - 8) }
    if (tag === STRING) return this.text()
    if (tag === IMAGE) {
      const [width, height, components] = this.many(3, () => this.int())
      return {width, height, components, pixels: this.many(width * height, () => this.int())}
    }
    const count = isList ? this.int() : 1
    if (tag === STRINGS) return this.many(count, () => this.text())
    if (FLOATS[tag]) return this.many(count * FLOATS[tag], () => this.float())
    if (INTS[tag]) return this.many(count, () => this.int())
    throw new Error(`There is no type ${tag}.`)
  }
}
