import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Found, says, wordsInMarkup } from '#tests/web/find-words.ts'

const WEB = join(import.meta.dirname, '..')

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('texts/'))
  .map((file) => ({ file, source: readFileSync(join(WEB, file), 'utf8') }))

const found = (look: (file: string, source: string) => Found[]) =>
  sources.flatMap(({ file, source }) => look(file, source).map(({ line, text }) => `${file}:${line} ${text}`))

test('no component writes words of its own: they would stand in one language only', () => {
  expect(found(wordsInMarkup)).toEqual([])
})

test('no module reads a text once and for all: it would keep the language of that moment', () => {
  expect(found(says)).toEqual([])
})

test('words in markup, and texts of a module, are found', () => {
  const markup = `
    const A = () => <p title="Chiudi tutto">Ciao {name}<b aria-label={'Open ' + x}>{n > 1 ? 'altri' : \`more \${n}\`}</b> · 5 %</p>
    const B = () => <C label="Salva" className="flex gap-2" placeholder={at} alt="" data-x="a b" />
    const T = { label: 'Fatto', id: 'some id' }; toastDone('Riuscito')`
  expect(wordsInMarkup('a.tsx', markup).map(({ text }) => text)).toEqual([
    ...['Ciao', 'Chiudi tutto', 'altri', 'more', 'Open', 'Salva', 'Fatto', 'Riuscito'],
  ])
  expect(
    says('a.ts', `const x = { a: say.inbox }; const f = () => say.inbox; type T = keyof typeof say.inbox`),
  ).toEqual([{ line: 1, text: 'say.inbox' }])
})
