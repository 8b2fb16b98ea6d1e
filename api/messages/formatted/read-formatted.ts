import type { FormattedQuery, FormattedView } from '#api/contract/formatted.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readContent } from '#prisma/files/read-content.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { MadePage } from './make-page.ts'
import { remotePictures } from './remote-pictures.ts'

/** Of the pictures that came with a mail, together. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024

type ReadFormatted = { params: { id: string }; query: FormattedQuery }

/**
 * A mail as its sender formatted it, made safe. Pictures that came with it are in it; those of the internet where they are asked for.
 * @throws AppError not_found, also for a mail without a page, or one that is no longer kept; rule_refused for one that is too much to show.
 */
export async function readFormatted(
  { deps, host }: HostContext,
  { params: { id }, query }: ReadFormatted,
): Promise<FormattedView> {
  const mail = await readMail({ deps, host }, id)
  const page = await deps.pages.make({ ...mail, fetched: [] })
  if (page === null) throw notFound('Message')
  if (query.images !== 'load' || page.remote.length === 0) return viewOf(page)
  const fetched = await remotePictures(deps.guard, page.remote)
  return viewOf((await deps.pages.make({ ...mail, fetched: [...fetched] })) ?? page)
}

const viewOf = ({ html, remote, leftOut, hidden }: MadePage): FormattedView => ({
  html,
  hiddenWords: hidden,
  remoteImages: remote.length,
  imagesLeftOut: leftOut,
})

/** The mail as it is kept, and the pictures that its files are. */
async function readMail({ deps, host }: Pick<HostContext, 'deps' | 'host'>, id: string) {
  const of = { hostId: host.id, messageId: id }
  const { file, named } = await inHost(deps.db, host.id, async (tx) => {
    const original = await tx.messageOriginal.findFirst({ where: { ...of, hasHtml: true }, select: { file: true } })
    if (original === null) throw notFound('Message')
    const named = await tx.messageFile.findMany({
      where: { ...of, contentId: { not: null }, sha256: { not: null }, mediaType: { startsWith: 'image/' } },
      orderBy: { position: 'asc' },
      select: { contentId: true, bytes: true, sha256: true },
    })
    return { file: original.file, named }
  })
  const pictures: [string, Uint8Array][] = []
  let left = MOST_PICTURE_BYTES
  for (const { contentId, bytes, sha256 } of named) {
    left -= bytes
    if (contentId === null || sha256 === null || left < 0) continue
    const content = await readContent(deps.db, { hostId: host.id, sha256 })
    if (content !== null) pictures.push([contentId, content])
  }
  return { file, pictures }
}
