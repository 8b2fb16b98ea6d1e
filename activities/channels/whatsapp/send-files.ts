import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OnFileLeft, SendOutcome } from '#activities/channels/outgoing-channel.ts'
import type { OutgoingFile } from '#activities/channels/outgoing-message.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { whatsappMediaOf } from '#workflows/domain/files/whatsapp-media.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import type { CloudApi } from './cloud-api.ts'
import type { NumberPace } from './number-pace.ts'
import { partKey } from './part-key.ts'
import { refuseTooLong, sendText, type WhatsappText } from './send-text.ts'
import { uploadMedia } from './upload-media.ts'

/** https://developers.facebook.com/docs/whatsapp/cloud-api/messages/image-messages */
const MOST_CAPTION = 1024

type Deps = { guard: OutsideGuard; api: CloudApi; pace: NumberPace }
type Media = NonNullable<WhatsappText['media']>
type Part = { file: OutgoingFile; media: Media }
export type WhatsappFiles = Omit<WhatsappText, 'media' | 'template'> & {
  files: readonly OutgoingFile[]
  onFileLeft: OnFileLeft
}

/**
 * Sends files and words to one guest, each part once: what an earlier try left is not sent again. All files are handed to Meta first,
 * then leave one after the other; the words are the caption of the last where it takes them, else a message after it. The last part
 * alone has the key of the send: what Meta tells of it tells that all others were taken.
 */
export async function sendFiles(deps: Deps, account: WhatsappAccount, message: WhatsappFiles): Promise<SendOutcome> {
  const { text, sendKey, onTransmit, onFileLeft, ended } = message
  const parts = refuseTooLong(text) ?? (await uploadAll(deps, account, message))
  if ('outcome' in parts) return parts
  let marking: Promise<void> | undefined
  const markOnce = () => (marking ??= onTransmit())
  const last = parts.at(-1)
  const isCaption = last !== undefined && last.media.kind !== 'audio' && text.length <= MOST_CAPTION
  for (const { file, media } of parts) {
    if (ended?.aborted === true) return { outcome: 'failed', retryable: true, reason: say({ code: 'network_error' }) }
    const isEnd = isCaption && file === last.file
    const key = isEnd ? sendKey : partKey(sendKey, file.id)
    const part = { to: message.to, text: isEnd ? text : '', media, sendKey: key, ended, onTransmit: markOnce }
    const outcome = await sendText(deps, account, part)
    if (outcome.outcome !== 'sent') return outcome
    await onFileLeft(file.id, outcome.providerId ?? '')
    if (isEnd) return outcome
  }
  return sendText(deps, account, { to: message.to, text, sendKey, ended, onTransmit: markOnce })
}

async function uploadAll(
  deps: Deps,
  account: WhatsappAccount,
  { files, ended }: Pick<WhatsappFiles, 'files' | 'ended'>,
): Promise<Part[] | SendOutcome> {
  const parts: Part[] = []
  for (const file of files.filter(({ leftAs }) => leftAs === null)) {
    const kind = whatsappMediaOf(file.mediaType)?.kind
    if (kind === undefined)
      return { outcome: 'failed', retryable: false, reason: say({ code: 'file_not_for_whatsapp' }) }
    const id = await uploadMedia(deps, account, { ...file, ended })
    if (typeof id !== 'string') return id
    parts.push({ file, media: { kind, id, name: file.name } })
  }
  return parts
}
