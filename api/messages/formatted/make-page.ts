import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import PostalMime, { type Attachment } from 'postal-mime'
import { cutText } from '#workflows/domain/cut-text.ts'
import { withFewLines } from '#workflows/domain/few-lines.ts'
import { lightHtml } from '#workflows/domain/html/light-html.ts'
import { linesUnread } from '#workflows/domain/html/lines-unread.ts'
import { dataAddress } from './data-address.ts'
import { MOST_CHARACTERS, NESTED, type PictureOf, sanitisePage, wordsOfPage } from './sanitise-page.ts'

const unpack = promisify(gunzip)
/** More than is kept of any mail. */
const MOST_BYTES = 8 * 1024 * 1024
/** Of all pictures of a page as they are written in it, each as often as it stands there. */
const MOST_WRITTEN = 12 * 1024 * 1024
/** A line or a dot may stand in many places; what is larger is written once. */
const SMALL = 32 * 1024
const MOST_HIDDEN_CHARACTERS = 2_000

/** A mail as it is kept; the pictures that are its files, by their Content-ID; those of the internet that were fetched. */
export type PageInput = {
  file: Uint8Array
  pictures: readonly (readonly [string, Uint8Array])[]
  fetched: readonly (readonly [string, Uint8Array])[]
}
/**
 * `remote`: the addresses of the pictures that are not in it; `leftOut`: how many others are not, as it would be too much. `hidden`: the
 * words that its sender kept from its reader, which are not in it.
 */
export type MadePage = { html: string; remote: string[]; leftOut: number; hidden: string }

/**
 * The page of a mail as it can be shown; null for a mail without one.
 * @throws whatever a hostile mail makes the parser throw: the caller runs it in a thread of its own.
 */
export async function makePage({ file, pictures, fetched }: PageInput): Promise<MadePage | null> {
  const raw = new Uint8Array(await unpack(file, { maxOutputLength: MOST_BYTES }))
  const options = { attachmentEncoding: 'arraybuffer', maxNestingDepth: 64 } as const
  const mail = await PostalMime.parse(withFewLines(raw), options)
  if (!mail.html) return null
  const own = new Map([...mail.attachments.flatMap(named), ...pictures.map(byId)])
  const loaded = new Map(fetched)
  const remote: string[] = []
  const room = pictureRoom()
  const pictureOf: PictureOf = (address) => {
    if (/^cid:/i.test(address)) return room.write(own.get(contentIdOf(address)))
    if (/^data:/i.test(address)) return room.write(ofData(address))
    const picture = loaded.get(address)
    if (picture === undefined && /^https?:/i.test(address)) remote.push(address)
    return room.write(picture)
  }
  const { seen, hidden } = lightHtml(mail.html.slice(0, MOST_CHARACTERS), NESTED)
  const html = sanitisePage(seen, pictureOf)
  const told = linesUnread(wordsOfPage(hidden), wordsOfPage(seen))
  return { html, remote, leftOut: room.leftOut(), hidden: cutText(told, MOST_HIDDEN_CHARACTERS) }
}

/** What a page may hold of pictures: each once, small ones more often. */
function pictureRoom() {
  const written = new Map<Uint8Array, string | null>()
  let left = MOST_WRITTEN
  let leftOut = 0
  return {
    leftOut: () => leftOut,
    write(picture: Uint8Array | undefined): string | null {
      if (picture === undefined) return null
      const isRepeated = written.has(picture)
      const address = written.get(picture) ?? dataAddress(picture)
      if (address === null) return null
      if (address.length > left || (isRepeated && address.length > SMALL)) {
        leftOut++
        return null
      }
      left -= address.length
      written.set(picture, address.length > SMALL ? null : address)
      return address
    },
  }
}

const contentIdOf = (address: string) => {
  const id = address.replace(/^cid:/i, '').replace(/^<|>$/g, '')
  return URL.canParse(`cid:${id}`) && /%[0-9a-f]{2}/i.test(id) ? decoded(id) : id
}
const decoded = (id: string) =>
  id.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const byId = ([id, content]: readonly [string, Uint8Array]): [string, Uint8Array] => [contentIdOf(id), content]

function named({ contentId, content }: Attachment): [string, Uint8Array][] {
  if (!contentId || typeof content === 'string') return []
  return [[contentIdOf(contentId), new Uint8Array(content instanceof ArrayBuffer ? content : content.slice())]]
}

/** Typed by its bytes, as any other. */
function ofData(address: string): Uint8Array | undefined {
  const bytes = /^data:image\/[a-z+.-]{2,20};base64,([\sA-Za-z0-9+/=]+)$/i.exec(address)?.[1]
  return bytes === undefined ? undefined : new Uint8Array(Buffer.from(bytes, 'base64'))
}
