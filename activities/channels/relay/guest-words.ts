import { stripQuotes } from '#activities/channels/text/strip-quotes.ts'

/** Where the guest's words begin and end inside a platform's mail. */
export type Frame = { after: readonly RegExp[]; before: readonly RegExp[] }

/** The lines between the platform's own; all of the text where the frame is not found or holds nothing. */
export function guestWords(text: string, { after, before }: Frame): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => after.some((mark) => mark.test(line.trim())))
  const rest = lines.slice(first + 1)
  const last = rest.findIndex((line) => before.some((mark) => mark.test(line.trim())))
  const words = rest
    .slice(0, last === -1 ? undefined : last)
    .join('\n')
    .trim()
  return words === '' ? stripQuotes(text) : words
}
