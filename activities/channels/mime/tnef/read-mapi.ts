/** A property's value as it is packed. */
export type MapiValue = { bytes: Uint8Array<ArrayBuffer>; isUnicode: boolean; isObject: boolean }

const [MANY, NAMED] = [0x1000, 0x8000]
const [STRING, UNICODE, OBJECT, BINARY] = [0x1e, 0x1f, 0x0d, 0x102]
const OF_VARIABLE_LENGTH = new Set([STRING, UNICODE, OBJECT, BINARY])
/** Bytes of each value of a fixed length, filled up to four. */
const FIXED: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
}
const [GUID, MOST] = [16, 2_000]

/** The properties of a mail or of a file in it by their numbers (MS-OXTNEF, 2.1.3.4), up to the first that cannot be read. */
export function readMapi(packed: Uint8Array<ArrayBuffer>): ReadonlyMap<number, MapiValue> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const values = new Map<number, MapiValue>()
  let at = 0
  const number = () => {
    const found = at + 4 <= packed.length ? view.getUint32(at, true) : Number.POSITIVE_INFINITY
    at += 4
    return found
  }
  const bytes = (length: number) => {
    const found = packed.subarray(at, at + length)
    at += length + ((4 - (length % 4)) % 4)
    return found
  }
  const count = number()
  for (let nth = 0; nth < Math.min(count, MOST); nth++) {
    if (at + 4 > packed.length) break
    const type = view.getUint16(at, true)
    const id = view.getUint16(at + 2, true)
    at += 4
    if (id >= NAMED) {
      at += GUID
      if (number() === 1) bytes(number())
      else at += 4
    }
    const kind = type & ~MANY
    const isVariable = OF_VARIABLE_LENGTH.has(kind)
    const length = FIXED[kind]
    if (!isVariable && length === undefined) break
    const many = isVariable || type !== kind ? number() : 1
    for (let one = 0; one < many && at <= packed.length; one++) {
      const value = bytes(isVariable ? number() : (length ?? 0))
      if (one === 0) values.set(id, { bytes: value, isUnicode: kind === UNICODE, isObject: kind === OBJECT })
    }
    if (at > packed.length) break
  }
  return values
}
