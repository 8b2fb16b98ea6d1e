import { createHash } from 'node:crypto'
import { Prisma } from '#prisma/client.ts'
import { toPropertyFacts } from '#prisma/property-facts.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { type KnownSecret, planOfSecrets, type SecretRow, withKind } from '#prisma/secrets/known-secret.ts'
import type { PropertyOfHost } from '#prisma/secrets/sync-property-secrets.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { RULES_VERSION } from '#workflows/domain/facts/read/read-property.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { maskProperty } from '#workflows/domain/secrets/mask-property.ts'
import { maskSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { type FactRow, type HostsFact, toFacts } from './fact-rows.ts'

/** So many houses are written to by their guests at a time. */
const MOST_HOUSES = 300

/** What a property's texts say, and what was read from them until now. */
export type House = {
  property: PropertyFacts
  secrets: KnownSecret[]
  facts: HostsFact[]
  /** The same, those unsettled that may be read otherwise: what drafts are made of. */
  told: PropertyFact[]
  /** False where the texts have changed since the last look: `syncPropertyFacts` writes down what of it is new. */
  isInStep: boolean
}

type Row = Omit<PropertyFacts, 'extras'> & {
  extras: { key: string; value: unknown }[]
  secrets: SecretRow[]
  facts: FactRow[]
  factsRead: string | null
}

/** `1:` and what the texts were: rows of older rules are found by it. */
export const RULES_MARK = `${RULES_VERSION}:`

const markOf = (property: PropertyFacts) =>
  RULES_MARK + createHash('sha256').update(JSON.stringify(property)).digest('base64url')

/** A property as drafters and models may see it, and what tells one state of its texts from another. */
export function markedHouse(property: PropertyFacts, secrets: readonly KnownSecret[]) {
  const hidden = secrets.filter(({ isSecret }) => isSecret)
  const masked = maskProperty(property, (text) => maskSecrets(text, hidden))
  return { masked, mark: markOf(masked) }
}

/** A house with its secrets and facts. Null for another host's property, and where it is gone. */
export const houseOf = ({ hostId, propertyId }: PropertyOfHost): Reading<House | null> =>
  reading<Row, House | null>(
    Prisma.sql`
      select p.name, p.address, p.floor, p.rooms, p.bathrooms, p.check_in as "checkIn", p.check_out as "checkOut",
        p.booking_link as "bookingLink", p.airbnb_link as "airbnbLink", p.additional_info as "additionalInfo",
        p.facts_read as "factsRead",
        array(select json_build_object('key', e.key, 'value', e.value) from property_extra e
          where e.host_id = p.host_id and e.property_id = p.id order by e.position) as extras,
        array(select json_build_object('id', s.id, 'hostId', s.host_id, 'propertyId', s.property_id, 'name', s.name,
            'kind', s.kind, 'value', s.value, 'isSecret', s.is_secret, 'isMarked', s.is_marked, 'release', s.release,
            'hoursBefore', s.hours_before, 'changedAt', s.changed_at, 'createdAt', s.created_at)
          from property_secret s where s.host_id = p.host_id and s.property_id = p.id order by s.created_at, s.name) as secrets,
        array(select json_build_object('id', f.id, 'key', f.key, 'value', f.value, 'conditions', f.conditions,
            'found', f.found, 'isConfirmed', f.is_confirmed, 'isCorrected', f.is_corrected, 'isRemoved', f.is_removed)
          from property_fact f where f.host_id = p.host_id and f.property_id = p.id order by f.position, f.id) as facts
      from property p where p.host_id = ${hostId}::uuid and p.id = ${propertyId}::uuid`,
    ([row]) => (row === undefined ? null : houseOnce(JSON.stringify(row))),
  )

/** Until something of it changes a house is one and the same for all its drafts: nobody may write in it. */
const houseOnce = remembered((json) => frozen(toHouse(JSON.parse(json) as Row)), MOST_HOUSES)

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

function toHouse(row: Row): House {
  const property = toPropertyFacts(row)
  const secrets = row.secrets.map(withKind)
  const { add, change, remove } = planOfSecrets(secrets, property)
  const isInStep =
    add.length + change.length + remove.length === 0 && markedHouse(property, secrets).mark === row.factsRead
  const facts = toFacts(row.facts)
  return { property, secrets, facts, told: withDoubts(facts.map(inHostsWords)), isInStep }
}

/** Words of the host's own that they have corrected are told as they are now; `readIn`: as the text has them. */
const inHostsWords = (fact: HostsFact) =>
  fact.isCorrected && fact.value.kind === 'text' ? { ...fact, sentence: fact.value.text, readIn: fact.sentence } : fact
