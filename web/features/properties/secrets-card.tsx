import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import { say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { MarkSecretForm } from './mark-secret-form.tsx'
import { useSecrets } from './property-secrets.ts'
import { SecretRow } from './secret-row.tsx'

function List({ propertyId, secrets }: { propertyId: string; secrets: PropertySecretView[] }) {
  if (secrets.length === 0) return <p className="py-4 text-muted">{say.properties.secrets.empty}</p>
  return (
    <ul>
      {secrets.map((secret) => (
        <SecretRow key={secret.id} propertyId={propertyId} secret={secret} />
      ))}
    </ul>
  )
}

/** What of a property's texts neither the AI nor anybody else is told, and when its guests are. */
export function SecretsCard({ propertyId }: { propertyId: string }) {
  return (
    <Card aria-label={say.properties.secrets.title}>
      <h2 className="font-medium">{say.properties.secrets.title}</h2>
      <p className="mt-1 max-w-[66ch] text-small text-muted">{say.properties.secrets.explained}</p>
      <div className="mt-2">
        <Loaded query={useSecrets(propertyId)} failedText={say.properties.secrets.failedToLoad} height="h-20">
          {(secrets) => <List propertyId={propertyId} secrets={secrets} />}
        </Loaded>
      </div>
      <MarkSecretForm propertyId={propertyId} />
    </Card>
  )
}
