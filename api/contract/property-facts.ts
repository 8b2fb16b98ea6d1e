import { z } from 'zod'
import { CHOICES } from '#workflows/domain/facts/choices.ts'
import { PLAIN_CONDITIONS } from '#workflows/domain/facts/condition.ts'
import { FACT_DOUBTS } from '#workflows/domain/facts/fact-doubts.ts'
import { FACT_LANGUAGES } from '#workflows/domain/facts/fact-language.ts'
import { FACT_TOPICS } from '#workflows/domain/facts/topics.ts'
import type { CallTable } from './call.ts'
import { FACT_NAME_MAX, FACT_TEXT_MAX } from './field-limits.ts'
import { Id, IdParams, line, text } from './values.ts'

const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'HH:MM, by the clocks of the house' })
const DayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .meta({ description: 'MM-DD' })
const Count = z.number().int().min(0).max(10_000)
const Figure = z.number().min(0).max(1_000_000)

const PERS = [
  ...(['night', 'day', 'week', 'month', 'hour', 'stay', 'person', 'personNight'] as const),
  ...(['piece', 'pet', 'petNight', 'kWh'] as const),
] as const

export const FactValue = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('yesNo'), yes: z.boolean() }),
    z.object({ kind: z.literal('time'), time: Time }),
    z.object({ kind: z.literal('hours'), from: Time, to: Time }),
    z.object({
      kind: z.literal('amount'),
      amount: Figure,
      currency: z
        .string()
        .regex(/^(?:[A-Z]{3}|percent)$/)
        .meta({ description: 'ISO 4217, or percent' }),
      per: z.enum(PERS).nullable(),
    }),
    z.object({ kind: z.literal('count'), count: Count }),
    z.object({
      kind: z.literal('distance'),
      distance: Figure,
      unit: z.enum(['m', 'km', 'minutesWalk', 'minutesDrive', 'minutesBike', 'minutesTransit', 'minutes']),
    }),
    z.object({ kind: z.literal('measure'), measure: Figure }),
    z.object({
      kind: z.literal('days'),
      days: Count,
      unit: z.enum(['days', 'hours', 'weeks', 'nights', 'minutes']),
    }),
    z.object({ kind: z.literal('season'), from: DayOfYear, to: DayOfYear }),
    z.object({ kind: z.literal('choices'), choices: z.array(z.enum(CHOICES)).min(1).max(10) }),
    z.object({ kind: z.literal('name'), name: line(FACT_NAME_MAX).pipe(z.string().trim().min(1)) }),
    z.object({ kind: z.literal('text'), text: text(FACT_TEXT_MAX).pipe(z.string().trim().min(1)) }),
  ])
  .meta({ id: 'FactValue' })
export type FactValue = z.infer<typeof FactValue>

const FactCondition = z
  .union([
    z.object({ kind: z.enum(PLAIN_CONDITIONS) }),
    z.object({ kind: z.literal('upToCount'), count: Count }),
    z.object({ kind: z.literal('upToKilograms'), kilograms: Figure }),
    z.object({ kind: z.literal('upToAge'), years: Count }),
    z.object({ kind: z.literal('underAge'), years: Count }),
    z.object({ kind: z.literal('fromAge'), years: Count }),
    z.object({ kind: z.literal('fromNights'), nights: Count }),
    z.object({ kind: z.literal('daysAhead'), count: Count }),
    z.object({ kind: z.literal('hoursAhead'), count: Count }),
    z.object({ kind: z.literal('fromTime'), time: Time }),
    z.object({ kind: z.literal('untilTime'), time: Time }),
    z.object({ kind: z.literal('betweenTimes'), from: Time, to: Time }),
    z.object({ kind: z.literal('fromGuests'), count: Count }),
    z.object({ kind: z.literal('daysBeforeArrival'), count: Count }),
    z.object({ kind: z.literal('freeWords'), text: text(1000) }),
  ])
  .meta({ id: 'FactCondition' })

const FactValidity = z
  .object({
    season: z.object({ from: DayOfYear, to: DayOfYear }).nullable(),
    weekdays: z
      .array(
        z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]),
      )
      .nullable(),
  })
  .meta({ id: 'FactValidity' })

export const PropertyFactView = z
  .object({
    id: Id,
    topic: z.enum(FACT_TOPICS),
    key: z.string().meta({ description: 'Topic and aspect: `pool.isHeated`' }),
    value: FactValue,
    conditions: z.array(FactCondition),
    validity: FactValidity.nullable(),
    language: z.enum(FACT_LANGUAGES).nullable(),
    /** As the property's text has it, secrets as placeholders. */
    sentence: z.string(),
    source: z.object({ kind: z.enum(['field', 'note', 'extra', 'host']), name: z.string() }),
    isConfirmed: z.boolean(),
    isCorrected: z.boolean().meta({ description: 'The host gave it another value than the text' }),
    keptFrom: z.array(Id).meta({
      description:
        'The guests’ messages that the host answered so, and had that kept: their drafts may still say it as an answer',
    }),
    contradicts: z.array(Id).meta({ description: 'Facts that cannot hold beside it: the host has to say which does' }),
    doubt: z.enum(FACT_DOUBTS).nullable().meta({
      description:
        'Why it waits for my word: its sentence says more than was read of it (a draft that tells it waits), or may be read in two ways (no guest is told); null where it is sure',
    }),
    said: z.string().nullable().meta({
      description:
        'In the host’s language, English unless they chose one, as a guest would be told; null where it cannot be said',
    }),
  })
  .meta({ id: 'PropertyFact' })
export type PropertyFactView = z.infer<typeof PropertyFactView>

export const ChangeFactInput = z
  .object({
    isConfirmed: z.boolean().optional(),
    value: FactValue.optional(),
    conditions: z.array(FactCondition).max(10).optional(),
  })
  .meta({ id: 'ChangeFactInput' })
export type ChangeFactInput = z.infer<typeof ChangeFactInput>

export const FactParams = z.object({ id: Id, factId: Id })
export type FactParams = z.infer<typeof FactParams>

const about = { tag: 'Properties', access: 'host' } as const

export const propertyFactCalls = {
  listPropertyFacts: {
    ...about,
    method: 'get',
    path: '/properties/{id}/facts',
    summary: 'What the AI knows of my property, and what contradicts itself',
    params: IdParams,
    responses: { 200: z.array(PropertyFactView) },
  },
  changeFact: {
    ...about,
    method: 'patch',
    path: '/properties/{id}/facts/{factId}',
    summary: 'Confirm a fact, or correct it while its sentence stands',
    params: FactParams,
    body: ChangeFactInput,
    responses: { 200: PropertyFactView },
  },
  deleteFact: {
    ...about,
    method: 'delete',
    path: '/properties/{id}/facts/{factId}',
    summary: 'Say that it is none: it stays away while its sentence stands',
    params: FactParams,
    responses: { 204: null },
  },
} as const satisfies CallTable
