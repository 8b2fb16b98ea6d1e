import { z } from 'zod'
import type { CallTable } from './call.ts'
import { LISTING_TEXT_MAX } from './field-limits.ts'
import { PropertyView } from './properties.ts'
import { SecretKind } from './property-secrets.ts'
import { text } from './values.ts'

export const ListingInput = z
  .object({ text: text(LISTING_TEXT_MAX).pipe(z.string().trim().min(1)) })
  .meta({ id: 'ListingInput' })
export type ListingInput = z.infer<typeof ListingInput>

/** A property as a listing's text has it: to be looked at and saved, nothing of it is stored. */
export const ListingView = z
  .object({
    property: PropertyView.omit({ id: true, timeZone: true, createdAt: true, extras: true }),
    extras: PropertyView.shape.extras,
    /** Each fact that was read, with the sentence that a guest would get of it; codes as placeholders. */
    facts: z.array(z.object({ topic: z.string(), said: z.string() })),
    /** What will be kept as codes once it is saved: told to confirmed guests, when their time has come. */
    secrets: z.array(z.object({ kind: SecretKind, value: z.string() })),
    /** What gave the assistant orders, and is no part of it. */
    leftOut: z.array(z.string()),
    /** It was longer than a property's note may be. */
    isCut: z.boolean(),
  })
  .meta({ id: 'Listing' })
export type ListingView = z.infer<typeof ListingView>

export const listingCalls = {
  readListing: {
    method: 'post',
    path: '/listings',
    summary: 'What a listing’s text says of a property, read by rule: nothing is stored, no address in it is followed',
    tag: 'Properties',
    access: 'host',
    body: ListingInput,
    responses: { 200: ListingView },
  },
} as const satisfies CallTable
