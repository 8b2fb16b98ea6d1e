import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { say } from '#web/texts/say.ts'
import { nameOf } from './extra-name.ts'

const isNamed = (name: string): name is keyof typeof say.properties.form => Object.hasOwn(say.properties.form, name)

/** What a fact was read in: a field and an extra by the name that they have on the screen, where the text has that of the database. */
export function factSentence({
  source: { kind, name },
  sentence,
}: Pick<PropertyFactView, 'source' | 'sentence'>): string {
  const written = `${name}: `
  if (!sentence.startsWith(written)) return sentence
  const label = kind === 'extra' ? nameOf(name) : isNamed(name) ? say.properties.form[name] : name
  return `${label}: ${sentence.slice(written.length)}`
}

/** As a guest would be told it, or the host's own words. */
export const factLine = (fact: PropertyFactView): string => fact.said ?? factSentence(fact)
