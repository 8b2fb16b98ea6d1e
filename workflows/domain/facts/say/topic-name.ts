import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { topicNameEn } from '#workflows/domain/sentences/en/names.ts'
import { topicNameIt } from '#workflows/domain/sentences/it/names.ts'
import { PLACES_EN, THINGS_EN } from './en/nouns-en.ts'
import { PLACES_IT, THINGS_IT } from './it/nouns-it.ts'

type Nouns = Readonly<Record<string, readonly (string | undefined)[] | undefined>>
const NOUNS: Record<HostLanguage, Nouns> = {
  it: { ...THINGS_IT, ...PLACES_IT },
  en: { ...THINGS_EN, ...PLACES_EN },
}
const NAMES: Record<HostLanguage, (topic: string) => string> = { it: topicNameIt, en: topicNameEn }

/** A topic as a host reads it, with its article; one without a name by the words of its code. */
export function topicName(topic: string, language: HostLanguage): string {
  const name = NAMES[language](topic)
  if (name !== topic) return name
  return NOUNS[language][topic]?.[0] ?? topic.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
