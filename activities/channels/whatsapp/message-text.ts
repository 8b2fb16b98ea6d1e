import type { InboundMessage } from './webhook-value.ts'

export type MessageText = { text: string; isAnswerable: boolean }

const NOTES: Record<string, string> = {
  image: '(foto)',
  video: '(video)',
  audio: '(messaggio vocale)',
  sticker: '(adesivo)',
  document: '(documento)',
  contacts: '(contatto)',
  order: '(ordine)',
  unsupported: '(messaggio di un tipo non supportato)',
}

/** What an inbound message says in words; a reaction or a notice of WhatsApp is shown and not answered. */
export function messageText(message: InboundMessage): MessageText {
  const { type } = message
  if (type === 'reaction') return { text: `(reazione ${message.reaction?.emoji ?? 'tolta'})`, isAnswerable: false }
  if (type === 'system') return { text: '(avviso di WhatsApp)', isAnswerable: false }
  const written = writtenText(message)
  return { text: written ?? NOTES[type] ?? `(${type})`, isAnswerable: written !== null || type in NOTES }
}

function writtenText(message: InboundMessage): string | null {
  const { text, button, interactive, location, image, video, document } = message
  if (text !== undefined) return text.body
  if (button !== undefined) return button.text
  const chosen = interactive?.button_reply?.title ?? interactive?.list_reply?.title
  if (chosen !== undefined) return chosen
  if (location !== undefined) return `(posizione: ${location.name ?? `${location.latitude}, ${location.longitude}`})`
  const file = document?.filename
  if (file !== undefined) return [`(documento: ${file})`, document?.caption].filter(Boolean).join('\n')
  const caption = image?.caption ?? video?.caption ?? document?.caption
  return caption === undefined ? null : `${NOTES[message.type] ?? ''}\n${caption}`.trim()
}
