import { readSpan } from './read-measures.ts'
import type { Unit } from './split-units.ts'
import { type Statement, state, textOf } from './statement.ts'

const WEEKLY =
  /once a week|weekly|every week|una volta (?:a|alla|la) settimana|settimanal[ei]|ogni settimana|wochentlich|(?:ein)?mal (?:pro|in der) woche|jede woche|(?:une )?fois par semaine|chaque semaine|toutes les semaines|hebdomadaire|(?:una )?vez (?:a la|por) semana|cada semana|semanal(?:mente)?|wekelijks|(?:een keer|eens) (?:per|in de) week|elke week|uma vez por semana|todas as semanas|raz w tygodniu|raz na tydzien|co tydzien|cotygodniow[a-z]+/
const INTERVAL =
  /(?:every|ogni|alle|tous les|toutes les|cada|om de|elke|a cada|co) [a-z\d]+ (?:days|giorni|tage|jours|dias|dagen|dni)/
/** How often they are changed. */
export function readEvery(topic: 'linen' | 'towels' | 'beachTowels', unit: Unit): Statement[] {
  if (topic === 'beachTowels') return []
  const text = textOf(unit)
  const [interval] = INTERVAL.exec(text) ?? []
  const span = interval === undefined ? null : readSpan(interval)
  if (span !== null)
    return [{ ...state(`${topic}.every`, { kind: 'days', days: span.days, unit: span.unit }), takesConditions: true }]
  return WEEKLY.test(text)
    ? [{ ...state(`${topic}.every`, { kind: 'days', days: 1, unit: 'weeks' }), takesConditions: true }]
    : []
}
