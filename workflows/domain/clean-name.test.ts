import { expect, test } from 'vitest'
import { cleanLine, cleanName } from '#workflows/domain/clean-name.ts'

test('a name shows nothing that hides', () => {
  expect(cleanName('"Ma\u202Erco\u200B"\r\n')).toBe('Ma rco')
})

test.each(['Rossi 👨‍👩‍👧', 'Ana 👩🏽‍🚒', 'Luca ❤️‍🔥'])('what joins emoji into one stays: %s', (name) => {
  expect(cleanName(name)).toBe(name)
  expect(cleanLine(name)).toBe(name)
})

test('a joiner elsewhere is hidden as any other character', () => {
  expect(cleanName('Ma\u200Dria \u200D👩')).toBe('Ma ria 👩')
})
