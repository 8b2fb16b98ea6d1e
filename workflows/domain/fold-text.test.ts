import { expect, test } from 'vitest'
import { fold, visibleText } from './fold-text.ts'

const LAST_WITH_LETTERS = 0x1ffff
const TAGS = { from: 0xe0000, to: 0xe0fff }

function* characters() {
  for (let code = 0; code <= LAST_WITH_LETTERS; code++) yield String.fromCodePoint(code)
  for (let code = TAGS.from; code <= TAGS.to; code++) yield String.fromCodePoint(code)
}

test('no character that hides and no accent of any script is left, whichever characters are looked at first', () => {
  const left: string[] = []
  for (const text of [...characters()].flatMap((character) => [`a${character}é`, `A${character}`])) {
    const visible = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    const lower = visible.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/ł/g, 'l')
    const folded = lower
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[’‘`´]/g, "'")
    if (visibleText(text) !== visible || fold(text) !== folded) left.push(text.codePointAt(1)?.toString(16) ?? '')
  }
  expect(left).toEqual([])
})
