import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import type { KnownSecret } from '#prisma/secrets/known-secret.ts'

/** A secret of a house for its host, with its value. */
export const toSecretView = (secret: KnownSecret): PropertySecretView => {
  const { id, name, kind, value, isSecret, isMarked, release, hoursBefore } = secret
  return { id, name, kind, value, isSecret, isMarked, release, hoursBefore }
}
