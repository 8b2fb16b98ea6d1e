import type { BareCode, GuestNote } from '#workflows/domain/sentences/sentence.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import type { InboundMessage } from './webhook-value.ts'

export type MessageText = {
  /** The guest's own words, with what names a file or a place. */
  text: string
  /** What was sent that is no words; null for words alone. */
  note: GuestNote | null
  isAnswerable: boolean
}

const NOTES: Partial<Record<string, BareCode & GuestNote['code']>> = {
  image: 'sent_photo',
  video: 'sent_video',
  audio: 'sent_voice',
  sticker: 'sent_sticker',
  document: 'sent_document',
  contacts: 'sent_contact',
  order: 'sent_order',
  location: 'sent_position',
  unsupported: 'sent_unsupported',
}

/** Kinds that are words, or a choice: without any they cannot be read. */
const WORDS = new Set(['text', 'button', 'interactive'])

/**
 * What an inbound message says; a reaction or a notice of WhatsApp is shown and not answered. Null for words that are not there to be
 * read.
 */
export function messageText(message: InboundMessage): MessageText | null {
  const { type, reaction } = message
  if (type === 'reaction') {
    const note = say({ code: reaction?.emoji ? 'sent_reaction' : 'reaction_removed' })
    return { text: reaction?.emoji ?? '', note, isAnswerable: false }
  }
  if (type === 'system') return { text: '', note: say({ code: 'whatsapp_notice' }), isAnswerable: false }
  const text = writtenText(message)
  const code = NOTES[type]
  if (code !== undefined) return { text: text ?? '', note: say({ code }), isAnswerable: true }
  if (text === null && WORDS.has(type)) return null
  const note = text === null ? say({ code: 'sent_other', params: { type } }) : null
  return { text: text ?? '', note, isAnswerable: text !== null }
}

/** Null where the guest gave no words at all. */
function writtenText(message: InboundMessage): string | null {
  const { text, button, interactive, location, image, video, document } = message
  if (text !== undefined) return text.body
  if (button !== undefined) return button.text
  const chosen = interactive?.button_reply?.title ?? interactive?.list_reply?.title ?? interactive?.nfm_reply?.body
  if (chosen !== undefined) return chosen
  if (location !== undefined) return location.name ?? `${location.latitude}, ${location.longitude}`
  const parts = [document?.filename, image?.caption ?? video?.caption ?? document?.caption].filter(Boolean)
  return parts.length === 0 ? null : parts.join('\n')
}
