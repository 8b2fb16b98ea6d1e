import { fold } from '#workflows/domain/fold-text.ts'
import type { LanguageKit } from './language-kit.ts'
import { rememberedByKit } from './remembered-by-kit.ts'
import type { Subject } from './words/topic-words.ts'

/** What a piece of text is about, in the order of its words, and what is left of it (folded) without those words. */
export type FoundSubjects = { subjects: Subject[]; rest: string }

/** 'A partire da', 'a partir de' leave nothing. */
const FROM = /(?<!\p{L})a partire? d\p{L}{1,4}(?!\p{L})/gu

/** Finds the subjects of a text; what one has read, the next no longer sees. */
export function findSubjects(text: string, kit: LanguageKit): FoundSubjects {
  return findIn(fold(text).replace(FROM, ' '), kit.topics)
}

function findIn(folded: string, patterns: LanguageKit['topics']): FoundSubjects {
  let rest = folded
  const found: { subject: Subject; at: number }[] = []
  for (const [subject, pattern] of patterns) {
    const at = rest.search(pattern)
    if (at < 0) continue
    found.push({ subject, at })
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
  }
  const subjects = found.toSorted((a, b) => a.at - b.at).map(({ subject }) => subject)
  return { subjects, rest }
}

/** What a question's words hint at, where it names nothing. */
export function findHints(text: string, kit: LanguageKit): FoundSubjects {
  return findIn(fold(text), kit.hints)
}

type SaidSubjects = { readonly subjects: readonly Subject[]; readonly rest: string }

/** The same, of what a house or a reply says. */
export const findSubjectsSaid: (text: string, kit: LanguageKit) => SaidSubjects = rememberedByKit(findSubjects)
