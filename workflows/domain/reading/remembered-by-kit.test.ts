import { expect, test } from 'vitest'
import { kitOf } from './language-kit.ts'
import { rememberedByKit } from './remembered-by-kit.ts'

test('a text is read once in each language', () => {
  const read: string[] = []
  const languageOf = rememberedByKit((text, { language }) => {
    read.push(`${text} ${language}`)
    return language
  })
  const asked = [languageOf('sale', kitOf('it')), languageOf('sale', kitOf('en')), languageOf('sale', kitOf('it'))]
  expect(asked).toEqual(['it', 'en', 'it'])
  expect(read).toEqual(['sale it', 'sale en'])
})
