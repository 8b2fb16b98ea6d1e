/** How large a picture is shown, in pixels, as its own first bytes say; null for what says so elsewhere. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length >= 10 && view.getUint32(0) === 0x47494638)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes.length >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view)
  return null
}

/** The frame comes behind a few segments, each with its length (ITU T.81, B.1.1.4). */
function jpegSize(view: DataView): { width: number; height: number } | null {
  for (let at = 2, segments = 0; at + 9 < view.byteLength && segments < 100; segments++) {
    if (view.getUint8(at) !== 0xff) return null
    const kind = view.getUint8(at + 1)
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
