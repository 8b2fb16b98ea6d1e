import { z } from 'zod'
import { isTimeZone } from '#workflows/domain/secrets/local-time.ts'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { Id, IdParams, Instant, optionalText, pageLimit, text } from './values.ts'

const INT4_MAX = 2_147_483_647

/** Parsed as an integer; invalid becomes 0 (specification, section 5). */
const propertyInteger = z
  .union([z.number(), z.string().max(40), z.null()])
  .transform((value) => {
    const parsed = Number.parseInt(String(value), 10)
    return Number.isFinite(parsed) && Math.abs(parsed) <= INT4_MAX ? parsed : 0
  })
  .prefault(0)

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, problem('field_not_time'))
  .or(z.literal(''))
  .prefault('')

const link = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .or(z.literal(''))
  .nullish()
  .transform((value) => (value === '' || value === null ? undefined : value))

const ExtraValue = z.union([z.boolean(), z.number(), text(2000)])
export const Extra = z.object({
  key: text(100).refine((key) => key.trim() !== '', problem('field_required')),
  value: ExtraValue,
})
export type Extra = z.infer<typeof Extra>

const PropertyFields = z.object({
  name: text(200).prefault(''),
  address: text(500).prefault(''),
  floor: propertyInteger,
  rooms: propertyInteger,
  bathrooms: propertyInteger,
  checkIn: time,
  checkOut: time,
  bookingLink: link,
  airbnbLink: link,
  additionalInfo: optionalText(10_000),
  /** Left out, it stays as it is; of a new property, Europe/Rome. */
  timeZone: z.string().max(64).refine(isTimeZone, problem('field_not_time_zone')).optional(),
})

export const PropertyInput = z
  .object({ property: PropertyFields, extras: z.array(Extra).max(100).prefault([]) })
  .meta({ id: 'PropertyInput' })
export type PropertyInput = z.infer<typeof PropertyInput>

export const PropertyView = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    floor: z.number().int(),
    rooms: z.number().int(),
    bathrooms: z.number().int(),
    checkIn: z.string(),
    checkOut: z.string(),
    bookingLink: z.string().nullable(),
    airbnbLink: z.string().nullable(),
    additionalInfo: z.string().nullable(),
    /** IANA name of the house's own clocks. */
    timeZone: z.string(),
    createdAt: Instant,
    extras: z.array(z.object({ key: z.string(), value: z.union([z.boolean(), z.number(), z.string()]) })),
  })
  .meta({ id: 'Property' })
export type PropertyView = z.infer<typeof PropertyView>

const PROPERTY_PAGE = { default: 500, max: 500 }

export const PropertyListQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: pageLimit(PROPERTY_PAGE),
})
export type PropertyListQuery = z.infer<typeof PropertyListQuery>

const about = { tag: 'Properties', access: 'host' } as const

export const propertyCalls = {
  listProperties: {
    ...about,
    method: 'get',
    path: '/properties',
    summary: 'My properties, newest first',
    query: PropertyListQuery,
    responses: { 200: z.array(PropertyView) },
  },
  createProperty: {
    ...about,
    method: 'post',
    path: '/properties',
    summary: 'Add a property with its extras',
    body: PropertyInput,
    responses: { 201: PropertyView },
  },
  getProperty: {
    ...about,
    method: 'get',
    path: '/properties/{id}',
    summary: 'One property',
    params: IdParams,
    responses: { 200: PropertyView },
  },
  updateProperty: {
    ...about,
    method: 'put',
    path: '/properties/{id}',
    summary: 'Replace a property and its extras',
    params: IdParams,
    body: PropertyInput,
    responses: { 200: PropertyView },
  },
  deleteProperty: {
    ...about,
    method: 'delete',
    path: '/properties/{id}',
    summary: 'Delete a property; its chats stay',
    params: IdParams,
    responses: { 204: null },
  },
} as const satisfies CallTable
