import { DRAFT_LANGUAGES, type DraftLanguage, RISKS, type Risk } from '#workflows/domain/draft.ts'
import { EMERGENCY_KINDS, type EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import { MESSAGE_STATUSES, type MessageStatus } from '#workflows/domain/message-status.ts'
import { MODEL_FAULTS, type ModelFault } from '#workflows/domain/model-faults.ts'
import { DRAFT_NOTES, WAIT_REASONS } from './draft-reasons.ts'
import { FAULTS } from './faults.ts'
import { FIELD_PROBLEMS } from './field-problems.ts'
import { GUEST_NOTES } from './guest-notes.ts'
import { REFUSALS } from './refusals.ts'

/** What the product looks for and may not find. */
export const THINGS = [
  'Chat',
  'Deferral',
  'Device',
  'View',
  'Snippet',
  'Fact',
  'Emergency',
  'Message',
  'Page',
  'Property',
  'Replay',
  'Trial',
  'Secret',
  'Source',
  'User',
  'Webhook',
  'Wording',
] as const
export type Thing = (typeof THINGS)[number]

type ParamValues = {
  text: string
  texts: string[]
  number: number
  risks: Risk[]
  emergencies: EmergencyKind[]
  language: DraftLanguage
  status: MessageStatus
  thing: Thing
  problem: FieldProblem
  modelFault: ModelFault
}
export type ParamKind = keyof ParamValues

/** Words of before there were codes: kept as they were written. Never written anew. */
const LEGACY = { legacy: { text: 'text' } } as const

/**
 * Every sentence that a host can be told, as a code with the parameters its words are made of. Stored and sent as
 * `{code, params}`; the words are in `words-it.ts` and `words-en.ts`, and a code without words does not compile.
 */
export const SENTENCES = {
  ...WAIT_REASONS,
  ...DRAFT_NOTES,
  ...GUEST_NOTES,
  ...FAULTS,
  ...REFUSALS,
  ...FIELD_PROBLEMS,
  ...LEGACY,
} as const satisfies Record<string, Record<string, ParamKind>>

export type SentenceCode = keyof typeof SENTENCES
export type ParamsOf<C extends SentenceCode> = {
  [Name in keyof (typeof SENTENCES)[C]]: ParamValues[(typeof SENTENCES)[C][Name] & ParamKind]
}

export type Sentence<C extends SentenceCode = SentenceCode> = {
  [Code in C]: { code: Code; params: ParamsOf<Code> }
}[C]

/** Codes that say all by themselves. */
export type BareCode = {
  [Code in SentenceCode]: keyof ParamsOf<Code> extends never ? Code : never
}[SentenceCode]

/** As written down where it is said: without `params` where there are none. */
export type SentenceInput<C extends SentenceCode = SentenceCode> =
  | { code: C & BareCode; params?: Record<string, never> }
  | Sentence<Exclude<C, BareCode>>

/** What is wrong with a field: said behind its name. */
export type FieldProblem = Sentence<keyof typeof FIELD_PROBLEMS>
export type WaitReason = Sentence<keyof typeof WAIT_REASONS>
/** What stands for what a guest sent that is no words. */
export type GuestNote = Sentence<keyof typeof GUEST_NOTES>
/** All that is said of a message: why a draft waits, what else is known of it, what a guest sent. */
export type DraftReason = WaitReason | GuestNote | Sentence<keyof typeof DRAFT_NOTES | 'legacy'>

/** Makes a sentence whole: `params` is always there, and what it quotes of others is text that PostgreSQL keeps. */
export const say = <C extends SentenceCode>({ code, params }: SentenceInput<C>): Sentence<C> =>
  ({
    code,
    params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, storable(value)])),
  }) as Sentence<C>

/** jsonb takes neither NUL nor half a character, as where a server's answer was cut. */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable)
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

const CHECKS: { [Kind in ParamKind]: (value: unknown) => boolean } = {
  text: (value) => typeof value === 'string',
  texts: (value) => isListOf(value, (item) => typeof item === 'string'),
  number: (value) => typeof value === 'number',
  risks: (value) => isListOf(value, (item) => isAmong(RISKS, item)),
  emergencies: (value) => isListOf(value, (item) => isAmong(EMERGENCY_KINDS, item)),
  language: (value) => isAmong(DRAFT_LANGUAGES, value),
  status: (value) => isAmong(MESSAGE_STATUSES, value),
  thing: (value) => isAmong(THINGS, value),
  modelFault: (value) => isAmong(MODEL_FAULTS, value),
  problem: (value) => isSentence(value) && value.code in FIELD_PROBLEMS,
}

const isListOf = (value: unknown, fits: (item: unknown) => boolean) => Array.isArray(value) && value.every(fits)
const isAmong = (known: readonly string[], value: unknown) => typeof value === 'string' && known.includes(value)

/** Whether stored data is something that can be said of a message. */
export const isDraftReason = (value: unknown): value is DraftReason =>
  isSentence(value) && [WAIT_REASONS, DRAFT_NOTES, GUEST_NOTES, LEGACY].some((codes) => value.code in codes)

/** Whether stored or received data is a sentence that this version knows, with every parameter it needs. */
export function isSentence(value: unknown): value is Sentence {
  if (!isRecord(value) || typeof value.code !== 'string' || !isRecord(value.params)) return false
  const { code, params } = value
  if (!Object.hasOwn(SENTENCES, code)) return false
  return Object.entries(SENTENCES[code as SentenceCode]).every(([name, kind]) => CHECKS[kind](params[name]))
}
