import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import type { CloudApi } from './cloud-api.ts'
import { readGraphError } from './graph-error.ts'

const ANSWER_MS = 15_000
/** For the whole file. */
const FILE_MS = 60_000

const MediaLink = z.object({
  url: z.string(),
  sha256: z.string().optional().catch(undefined),
  file_size: z.coerce.number().int().min(0).optional().catch(undefined),
})
type MediaLink = z.infer<typeof MediaLink>

/** `gone`: it will never be had. `not_there`: whoever should have it was reached and has not. `not_now`: it may be later. */
export type FetchedMedia =
  | { media: 'fetched'; content: Uint8Array<ArrayBuffer>; sha256: string }
  | { media: 'too_large'; bytes: number }
  | { media: 'gone' }
  | { media: 'not_there' }
  | { media: 'not_now' }

type Deps = { guard: OutsideGuard; api: CloudApi }

/**
 * Fetches a file by its id: first its link, which lives for five minutes, then the file. The token goes to Meta and nowhere else.
 * What the other side or a network does is an outcome, not an error.
 */
export async function fetchMedia(deps: Deps, account: WhatsappAccount, mediaId: string): Promise<FetchedMedia> {
  try {
    const link = await linkOf(deps, account, mediaId)
    if ('media' in link) return link
    if ((link.file_size ?? 0) > FILE_CAPS.fileBytes) return { media: 'too_large', bytes: link.file_size ?? 0 }
    return isOfMeta(link.url, deps.api) ? await fileAt(deps, account, link) : { media: 'gone' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.sentence.code === 'answer_too_large') return { media: 'too_large', bytes: FILE_CAPS.fileBytes + 1 }
    return { media: 'not_now' }
  }
}

async function linkOf(
  { guard, api }: Deps,
  account: WhatsappAccount,
  mediaId: string,
): Promise<MediaLink | FetchedMedia> {
  const address = `${api.apiUrl.replace(/\/+$/, '')}/${api.graphVersion}/${encodeURIComponent(mediaId)}`
  const answer = await guard.fetch(`${address}?phone_number_id=${account.phoneNumberId}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
    timeoutMs: ANSWER_MS,
  })
  const body = await answer.text()
  if (answer.ok) {
    const link = MediaLink.safeParse(jsonOrNull(body)).data
    return link ?? { media: 'not_now' }
  }
  const refusal = readGraphError({ status: answer.status, body })
  // 100 is an id that Meta does not know (any more); what is about the account the host mends meanwhile.
  if (refusal === null && isNotThere(answer)) return { media: 'not_there' }
  const isGone = refusal !== null && answer.status < 500 && !refusal.isPassing
  return { media: isGone && (refusal.code === 100 || refusal.sourceFault === null) ? 'gone' : 'not_now' }
}

const isNotThere = ({ status }: { status: number }) => status === 404 || status === 410

async function fileAt(
  { guard }: Deps,
  account: WhatsappAccount,
  { url, sha256: told }: MediaLink,
): Promise<FetchedMedia> {
  const answer = await guard.fetch(url, {
    headers: { authorization: `Bearer ${account.accessToken}` },
    timeoutMs: FILE_MS,
    maxBodyBytes: FILE_CAPS.fileBytes,
  })
  // A link that has died is another at the next try.
  if (!answer.ok) return { media: isNotThere(answer) ? 'not_there' : 'not_now' }
  const content = new Uint8Array(await answer.arrayBuffer())
  const sha256 = createHash('sha256').update(content).digest('hex')
  const isWhole = told === undefined || !/^[0-9a-f]{64}$/i.test(told) || told.toLowerCase() === sha256
  return content.length > 0 && isWhole ? { media: 'fetched', content, sha256 } : { media: 'not_now' }
}

const META = /(^|\.)(fbsbx\.com|facebook\.com|fbcdn\.net|whatsapp\.net)$/i

/** Whether a link leads to Meta, or to whoever stands in for it. */
function isOfMeta(url: string, { apiUrl }: CloudApi): boolean {
  const link = URL.parse(url)
  const api = URL.parse(apiUrl)
  if (link === null) return false
  return link.origin === api?.origin || (link.protocol === 'https:' && META.test(link.hostname))
}
