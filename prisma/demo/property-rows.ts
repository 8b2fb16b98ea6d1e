import { demoId } from '#prisma/demo/demo-id.ts'
import { addDays } from '#prisma/demo/demo-time.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export type DemoProperty = {
  /** Names the property in its id and in the conversations about it. */
  key: string
  name: string
  address: string
  floor: number
  rooms: number
  bathrooms: number
  checkIn: string
  checkOut: string
  bookingLink: string
  airbnbLink: string
  additionalInfo: string
  extras: [key: string, value: boolean | number | string][]
}

export type PropertyRows = {
  property: Prisma.PropertyCreateManyInput
  extras: Prisma.PropertyExtraCreateManyInput[]
}

/** The id of a demo house, the same at each seeding of a host. */
export const propertyId = (hostId: string, key: string) => demoId(hostId, 'property', key)

type PropertyPlace = { hostId: string; property: DemoProperty; index: number; now: Date }

/** A property with its extras, added some weeks before the seeding, the first one first. */
export function propertyRows({ hostId, property, index, now }: PropertyPlace): PropertyRows {
  const { key, extras, ...fields } = property
  const id = propertyId(hostId, key)
  return {
    property: { ...fields, id, hostId, createdAt: addDays(now, -40 + 7 * index) },
    extras: extras.map(([extraKey, value], position) => ({ propertyId: id, hostId, position, key: extraKey, value })),
  }
}
