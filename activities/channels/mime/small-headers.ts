import { bodyStart } from './body-start.ts'

/** Half of what the parser takes. */
const MAX_BYTES = 256 * 1024
const MAX_FIELD = 16 * 1024

/** What is read of a mail's headers. */
const READ =
  /^(?:from|to|reply-to|return-path|subject|date|received|message-id|in-reply-to|references|mime-version|content-[a-z-]+|authentication-results|dkim-signature|auto-submitted|precedence|list-(?:id|unsubscribe|post)|x-auto(?:reply|respond)|x-auto-response-suppress|x-failed-recipients|x-ricevuta|x-riferimento-message-id):/i

/**
 * A mail with no more headers than the parser takes: of too many those that are read, and of each its beginning, so that the words
 * below them arrive.
 */
export function withSmallHeaders(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = bodyStart(raw)
  if (start <= MAX_BYTES) return raw
  const fields = Buffer.from(raw.subarray(0, start))
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
  let left = MAX_BYTES
  const kept = fields
    .filter((field) => READ.test(field))
    .map((field) => field.slice(0, MAX_FIELD))
    .filter((field) => (left -= field.length) > 0)
  return new Uint8Array(Buffer.concat([Buffer.from(`${kept.join('\r\n')}\r\n\r\n`, 'latin1'), raw.subarray(start)]))
}
