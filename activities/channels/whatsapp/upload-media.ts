import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import { keptBackBefore, type SendOutcome } from '#activities/channels/outgoing-channel.ts'
import type { OutgoingFile } from '#activities/channels/outgoing-message.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { type CloudApi, cloudAddress } from './cloud-api.ts'
import { readGraphError } from './graph-error.ts'

/** For the whole file. */
const FILE_MS = 120_000

const Uploaded = z.object({ id: z.string().min(1) })
type Deps = { guard: OutsideGuard; api: CloudApi }

/**
 * Hands a file to Meta, which keeps it for thirty days: its id there, or why not. The guest is sent nothing by it, so whatever passes may
 * be tried again. See https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#upload-media.
 */
export async function uploadMedia(
  { guard, api }: Deps,
  account: WhatsappAccount,
  { ended, ...file }: OutgoingFile & { ended: AbortSignal | undefined },
): Promise<string | SendOutcome> {
  const { boundary, body } = formOf(file)
  try {
    const answer = await guard.fetch(cloudAddress(api, account, '/media'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account.accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      timeoutMs: FILE_MS,
      ...(ended && { signal: ended }),
    })
    const said = await answer.text()
    const uploaded = Uploaded.safeParse(jsonOrNull(said)).data
    if (answer.ok && uploaded !== undefined) return uploaded.id
    const refusal = readGraphError({ status: answer.status, body: said })
    if (refusal?.sourceFault) return { outcome: 'stopped', fault: refusal.sourceFault }
    const reason = refusal?.reason ?? say({ code: 'whatsapp_unclear', params: { status: answer.status } })
    return { outcome: 'failed', retryable: refusal === null || refusal.isPassing || refusal.mayBeDone, reason }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return keptBackBefore(error.sentence, { retryable: error.kind === 'upstream_unavailable' })
  }
}

/** A form with a file (RFC 7578): its name is data, and ends nothing. */
function formOf({ name, mediaType, content }: OutgoingFile) {
  const boundary = `locanda-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
  const field = (of: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${of}"\r\n\r\n${value}\r\n`
  const filename = name.replace(/["\r\n]/g, (character) => encodeURIComponent(character))
  const head = [
    field('messaging_product', 'whatsapp'),
    field('type', mediaType),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
  ].join('')
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { boundary, body: new Uint8Array(body.buffer, body.byteOffset, body.byteLength) }
}
