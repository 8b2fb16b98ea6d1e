import { readSituation } from '#activities/drafting/read-situation.ts'
import { NO_TRACK_RECORD, type Situation } from '#activities/drafting/situation.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { listFacts } from '#workflows/domain/property-facts.ts'
import { maskProperty } from '#workflows/domain/secrets/mask-property.ts'
import { maskSecrets, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import type { EvalProperty } from './eval-data.ts'
import { NOBODY_SAID, type People } from './people-of-reply.ts'

const AT = new Date('2026-11-20T10:00:00Z')

type Known = Pick<Situation, 'secrets' | 'houseFacts'>
const known = new WeakMap<EvalProperty, Known>()

/** A house is read once, for all its questions: that takes longer than to answer one. */
function knownOf(property: EvalProperty): Known {
  const before = known.get(property)
  if (before !== undefined) return before
  const secrets = nameSecrets(findSecretsOfProperty(property))
  // As facts are kept: without what opens the house.
  const masked = maskProperty(property, (text) => maskSecrets(text, secrets))
  const found = {
    secrets: secrets.map((secret) => ({ ...secret, isSecret: true })),
    houseFacts: withDoubts(factsOfProperty(masked)),
  }
  known.set(property, found)
  return found
}

/** A guest writes to the host about one of the properties, for the first time. */
export function situationOf(
  property: EvalProperty,
  texts: readonly string[],
  { guest, host }: People = NOBODY_SAID,
): Situation {
  const { secrets, houseFacts } = knownOf(property)
  return {
    guestMessageId: 'guest',
    questions: texts.map((text, index) => ({ id: `guest-${index}`, from: 'guest', text, at: AT })),
    thread: [],
    property,
    facts: listFacts(property),
    houseFacts,
    ...readSituation({ texts, earlier: [], property, names: [guest, host] }),
    secrets,
    stay: { checkIn: '2026-12-04', checkOut: '2026-12-08' },
    today: '2026-11-20',
    channel: 'email',
    guestFirstName: guest,
    hostFirstName: host,
    hostLanguage: 'it',
    trackRecord: NO_TRACK_RECORD,
    examples: [],
    instructions: { tone: '', instruction: '', systemPrompt: '' },
  }
}
