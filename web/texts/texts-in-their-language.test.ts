import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literals } from '#tests/web/find-words.ts'
import { type Language, wordsOfOther } from '#tests/web/function-words.ts'

/** What is said in one language within the other on purpose. */
const MEANT: Record<Language, ReadonlySet<string>> = {
  it: new Set([
    // A guest may ask in any language.
    'Is there parking near the house?',
  ]),
  en: new Set([]),
}

const inWrongLanguage = (language: Language): string[] => {
  const folder = join(import.meta.dirname, language)
  return readdirSync(folder).flatMap((file) =>
    literals(file, readFileSync(join(folder, file), 'utf8'))
      .filter(({ text }) => !MEANT[language].has(text))
      .flatMap(({ line, text }) => {
        const words = wordsOfOther(language, text)
        return words.length > 0 ? [`${language}/${file}:${line} ${words.join(', ')}: ${text}`] : []
      }),
  )
}

test.each(['it', 'en'] as const)('the texts in %s have no words of the other language', (language) => {
  expect(inWrongLanguage(language)).toEqual([])
})

test('what writes drafts has one name in Italian: the specification’s', () => {
  const folder = join(import.meta.dirname, 'it')
  const sentences = join(import.meta.dirname, '../../workflows/domain/sentences/it')
  const all = [folder, sentences].flatMap((of) => readdirSync(of).map((file) => join(of, file)))
  const named = all.flatMap((file) =>
    literals(file, readFileSync(file, 'utf8')).filter(({ text }) => /\bIA\b/.test(text)),
  )
  expect(named).toEqual([])
})

test('a text that was left in the other language is found', () => {
  expect(wordsOfOther('en', 'Non è stato possibile salvare. Riprova.')).not.toEqual([])
  expect(wordsOfOther('en', 'Modifica')).not.toEqual([])
  expect(wordsOfOther('it', 'Could not be saved. Please try again.')).not.toEqual([])
  expect(wordsOfOther('it', 'Failed to load')).not.toEqual([])
  expect(wordsOfOther('it', 'Check-in dalle 15:00 in no caso su Airbnb')).toEqual([])
  expect(wordsOfOther('en', 'Is there a sofa in the Casa Pescallo?')).toEqual([])
})
