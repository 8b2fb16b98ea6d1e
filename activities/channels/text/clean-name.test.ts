import { expect, test } from 'vitest'
import { cleanName } from '#activities/channels/text/clean-name.ts'

test('a name shows nothing that hides', () => {
  expect(cleanName('"Ma\u202Erco\u200B"\r\n')).toBe('Ma rco')
})
