import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { ROLE_WORDS } from './role-words.ts'
import { readRows } from './word-rows.ts'
import { LIMITS } from './words-of-limits.ts'

const ROWS = readRows(LIMITS)
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

const spansIn = remembered((language: DraftLanguage): RegExp => {
  const words = (name: string) =>
    ROWS(language)
      .named(name)
      .map(({ pattern }) => pattern.source)
      .join('|')
  const any = (end: string) => DAYS.map((name) => `(?<${end}${name}>${words(name)})`).join('|')
  return new RegExp(`(?:${any('a')})\\s*(?:[-–]|(?:${ROLE_WORDS[language].to}))\\s*(?:${any('b')})`, 'gu')
})

const AND = /\s(?:e|y|and|und|et|en|i)\s/u

/** 'From Monday to Friday' names the days between as well: a row of five days is the same. */
export function nameDaysBetween({ limits }: { limits: Set<string> }, folded: string, language: DraftLanguage): void {
  if (DAYS.filter((day) => limits.has(day)).length < 2) return
  for (const { 0: text, groups = {} } of folded.matchAll(spansIn(language))) {
    const dayOf = (end: string) => DAYS.findIndex((name) => groups[`${end}${name}`] !== undefined)
    const [first, last] = [dayOf('a'), dayOf('b')]
    if (AND.test(text) || first < 0 || last < 0) continue
    for (let day = first; day !== last; day = (day + 1) % DAYS.length) limits.add(DAYS[day] ?? '')
  }
}
