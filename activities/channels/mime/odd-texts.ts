import type { Attachment, Email } from 'postal-mime'

const MEDIA_TYPE = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/
/** Texts that programs read, not people. */
const FILES =
  /^text\/(?:calendar|(?:x-)?vcard|directory|css|csv|javascript|xml|rtf|rfc822-headers|vnd\.google\.email-reaction\+json)$/
const MAX_CHARACTERS = 200_000

/**
 * A mail with the texts whose type the parser does not know among its words: a type that is none is plain text (RFC 2045, 5.2), and so
 * is a text of an unknown kind (RFC 2046, 4.1.4).
 */
export function withOddTexts(email: Email): Email {
  const odd = email.attachments.filter(isOddText)
  if (odd.length === 0) return email
  const texts = [email.text ?? '', ...odd.map(wordsOf)]
  return {
    ...email,
    text: texts.filter((text) => text.trim() !== '').join('\n'),
    attachments: email.attachments.filter((file) => !odd.includes(file)),
  }
}

function isOddText({ mimeType, disposition, filename, content }: Attachment): boolean {
  const type = mimeType.toLowerCase()
  const isKnown = MEDIA_TYPE.test(type) && (!type.startsWith('text/') || FILES.test(type))
  return !isKnown && disposition !== 'attachment' && (filename ?? '') === '' && !bytesOf(content).includes(0)
}

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

function wordsOf({ content }: Attachment): string {
  const bytes = bytesOf(content)
  const text = new TextDecoder().decode(bytes)
  return (text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text).slice(0, MAX_CHARACTERS)
}
