import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { hintsDe } from './hints/hints-de.ts'
import { hintsEn } from './hints/hints-en.ts'
import { hintsEs } from './hints/hints-es.ts'
import { hintsFr } from './hints/hints-fr.ts'
import { hintsIt } from './hints/hints-it.ts'
import { hintsNl } from './hints/hints-nl.ts'
import { hintsPl } from './hints/hints-pl.ts'
import { hintsPt } from './hints/hints-pt.ts'
import type { TopicWords } from './topic-words.ts'

/** Breeds are called alike everywhere. */
const BREEDS =
  'chihuahua*, mops*, pug, pugs, bichon*, yorkshire*, york, yorki, yorka, yorkiem, golden*, labradoodle*, goldendoodle*, husky, huskies, beagle*, bulldog*, bouledogue*, schaferhund*, shepherd, pastor aleman, pastore tedesco, berger allemand, herder, owczark*, dackel*, teckel*, dachshund*, jack russell, border collie, collie*, spaniel*, cocker*, pudel*, barbon*, barboncin*, caniche*, poedel*, mastiff*, rottweiler*, boxer, spitz, pomeran*, shih tzu, maltes*, malteser*, schnauzer*, corgi*, setter*, pointer*, greyhound*, galgo*, levrier*, whippet*, doggo, mutt, mischling*'

/** Words that tell what a question is about only where it names no thing: 'is the place warm in winter?', 'will a van fit?'. */
const WORDS: Record<DraftLanguage, TopicWords> = {
  it: hintsIt,
  en: hintsEn,
  de: hintsDe,
  fr: hintsFr,
  es: hintsEs,
  nl: hintsNl,
  pt: hintsPt,
  pl: hintsPl,
}

/** The hints of a language, with what is called alike in all of them. */
export const hintsOf = (language: DraftLanguage): TopicWords => ({
  ...WORDS[language],
  pets: [WORDS[language].pets, BREEDS].filter(Boolean).join(', '),
})
