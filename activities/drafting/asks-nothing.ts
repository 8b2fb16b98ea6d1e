import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { type ReadingContext, readAsks } from '#workflows/domain/reading/read-asks.ts'
import { isMereThanks } from './mere-thanks.ts'

const NOTHING_KNOWN: ReadingContext = { names: new Set(), house: { checkIn: '', checkOut: '' } }

/** Of characters: longer than that, thanks tell their language. */
const OF_NO_LANGUAGE = 400

/** Whether words are thanks or a greeting and no more, in their language or, where they tell none, in any. */
export function asksNothing(text: string): boolean {
  if (isMereThanks(text)) return true
  const language = detectLanguage(text)
  if (language === null && text.length > OF_NO_LANGUAGE) return false
  return (language === null ? DRAFT_LANGUAGES : [language]).some((one) => {
    const asks = readAsks([text], one, NOTHING_KNOWN)
    return asks.isMereThanks || asks.isGreeting
  })
}
