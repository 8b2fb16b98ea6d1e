import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOneLine } from './in-one-line.ts'

test('whatever stands between words is one space, as if each run of it had been looked for', () => {
  const space = fc.constantFrom(' ', '\n', '\r\n', '\t', '\u00a0', '\u2003', '\ufeff', 'a', 'b')
  fc.assert(
    fc.property(fc.array(space), (parts) => {
      const text = parts.join('')
      expect(inOneLine(text)).toBe(text.replace(/\s+/g, ' ').trim())
    }),
    { numRuns: 2_000 },
  )
})
