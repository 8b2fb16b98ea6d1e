import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunFile } from '#scripts/parts/run-file.ts'
import { StartFailure, systemErrorCode } from '#scripts/parts/start-failure.ts'
import { mediaTypeOf } from '#workflows/domain/files/media-type.ts'

/** The demo host's number, and the phone of the guest who writes to it. */
const NUMBER = '106540352242922'
const PHONE = '393471234567'
const POLL_MS = 500

type OnWhatsapp = { text: string; image: string | undefined; waitSeconds: number; say: (line: string) => void }
type Sent = { id: string; to: string; text: string }

/**
 * Writes to the demo host as a guest on WhatsApp, through the stand-in for Meta's API, and prints the replies.
 * @throws StartFailure where the file cannot be read, or nobody takes the message.
 */
export async function writeOnWhatsapp({ whatsappUrl }: RunFile, { text, image, waitSeconds, say }: OnWhatsapp) {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${whatsappUrl}/stand-in/${path}`, init)
    return answer.json()
  }
  const before = ((await ask('sent')) as Sent[]).length
  const message = image === undefined ? { type: 'text', text: { body: text } } : await withFile(ask, image, text)
  const { webhook } = (await ask('guest', { phoneNumberId: NUMBER, from: PHONE, name: 'Giulia', message })) as {
    webhook: number
  }
  if (webhook !== 200) throw new StartFailure(`Locanda does not take WhatsApp messages now (${webhook}).`)
  say(`+${PHONE} → WhatsApp: ${[text, image === undefined ? '' : `[${basename(image)}]`].filter(Boolean).join(' ')}`)
  const until = Date.now() + waitSeconds * 1_000
  while (Date.now() < until) {
    const replies = ((await ask('sent')) as Sent[]).slice(before).filter(({ to }) => to === PHONE)
    for (const reply of replies) say(`WhatsApp → +${PHONE}: ${reply.text}`)
    if (replies.length > 0) return
    await delay(POLL_MS)
  }
}

const KINDS: Readonly<Record<string, string>> = { image: 'image', video: 'video', audio: 'audio' }

/** Whatever the file is, as a phone sends it. */
async function withFile(ask: (path: string, body: object) => Promise<unknown>, image: string, caption: string) {
  const content = readOrSay(image)
  const type = mediaTypeOf(content)
  const { id } = (await ask('media', { type, base64: content.toString('base64') })) as { id: string }
  const kind = KINDS[type.split('/')[0] ?? ''] ?? 'document'
  const words = caption === '' ? {} : { caption }
  return {
    type: kind,
    [kind]: { id, mime_type: type, ...words, ...(kind === 'document' && { filename: basename(image) }) },
  }
}

function readOrSay(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    if (systemErrorCode(cause) === undefined) throw cause
    throw new StartFailure(`${file} cannot be read: name a picture, or another file.`, { cause })
  }
}
