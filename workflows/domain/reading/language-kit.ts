import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { EVERYDAY_WORDS } from '#workflows/domain/language-words.ts'
import { compileWords } from './compile-words.ts'
import { ASPECTS, type Aspect, type Cues } from './words/cues.ts'
import { cuesDe } from './words/cues-de.ts'
import { cuesEn } from './words/cues-en.ts'
import { cuesEs } from './words/cues-es.ts'
import { cuesFr } from './words/cues-fr.ts'
import { cuesIt } from './words/cues-it.ts'
import { cuesNl } from './words/cues-nl.ts'
import { cuesPl } from './words/cues-pl.ts'
import { cuesPt } from './words/cues-pt.ts'
import { hintsOf } from './words/hints.ts'
import type { Subject, TopicWords } from './words/topic-words.ts'
import { topicsDe } from './words/topics-de.ts'
import { topicsEn } from './words/topics-en.ts'
import { topicsEs } from './words/topics-es.ts'
import { topicsFr } from './words/topics-fr.ts'
import { topicsIt } from './words/topics-it.ts'
import { topicsNl } from './words/topics-nl.ts'
import { TOPICS_OF_PLACE } from './words/topics-of-place.ts'
import { topicsPl } from './words/topics-pl.ts'
import { topicsPt } from './words/topics-pt.ts'

type Patterns = Record<Exclude<keyof Cues, 'aspects' | 'opens'>, RegExp>

/** All that is needed to read a language. */
export type LanguageKit = {
  language: DraftLanguage
  topics: [Subject, RegExp][]
  /** Tell the subject where no topic is named. */
  hints: [Subject, RegExp][]
  aspects: [Aspect, RegExp][]
  cues: Patterns
  /** At the start of a sentence. */
  opens: RegExp
  everyday: ReadonlySet<string>
}

const WORDS: Record<DraftLanguage, [TopicWords, Cues]> = {
  it: [topicsIt, cuesIt],
  en: [topicsEn, cuesEn],
  de: [topicsDe, cuesDe],
  fr: [topicsFr, cuesFr],
  es: [topicsEs, cuesEs],
  nl: [topicsNl, cuesNl],
  pt: [topicsPt, cuesPt],
  pl: [topicsPl, cuesPl],
}

const patternsOf = (topics: TopicWords): [Subject, RegExp][] =>
  Object.entries(topics).map(([subject, words]): [Subject, RegExp] => [subject as Subject, compileWords(words)])

function assemble(language: DraftLanguage): LanguageKit {
  const [topics, cues] = WORDS[language]
  const pattern = (name: Exclude<keyof Cues, 'aspects'>) => compileWords(cues[name])
  return {
    language,
    topics: patternsOf({ ...TOPICS_OF_PLACE[language], ...topics }),
    hints: patternsOf(hintsOf(language)),
    aspects: ASPECTS.map((aspect): [Aspect, RegExp] => [aspect, compileWords(cues.aspects[aspect])]),
    cues: {
      enter: pattern('enter'),
      leave: pattern('leave'),
      comes: pattern('comes'),
      stays: pattern('stays'),
      early: pattern('early'),
      late: pattern('late'),
      when: pattern('when'),
      negation: pattern('negation'),
      asks: pattern('asks'),
      confirms: pattern('confirms'),
      joins: pattern('joins'),
      changes: pattern('changes'),
      thanks: pattern('thanks'),
      neutral: pattern('neutral'),
    },
    opens: new RegExp(`^\\W*(?:${compileWords(cues.opens).source})`, 'u'),
    everyday: EVERYDAY_WORDS[language],
  }
}

const kits = new Map<DraftLanguage, LanguageKit>()

/** The patterns of a language, made when they are first needed. */
export function kitOf(language: DraftLanguage): LanguageKit {
  const known = kits.get(language)
  if (known !== undefined) return known
  const kit = assemble(language)
  kits.set(language, kit)
  return kit
}
