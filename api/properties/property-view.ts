import type { PropertyView } from '#api/contract/properties.ts'
import type { Prisma } from '#prisma/client.ts'

export const withExtras = { extras: { orderBy: { position: 'asc' } } } as const satisfies Prisma.PropertyInclude

type PropertyRow = Prisma.PropertyGetPayload<{ include: typeof withExtras }>

export const toPropertyView = (row: PropertyRow): PropertyView => ({
  id: row.id,
  name: row.name,
  address: row.address,
  floor: row.floor,
  rooms: row.rooms,
  bathrooms: row.bathrooms,
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  bookingLink: row.bookingLink,
  airbnbLink: row.airbnbLink,
  additionalInfo: row.additionalInfo,
  timeZone: row.timeZone,
  createdAt: row.createdAt.toISOString(),
  extras: row.extras.map(({ key, value }) => ({ key, value: value as boolean | number | string })),
})
