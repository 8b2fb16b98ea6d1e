import { expect, test } from 'vitest'
import { cleanName } from '#workflows/domain/clean-name.ts'

test('a name shows nothing that hides', () => {
  expect(cleanName('"Ma\u202Erco\u200B"\r\n')).toBe('Ma rco')
})
