import { readSituation } from '#activities/drafting/read-situation.ts'
import { NO_TRACK_RECORD, type Situation } from '#activities/drafting/situation.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { listFacts, type PropertyFacts } from '#workflows/domain/property-facts.ts'
import { maskProperty } from '#workflows/domain/secrets/mask-property.ts'
import { maskSecrets, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'

export const CASA: PropertyFacts = {
  name: 'Casa Trastevere',
  address: 'Via della Lungara 12, 00165 Roma',
  floor: 3,
  rooms: 3,
  bathrooms: 2,
  checkIn: '15:00',
  checkOut: '10:30',
  bookingLink: 'https://www.booking.com/hotel/it/casa-trastevere.html',
  airbnbLink: null,
  additionalInfo:
    'L’ascensore arriva al terzo piano. La lavatrice è in bagno. Dalla stazione di Trastevere prendete il tram 8 fino a Belli. La password del Wi-Fi è soleluna2024. Codice portone: A4521.',
  extras: [
    { key: 'Wi-Fi', value: true },
    { key: 'Pool', value: false },
    { key: 'Balcony', value: true },
    { key: 'Pets Allowed', value: true },
    { key: 'Garage Spots', value: 1 },
    { key: 'Number of Towels', value: 6 },
    { key: 'Hot tub', value: true },
  ],
}

export type SituationChange = Partial<Omit<Situation, 'questions'>> & {
  questions?: string[]
  language?: DraftLanguage | null
}

/** A guest named Lukas writes to Anna about Casa Trastevere. */
export function situationOf({ questions = ['A che ora è il check-in?'], ...change }: SituationChange = {}): Situation {
  const property = change.property === undefined ? CASA : change.property
  const at = new Date('2026-11-20T10:00:00Z')
  const secrets =
    property === null
      ? []
      : nameSecrets(findSecretsOfProperty(property)).map((secret) => ({ ...secret, isSecret: true }))
  const read = readSituation({ texts: questions, earlier: [], property, names: ['Lukas', 'Anna'] })
  return {
    guestMessageId: 'guest-1',
    questions: questions.map((text, index) => ({ id: `guest-${index}`, from: 'guest', text, at })),
    thread: [],
    property,
    facts: property === null ? [] : listFacts(property),
    houseFacts:
      property === null
        ? []
        : withDoubts(factsOfProperty(maskProperty(property, (text) => maskSecrets(text, secrets)))),
    secrets,
    stay: { checkIn: '2026-11-22', checkOut: '2026-11-26' },
    today: '2026-11-21',
    channel: 'email',
    guestFirstName: 'Lukas',
    hostFirstName: 'Anna',
    ...read,
    hostLanguage: 'it',
    trackRecord: NO_TRACK_RECORD,
    examples: [],
    instructions: { tone: '', instruction: '', systemPrompt: '' },
    ...change,
  }
}
