import { z } from 'zod'

const Metadata = z.looseObject({ phone_number_id: z.union([z.string(), z.number()]).transform(String) })
const Listing = z.looseObject({ messages: z.unknown().optional(), statuses: z.unknown().optional() })

/** What a notification tells of one number: `phone_number_id` is a text, all else is as Meta sent it. */
export type NumberValue = Record<string, unknown> & { metadata: { phone_number_id: string } }
export type Found = { values: NumberValue[]; unnamed: number }

/** Meta's own nesting is five deep. */
const DEEPEST = 12

/**
 * What lists messages or statuses, wherever it stands in a notification, with the number that the nearest around it names. `unnamed`:
 * how many name none, so that nobody can say whose they are.
 */
export function valuesOfNotification(notification: unknown): Found {
  const found: Found = { values: [], unnamed: 0 }
  walk(notification, { depth: 0, named: undefined })
  return found

  function walk(node: unknown, { depth, named }: { depth: number; named: NumberValue['metadata'] | undefined }): void {
    if (typeof node !== 'object' || node === null || depth > DEEPEST) return
    if (Array.isArray(node)) return node.forEach((item) => walk(item, { depth: depth + 1, named }))
    const here = Listing.parse(node)
    const metadata = Metadata.safeParse(here.metadata).data ?? named
    if (isListed(here.messages) || isListed(here.statuses)) {
      if (metadata === undefined) found.unnamed++
      else found.values.push({ ...here, metadata })
      return
    }
    for (const inner of Object.values(here)) walk(inner, { depth: depth + 1, named: metadata })
  }
}

const isListed = (value: unknown) => value !== undefined && value !== null
