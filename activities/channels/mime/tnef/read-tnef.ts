import { type MapiValue, readMapi } from './read-mapi.ts'

/** What Outlook packs into one file (`winmail.dat`, MS-OXTNEF): a mail's files, and its words where they stand nowhere else. */
export type Unpacked = { files: UnpackedFile[]; text: string | null; html: string | null }
export type UnpackedFile = {
  name: string | null
  mimeType: string | null
  contentId: string | null
  content: Uint8Array<ArrayBuffer>
}

const SIGNATURE = 0x223e9f78
const [HEADER, ATTRIBUTE_HEAD, CHECKSUM] = [6, 9, 2]
const MOST_ATTRIBUTES = 2_000
const MOST_FILES = 100
/** Of attributes, without their type: MS-OXTNEF, 2.1.2. */
const BODY = 0x800c
const FILE_DATA = 0x800f
const FILE_TITLE = 0x8010
const FILE_BEGINS = 0x9002
const PROPERTIES = 0x9003
const FILE_PROPERTIES = 0x9005
const CODE_PAGE = 0x9007
/** Of properties: MS-OXPROPS. */
const OF_BODY = 0x1000
const OF_HTML = 0x1013
const OF_DATA = 0x3701
const OF_NAME = 0x3704
const OF_LONG_NAME = 0x3707
const OF_SHOWN_NAME = 0x3001
const OF_TYPE = 0x370e
const OF_CONTENT_ID = 0x3712
/** Before a packed object stands which interface reads it. */
const OBJECT_HEAD = 16

type Packed = { title: string | null; data: Uint8Array<ArrayBuffer> | null; values: ReadonlyMap<number, MapiValue> }

/** What such a file holds; null for what is none, or ends before it is whole. */
export function readTnef(bytes: Uint8Array<ArrayBuffer>): Unpacked | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER || view.getUint32(0, true) !== SIGNATURE) return null
  let decoder = new TextDecoder('windows-1252')
  let body: string | null = null
  let values: ReadonlyMap<number, MapiValue> = new Map()
  const files: Packed[] = []
  for (let at = HEADER, count = 0; at < bytes.length; count++) {
    if (at + ATTRIBUTE_HEAD > bytes.length || count >= MOST_ATTRIBUTES) return null
    const id = view.getUint32(at + 1, true) & 0xffff
    const from = at + ATTRIBUTE_HEAD
    const end = from + view.getUint32(at + 5, true)
    if (end + CHECKSUM > bytes.length) return null
    const value = bytes.subarray(from, end)
    const file = files.at(-1)
    if (id === CODE_PAGE && value.length >= 4) decoder = decoderOf(view.getUint32(from, true))
    else if (id === BODY) body = textIn(value, decoder)
    else if (id === PROPERTIES) values = readMapi(value)
    else if (id === FILE_BEGINS && files.length < MOST_FILES) files.push({ title: null, data: null, values: new Map() })
    else if (file !== undefined && id === FILE_TITLE) file.title = textIn(value, decoder)
    else if (file !== undefined && id === FILE_DATA) file.data = value
    else if (file !== undefined && id === FILE_PROPERTIES) file.values = readMapi(value)
    at = end + CHECKSUM
  }
  return {
    files: files.map((file) => fileOf(file, decoder)),
    text: body ?? said(values.get(OF_BODY), decoder),
    html: said(values.get(OF_HTML), decoder),
  }
}

function fileOf({ title, data, values }: Packed, decoder: TextDecoder): UnpackedFile {
  const named = (id: number) => said(values.get(id), decoder)
  const packed = values.get(OF_DATA)
  const content = data ?? (packed?.isObject === true ? packed.bytes.subarray(OBJECT_HEAD) : packed?.bytes)
  return {
    name: named(OF_LONG_NAME) ?? title ?? named(OF_NAME) ?? named(OF_SHOWN_NAME),
    mimeType: named(OF_TYPE),
    contentId: named(OF_CONTENT_ID),
    // Of its own: else every file would keep the whole of what it was packed in.
    content: new Uint8Array(content ?? []),
  }
}

const textIn = (bytes: Uint8Array, decoder: TextDecoder) => decoder.decode(bytes).replace(/\0[^]*$/, '')

function said(value: MapiValue | undefined, decoder: TextDecoder): string | null {
  if (value === undefined) return null
  const text = textIn(value.bytes, value.isUnicode ? new TextDecoder('utf-16le') : decoder)
  return text.trim() === '' ? null : text
}

const NAMED: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20_866: 'koi8-r',
  65_001: 'utf-8',
}

function decoderOf(page: number): TextDecoder {
  const isWindows = page >= 1250 && page <= 1258
  const ofIso = page > 28_590 && page <= 28_605 && page !== 28_602 ? `iso-8859-${page - 28_590}` : undefined
  return new TextDecoder(NAMED[page] ?? (isWindows ? `windows-${page}` : ofIso) ?? 'windows-1252')
}
