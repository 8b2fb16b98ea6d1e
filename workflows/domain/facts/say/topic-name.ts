import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { topicNameEn } from '#workflows/domain/sentences/en/names.ts'
import { topicNameIt } from '#workflows/domain/sentences/it/names.ts'
import { PLACES_EN, THINGS_EN } from './en/nouns-en.ts'
import { PLACES_IT, THINGS_IT } from './it/nouns-it.ts'
import { topicCode } from './topic-code.ts'

type Nouns = Readonly<Record<string, readonly (string | undefined)[] | undefined>>
const NOUNS: Record<HostLanguage, Nouns> = {
  it: { ...THINGS_IT, ...PLACES_IT },
  en: { ...THINGS_EN, ...PLACES_EN },
}
const NAMES: Record<HostLanguage, (topic: string) => string> = { it: topicNameIt, en: topicNameEn }

/** A topic as a host reads it, with its article, also where it was kept in words; one without a name by the words of its code. */
export function topicName(topic: string, language: HostLanguage): string {
  const code = topicCode(topic)
  const name = NAMES[language](code)
  if (name !== code) return name
  return NOUNS[language][code]?.[0] ?? code.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
