import { expect, test } from 'vitest'
import { shortenQuote } from './shorten-quote.ts'

test.each([
  ['a smiley in the last place', `${'a'.repeat(78)}🙂 e altro`, `${'a'.repeat(78)}…`],
  ['what fits', 'Il cane 🙂?', 'Il cane 🙂?'],
])('%s is quoted whole or not at all', (_case, text, quoted) => {
  expect(shortenQuote(text)).toBe(quoted)
})
