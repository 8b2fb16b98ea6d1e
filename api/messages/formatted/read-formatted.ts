import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import PostalMime, { type Attachment } from 'postal-mime'
import type { FormattedQuery, FormattedView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { dataAddress } from './data-address.ts'
import { remotePictures } from './remote-pictures.ts'
import { type PictureOf, sanitisePage } from './sanitise-page.ts'

const unpack = promisify(gunzip)
/** More than is kept of any mail. */
const MOST_BYTES = 8 * 1024 * 1024
/** Of the pictures that came with a mail, together. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024

type ReadFormatted = { params: { id: string }; query: FormattedQuery }

/**
 * A mail as its sender formatted it, made safe. Pictures that came with it are in it; those of the internet where they are asked for.
 * @throws AppError not_found, also for a mail without a page, or one that is no longer kept.
 */
export async function readFormatted(
  { deps, host }: HostContext,
  { params: { id }, query }: ReadFormatted,
): Promise<FormattedView> {
  const { file, pictures } = await readMail({ deps, host }, id)
  const mail = await PostalMime.parse(await unpack(file, { maxOutputLength: MOST_BYTES }), {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 64,
  })
  if (!mail.html) throw notFound('Message')
  const own = new Map([...mail.attachments.flatMap(named), ...pictures])
  const page = pageWith(mail.html, own)
  const shown = page(new Map())
  if (query.images !== 'load' || shown.remote.length === 0) return viewOf(shown)
  return viewOf(page(await remotePictures(deps.guard, shown.remote)))
}

type Shown = { html: string; remote: string[] }
const viewOf = ({ html, remote }: Shown): FormattedView => ({ html, remoteImages: remote.length })

/** `remote`: the addresses of the pictures that are not in it. */
const pageWith =
  (page: string, own: ReadonlyMap<string, string>) =>
  (fetched: ReadonlyMap<string, string>): Shown => {
    const remote: string[] = []
    const pictureOf: PictureOf = (address) => {
      if (/^cid:/i.test(address)) return own.get(contentIdOf(address)) ?? null
      if (/^data:/i.test(address)) return ofData(address)
      const picture = fetched.get(address) ?? null
      if (picture === null && /^https?:/i.test(address)) remote.push(address)
      return picture
    }
    return { html: sanitisePage(page, pictureOf), remote }
  }

/** The mail as it is kept, and the pictures that its files are. */
async function readMail({ deps, host }: Pick<HostContext, 'deps' | 'host'>, id: string) {
  const of = { hostId: host.id, messageId: id }
  return inHost(deps.db, host.id, async (tx) => {
    const original = await tx.messageOriginal.findFirst({ where: { ...of, hasHtml: true }, select: { file: true } })
    if (original === null) throw notFound('Message')
    const files = await tx.messageFile.findMany({
      where: { ...of, contentId: { not: null }, sha256: { not: null }, mediaType: { startsWith: 'image/' } },
      orderBy: { position: 'asc' },
      select: { contentId: true, bytes: true, content: { select: { content: true } } },
    })
    let left = MOST_PICTURE_BYTES
    const pictures = files.flatMap(({ contentId, bytes, content }): [string, string][] => {
      left -= bytes
      const picture = content === null || left < 0 ? null : dataAddress(content.content)
      return picture === null ? [] : [[contentIdOf(contentId ?? ''), picture]]
    })
    return { file: original.file, pictures }
  })
}

const contentIdOf = (address: string) => {
  const id = address.replace(/^cid:/i, '').replace(/^<|>$/g, '')
  return URL.canParse(`cid:${id}`) && /%[0-9a-f]{2}/i.test(id) ? decoded(id) : id
}
const decoded = (id: string) =>
  id.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function named({ contentId, content }: Attachment): [string, string][] {
  if (!contentId || typeof content === 'string') return []
  const picture = dataAddress(new Uint8Array(content instanceof ArrayBuffer ? content : content.slice()))
  return picture === null ? [] : [[contentIdOf(contentId), picture]]
}

/** Typed by its bytes, as any other. */
function ofData(address: string): string | null {
  const bytes = /^data:image\/[a-z+.-]{2,20};base64,([\sA-Za-z0-9+/=]+)$/i.exec(address)?.[1]
  return bytes === undefined ? null : dataAddress(new Uint8Array(Buffer.from(bytes, 'base64')))
}
