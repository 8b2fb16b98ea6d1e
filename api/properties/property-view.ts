import type { PropertyView } from '#api/contract/properties.ts'
import { Prisma } from '#prisma/client.ts'

export type PropertyRow = Omit<PropertyView, 'createdAt'> & { createdAt: Date }

/** The columns of a property `p` as the API answers it. One row with its extras: rows of two tables take four times as long. */
export const PROPERTY_COLUMNS = Prisma.sql`
  p.id::text as id, p.name, p.address, p.floor, p.rooms, p.bathrooms, p.check_in as "checkIn", p.check_out as "checkOut",
  p.booking_link as "bookingLink", p.airbnb_link as "airbnbLink", p.additional_info as "additionalInfo",
  p.time_zone as "timeZone", p.created_at as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('key', e.key, 'value', e.value) order by e.position)
    from property_extra e where e.property_id = p.id and e.host_id = p.host_id), '[]') as extras`

/** A house as it crosses the wire. */
export const toPropertyView = (row: PropertyRow): PropertyView => ({ ...row, createdAt: row.createdAt.toISOString() })
