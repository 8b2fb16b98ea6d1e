import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ListingView } from '#api/contract/listings.ts'
import { ListingCard, usePastedListing } from '#web/features/properties/listing-card.tsx'
import { PropertyForm } from '#web/features/properties/property-form.tsx'
import { PropertyMissing } from '#web/features/properties/property-missing.tsx'
import { useProperty } from '#web/features/properties/read-properties.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Loading } from '#web/ui/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'

export default function PropertyFormScreen() {
  const { propertyId } = useParams()
  return propertyId === undefined ? <AddProperty /> : <EditProperty key={propertyId} propertyId={propertyId} />
}

function AddProperty() {
  const navigate = useNavigate()
  const [listing, setListing] = useState<ListingView>()
  const pasted = usePastedListing()
  return (
    <Screen title={say.properties.form.addTitle} lang={langOf('en')} narrow>
      <ListingCard pasted={pasted} onRead={setListing} />
      <PropertyForm
        listing={listing}
        onSaved={(property) => {
          pasted.unsaved.forget()
          void navigate(paths.property(property.id))
        }}
        onCancel={() => void navigate(paths.properties)}
      />
    </Screen>
  )
}

function EditProperty({ propertyId }: { propertyId: string }) {
  const navigate = useNavigate()
  const { data: property, error, refetch } = useProperty(propertyId)
  const toDetail = () => void navigate(paths.property(propertyId))
  return (
    <Screen title={say.properties.form.editTitle} lang={langOf('en')} narrow>
      {property !== undefined && <PropertyForm property={property} onSaved={toDetail} onCancel={toDetail} />}
      {property === undefined && error === null && <Loading height="h-96" />}
      {property === undefined && error !== null && (
        <PropertyMissing error={error} failedText={say.properties.failedToOpenForm} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}
