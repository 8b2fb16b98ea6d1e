import { ArrowLeft, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { later } from '#web/code/later.ts'
import { DeletePropertyButton } from '#web/features/properties/delete-property-button.tsx'
import { FactsCard } from '#web/features/properties/facts-card.tsx'
import { PropertyFacts } from '#web/features/properties/property-facts.tsx'
import { PropertyMissing } from '#web/features/properties/property-missing.tsx'
import { useProperty } from '#web/features/properties/read-properties.ts'
import { SecretsCard } from '#web/features/properties/secrets-card.tsx'
import { TryHouse } from '#web/features/trial/try-house.tsx'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading } from '#web/ui/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'

const SnippetsCard = later(() => import('#web/features/snippets/snippets-card.tsx'))

const BackLink = () => (
  <Link to={paths.properties} className={buttonClass({ look: 'plain' })}>
    <ArrowLeft aria-hidden />
    {say.basics.common.back}
  </Link>
)

export default function PropertyDetailScreen() {
  const { propertyId = '' } = useParams()
  const { data: property, error, refetch } = useProperty(propertyId)
  // As its address has it: they stand before it is read.
  const actions = (
    <>
      <BackLink />
      <Link to={paths.editProperty(propertyId)} className={buttonClass({ look: 'outline' })}>
        <Pencil aria-hidden />
        {say.basics.common.edit}
      </Link>
      <DeletePropertyButton propertyId={propertyId} />
    </>
  )
  if (property !== undefined) {
    return (
      <Screen title={property.name || say.properties.unnamed} lang={langOf('en')} actions={actions}>
        <div className="flex flex-col gap-4">
          <PropertyFacts property={property} />
          <FactsCard propertyId={property.id} />
          <SecretsCard propertyId={property.id} />
          <Card lang={langOf('it')} className="flex flex-col gap-2">
            <h2 className="font-medium">{say.trial.title}</h2>
            <TryHouse key={property.id} propertyId={property.id} />
          </Card>
          <Suspense>
            <SnippetsCard propertyId={property.id} />
          </Suspense>
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={say.properties.columns.name} lang={langOf('en')} actions={error === null ? actions : <BackLink />}>
      {error === null ? (
        <Loading height="h-64" />
      ) : (
        <PropertyMissing error={error} failedText={say.properties.failedToLoad} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}
