import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyView } from '#api/contract/properties.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { nameOf } from './extra-name.ts'
import { extraValueText } from './extra-value.ts'

/** Everything that is written down about a property. */
export function PropertyFacts({ property }: { property: PropertyView }) {
  const { columns } = say.properties
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card aria-label={say.properties.details}>
        <dl className="grid grid-cols-3 gap-x-6 gap-y-4">
          <Fact label={columns.address} wide>
            {property.address || say.properties.notSet}
          </Fact>
          <Fact label={columns.floor}>{property.floor}</Fact>
          <Fact label={columns.rooms}>{property.rooms}</Fact>
          <Fact label={columns.bathrooms}>{property.bathrooms}</Fact>
          <Fact label={columns.checkIn}>{property.checkIn || say.properties.notSet}</Fact>
          <Fact label={columns.checkOut}>{property.checkOut || say.properties.notSet}</Fact>
          <Fact label={say.properties.id} wide>
            <code className="text-small break-all text-muted">{property.id}</code>
          </Fact>
        </dl>
        <Links property={property} />
      </Card>
      <Card>
        <h2 className="font-medium">{say.properties.extras}</h2>
        <Extras extras={property.extras} />
      </Card>
      <Card className="md:col-span-2">
        <h2 className="font-medium">{say.properties.additionalInfo}</h2>
        <p className="mt-3 max-w-[66ch] text-message whitespace-pre-line">
          {property.additionalInfo ?? <span className="text-muted">{say.properties.noAdditionalInfo}</span>}
        </p>
      </Card>
    </div>
  )
}

const Fact = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? 'col-span-3' : undefined}>
    <dt className="text-small text-muted">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)

function Links({ property }: { property: PropertyView }) {
  const links = [
    [say.properties.booking, property.bookingLink],
    [say.properties.airbnb, property.airbnbLink],
  ] as const
  const given = links.filter(([, href]) => href !== null)
  if (given.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap gap-4">
      {given.map(([label, href]) => (
        <a
          key={label}
          href={href ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'link', size: 'inline' })}
        >
          {label}
          <ExternalLink aria-hidden />
          <span className="sr-only">({say.properties.opensNewTab})</span>
        </a>
      ))}
    </p>
  )
}

function Extras({ extras }: { extras: PropertyView['extras'] }) {
  if (extras.length === 0) return <p className="mt-3 text-muted">{say.properties.noExtras}</p>
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {extras.map(({ key, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two extras may carry the same key
        <li key={index}>
          <span className="text-muted">{nameOf(key)}:</span> {extraValueText(value)}
        </li>
      ))}
    </ul>
  )
}
