import { isPromptInjection } from '#workflows/domain/prompt-injection.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'

const WORDS_MOST = 14

/** A question in the guest's own words, as it may be repeated in a reply that puts it off: short, plain, without figures or orders. */
export function quotableWords({ text }: Ask): string[] {
  const words = text.replace(/\s+/g, ' ').replace(/^[¿¡\s]+|[?!.\s]+$/g, '')
  const count = words.split(' ').length
  const isPlain = /^[\p{L}\p{M} ,'’-]+$/u.test(words) && count >= 2 && count <= WORDS_MOST
  return isPlain && !isPromptInjection(words) && !/\p{Lu}{4,}/u.test(words) ? [words] : []
}
