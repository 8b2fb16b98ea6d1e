import { Link } from 'react-router-dom'
import type { PropertyView } from '#api/contract/properties.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'

const nameOf = (property: PropertyView) => property.name || say.properties.unnamed

const ViewLink = ({ property }: { property: PropertyView }) => (
  <Link
    to={paths.property(property.id)}
    aria-label={say.properties.viewOf(nameOf(property))}
    className={buttonClass({ look: 'outline', size: 'small' })}
  >
    {say.properties.view}
  </Link>
)

/** The properties as a table, as cards on a phone. */
export function PropertyTable({ properties }: { properties: PropertyView[] }) {
  const isPhone = useIsPhone()
  if (isPhone) return <PropertyCards properties={properties} />
  const { columns } = say.properties
  return (
    <Table label={say.properties.listTitle}>
      <thead>
        <tr>
          <Th>{columns.name}</Th>
          <Th>{columns.address}</Th>
          <Th className="text-right">{columns.floor}</Th>
          <Th className="text-right">{columns.rooms}</Th>
          <Th className="text-right">{columns.bathrooms}</Th>
          <Th>{columns.checkIn}</Th>
          <Th>{columns.checkOut}</Th>
          <Th className="text-right">{columns.actions}</Th>
        </tr>
      </thead>
      <tbody>
        {properties.map((property) => (
          <tr key={property.id} className="transition-colors last:[&>td]:border-0 hover:bg-raised">
            <Td className="font-medium">{nameOf(property)}</Td>
            <Td className="text-muted">{property.address}</Td>
            <NumberCell value={property.floor} />
            <NumberCell value={property.rooms} />
            <NumberCell value={property.bathrooms} />
            <Td className="tabular-nums">{property.checkIn}</Td>
            <Td className="tabular-nums">{property.checkOut}</Td>
            <Td className="text-right">
              <ViewLink property={property} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const NumberCell = ({ value }: { value: number }) => <Td className="text-right tabular-nums">{value}</Td>

function PropertyCards({ properties }: { properties: PropertyView[] }) {
  const { columns } = say.properties
  return (
    <ul className="flex flex-col gap-3">
      {properties.map((property) => (
        <li key={property.id} className="rounded-card bg-surface p-4">
          <p className="font-medium">{nameOf(property)}</p>
          <p className="text-small text-muted">{property.address}</p>
          <dl className="mt-3 grid grid-cols-3 gap-3 text-small">
            <Figure label={columns.floor} value={property.floor} />
            <Figure label={columns.rooms} value={property.rooms} />
            <Figure label={columns.bathrooms} value={property.bathrooms} />
            <Figure label={columns.checkIn} value={property.checkIn || '–'} />
            <Figure label={columns.checkOut} value={property.checkOut || '–'} />
          </dl>
          <div className="mt-3 flex justify-end">
            <ViewLink property={property} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Figure = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)
