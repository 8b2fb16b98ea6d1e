/** Files as Outlook packs them, for tests: attributes, each a file's beginning, its title or its data, and properties. */
const [SIGNATURE, MESSAGE, FILE] = [0x223e9f78, 1, 2]

const number = (value: number, bytes: 2 | 4) => {
  const written = Buffer.alloc(bytes)
  if (bytes === 2) written.writeUInt16LE(value)
  else written.writeUInt32LE(value)
  return written
}

const attribute = (level: number, id: number, data: Buffer) => {
  const sum = data.reduce((all, byte) => all + byte, 0) & 0xffff
  return Buffer.concat([Buffer.from([level]), number(id, 4), number(data.length, 4), data, number(sum, 2)])
}

/** Properties of one kind each: 0x1e bytes, 0x1f two bytes a character, 0x102 bytes of no text. */
export const mapi = (...values: readonly (readonly [type: number, id: number, value: Buffer])[]) =>
  Buffer.concat([
    number(values.length, 4),
    ...values.flatMap(([type, id, value]) => [
      number(type, 2),
      number(id, 2),
      number(1, 4),
      number(value.length, 4),
      value,
      Buffer.alloc((4 - (value.length % 4)) % 4),
    ]),
  ])

export const codePage = (page: number) =>
  attribute(MESSAGE, 0x0006_9007, Buffer.concat([number(page, 4), number(0, 4)]))
export const body = (text: Buffer) => attribute(MESSAGE, 0x0002_800c, Buffer.concat([text, Buffer.from([0])]))
export const ofMessage = (properties: Buffer) => attribute(MESSAGE, 0x0006_9003, properties)

export const file = (title: Buffer, data: Buffer, properties = mapi()) =>
  Buffer.concat([
    attribute(FILE, 0x0006_9002, Buffer.alloc(14)),
    attribute(FILE, 0x0006_800f, data),
    attribute(FILE, 0x0001_8010, Buffer.concat([title, Buffer.from([0])])),
    attribute(FILE, 0x0006_9005, properties),
  ])

export const packed = (...parts: readonly Buffer[]) => Buffer.concat([number(SIGNATURE, 4), number(1, 2), ...parts])
