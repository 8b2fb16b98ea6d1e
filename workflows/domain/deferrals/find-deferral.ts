import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { findSubjects } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { ANSWER_WILL_COME } from './promise-words.ts'

/** `subjects`: what the answer will be about; null where it is about all that was asked. */
export type Deferral = { sentences: string[]; subjects: Subject[] | null }

/**
 * The sentences of a reply that say that an answer will come ('I will ask and come back'), whoever wrote it; null where none does.
 * `language`: as it is known to be; a host's own fallback may be in another.
 */
export function findDeferral(text: string, language: string | null): Deferral | null {
  const languages = languagesOf(text, language)
  const found = languages.map((one) => deferralIn(text, one)).find((deferral) => deferral !== null)
  return found ?? null
}

function deferralIn(text: string, language: DraftLanguage): Deferral | null {
  const promises = [PROOF_WORDS[language].defers, ANSWER_WILL_COME[language]]
  const sentences = splitSentences(text, language).filter((sentence) => {
    const folded = fold(sentence)
    return !folded.trimEnd().endsWith('?') && promises.some((words) => words.test(folded))
  })
  if (sentences.length === 0) return null
  const kit = kitOf(language)
  const about = sentences.map((sentence) => findSubjects(sentence, kit).subjects)
  const isOfAll = about.some((subjects) => subjects.length === 0)
  return { sentences, subjects: isOfAll ? null : [...new Set(about.flat())] }
}

function languagesOf(text: string, language: string | null): DraftLanguage[] {
  const told = DRAFT_LANGUAGES.find((one) => one === language) ?? null
  const known = [detectLanguage(text), told].filter((one) => one !== null)
  return known.length > 0 ? [...new Set(known)] : [...DRAFT_LANGUAGES]
}
