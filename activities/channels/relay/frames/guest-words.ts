import { normaliseText } from '#activities/channels/text/normalise-text.ts'

/** Where the guest's words begin and end inside a platform's mail. */
export type Frame = { after: readonly RegExp[]; before: readonly RegExp[] }

/** The platform's own link to answer by, alone on its line: a guest's sentence may begin with the same word. */
export const REPLY_LINK =
  /^(?:reply|respond|rispondi|antworten|répondre|responder)(?: (?:to|a|al|all'|auf|an|à|au)(?: \S+){1,5})?$/i

/** The lines between the platform's own. Where no beginning is found, or nothing stands behind it, all of the text: it may be anywhere. */
export function guestWords(text: string, { after, before }: Frame): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => after.some((mark) => mark.test(line.trim())))
  if (first === -1) return normaliseText(text)
  const rest = lines.slice(first + 1)
  const last = rest.findIndex((line) => before.some((mark) => mark.test(line.trim())))
  const words = rest
    .slice(0, last === -1 ? undefined : last)
    .join('\n')
    .trim()
  return words === '' ? normaliseText(text) : words
}
