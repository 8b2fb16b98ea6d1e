import type { Question } from '#activities/drafting/read-question.ts'
import { CASA } from '#activities/drafting/situation.fixture.ts'
import { NO_TRACK_RECORD } from '#activities/drafting/situation.ts'
import type { House } from '#prisma/facts/house.ts'
import type { PastMessage } from '#prisma/replay/read-timeline.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { maskProperty } from '#workflows/domain/secrets/mask-property.ts'
import { maskSecrets, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import { pastBefore } from './past-before.ts'
import type { BurstOfPast } from './replay-burst.ts'

export const AT = new Date('2026-09-10T10:00:00Z')
export const minutes = (many: number) => new Date(AT.getTime() + many * 60_000)

/** Something said in the one chat of these tests, so many minutes after `AT`. */
export const said = (
  [id, kind]: [string, PastMessage['kind']],
  text: string,
  { at = 0, ...more }: Partial<PastMessage> & { at?: number } = {},
): PastMessage => ({
  ...{ id, kind, text, status: kind === 'guest' ? 'received' : 'sent', createdAt: minutes(at), seq: at },
  ...{ hostId: 'host', chatId: 'chat', sourceId: 'source', answersId: null, aiText: null, approvedAt: null },
  ...{
    evidence: null,
    isAutomatic: false,
    reasons: [],
    doubts: [],
    fromAddress: 'lukas@guest.test',
    fromName: 'Lukas Weber',
  },
  ...more,
})

/** Casa Trastevere as its texts are read. */
export function houseOfPast(property: PropertyFacts = CASA): Pick<House, 'property' | 'secrets' | 'told'> {
  const secrets = nameSecrets(findSecretsOfProperty(property)).map((secret) => ({ ...secret, isSecret: true }))
  const masked = maskProperty(property, (text) => maskSecrets(text, secrets))
  return { property, secrets: secrets as unknown as House['secrets'], told: withDoubts(factsOfProperty(masked)) }
}

const SETTINGS: NonNullable<Question['settings']> = {
  ...{ defaultTone: '', defaultInstruction: '', systemPrompt: '', confidenceThreshold: 8, fallbackDelayMinutes: 20 },
  ...{ automaticMode: true, automaticRule: 'threshold', earnedTarget: 0.9, modelDraftsPerDay: null },
}

/** The burst that ends with the last guest message, in a chat about Casa Trastevere; `answer`: what Anna wrote in the end. */
export function burstOf(
  messages: readonly PastMessage[],
  answer: string | null,
  more: Partial<BurstOfPast> = {},
): BurstOfPast {
  const guest = messages.findLast(({ kind }) => kind === 'guest')
  if (guest === undefined) throw new Error('No guest wrote')
  const question: Question = {
    guest: { ...guest, kind: 'guest' },
    chat: { propertyId: 'casa', channel: 'email', email: 'lukas@guest.test', sender: 'Lukas Weber' },
    stay: { checkIn: null, checkOut: null },
    host: { name: 'Anna Ferri', language: 'it', undoSeconds: null, isClosed: false },
    settings: SETTINGS,
    existing: null,
    before: null,
    isNeedless: false,
  }
  return {
    ...{ question, past: pastBefore(messages, guest), house: houseOfPast(), trackRecord: NO_TRACK_RECORD },
    ...{ examples: [], modelCap: null, answer: { by: answer === null ? null : 'host', text: answer } },
    ...more,
  }
}
