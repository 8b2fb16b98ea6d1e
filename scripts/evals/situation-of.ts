import { readSituation } from '#activities/drafting/read-situation.ts'
import { NO_TRACK_RECORD, type Situation } from '#activities/drafting/situation.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { listFacts } from '#workflows/domain/property-facts.ts'
import { nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import type { EvalProperty } from './eval-data.ts'

const AT = new Date('2026-11-20T10:00:00Z')

/** A guest named Lukas writes to Anna about one of the properties, for the first time. */
export const situationOf = (property: EvalProperty, texts: readonly string[]): Situation => ({
  guestMessageId: 'guest',
  questions: texts.map((text, index) => ({ id: `guest-${index}`, from: 'guest', text, at: AT })),
  thread: [],
  property,
  facts: listFacts(property),
  houseFacts: withDoubts(factsOfProperty(property)),
  ...readSituation({ texts, earlier: [], property, names: ['Lukas', 'Anna'] }),
  secrets: nameSecrets(findSecretsOfProperty(property)).map((secret) => ({ ...secret, isSecret: true })),
  stay: { checkIn: '2026-12-04', checkOut: '2026-12-08' },
  today: '2026-11-20',
  channel: 'email',
  guestFirstName: 'Lukas',
  hostFirstName: 'Anna',
  hostLanguage: 'it',
  trackRecord: NO_TRACK_RECORD,
  examples: [],
  instructions: { tone: '', instruction: '', systemPrompt: '' },
})
