import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#web/texts/say.ts'
import { fileSize } from './file-size.ts'

beforeAll(() => loadTexts('first'))

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '2 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_440_000, '1,4 MB'],
  [25_000_000, '25 MB'],
])('%i bytes are %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown)
})
