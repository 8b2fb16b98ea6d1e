import { en } from '#web/texts/en.ts'
import { propertyTexts } from '#web/texts/properties.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarkSecretForm } from './mark-secret-form.tsx'
import { useSecrets } from './property-secrets.ts'
import { SecretRow } from './secret-row.tsx'

const texts = propertyTexts.secrets

function List({ propertyId }: { propertyId: string }) {
  const { data, isError, refetch } = useSecrets(propertyId)
  if (isError && data === undefined) {
    return <FailedState text={texts.failedToLoad} retryLabel={en.errors.retry} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{en.common.loading}</span>
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  if (data.length === 0) return <p className="py-4 text-muted">{texts.empty}</p>
  return (
    <ul>
      {data.map((secret) => (
        <SecretRow key={secret.id} propertyId={propertyId} secret={secret} />
      ))}
    </ul>
  )
}

/** What of a property's texts neither the AI nor a stranger is told, and when its guests are. */
export function SecretsCard({ propertyId }: { propertyId: string }) {
  return (
    <Card aria-label={texts.title}>
      <h2 className="font-medium">{texts.title}</h2>
      <p className="mt-1 max-w-[66ch] text-small text-muted">{texts.explained}</p>
      <div className="mt-2">
        <List propertyId={propertyId} />
      </div>
      <MarkSecretForm propertyId={propertyId} />
    </Card>
  )
}
