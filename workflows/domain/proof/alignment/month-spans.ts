import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { lastOf } from './plain-meanings.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { SaidValue } from './said-value.ts'
import { MONTHS } from './value-readers.ts'
import { readRows } from './word-rows.ts'
import { LIMITS } from './words-of-limits.ts'

const ROWS = readRows(LIMITS)

/** Every pair of months with what joins them, 'mai à octobre', and no day or part of a month before either. */
const spansIn = remembered((language: DraftLanguage): RegExp => {
  const month = (name: string) =>
    ROWS(language)
      .named(name)
      .map(({ pattern }) => pattern.source)
      .join('|')
  const any = (end: string) => MONTHS.map((name) => `(?<${end}${name}>${month(name)})`).join('|')
  return new RegExp(`(?:${any('a')})\\s*(?:[-–]|(?:${ROLE_WORDS[language].to}))\\s*(?:${any('b')})(?!\\s?\\d)`, 'gu')
})

const AND = /\s(?:e|y|and|und|et|en|i)\s/u
/** What makes 'and' join two ends, and no two months. */
const isSpan = (text: string): boolean => !AND.test(text)

/** 'From May to September' as its first day and its last: which of the two begins it. */
export function monthSpansIn(folded: string, language: DraftLanguage, read: readonly SaidValue[]): SaidValue[] {
  // 'From mid-May to September', 'from 3 May to September' say more than their months.
  if (read.some(({ kind }) => kind === 'monthPart' || kind === 'date')) return []
  return [...folded.matchAll(spansIn(language))].flatMap(({ 0: text, groups = {} }): SaidValue[] => {
    const monthOf = (end: string) => MONTHS.findIndex((name) => groups[`${end}${name}`] !== undefined) + 1
    const [first, last] = [monthOf('a'), monthOf('b')].map((month) => String(month).padStart(2, '0'))
    if (first === undefined || last === undefined || !isSpan(text)) return []
    return [
      { kind: 'date', key: `${first}-01`, role: 'from' },
      { kind: 'date', key: lastOf(last), role: 'until' },
    ]
  })
}
