import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import type { HouseSecret } from '#prisma/secrets/sync-property-secrets.ts'

export const toSecretView = (secret: HouseSecret): PropertySecretView => {
  const { id, name, kind, value, isSecret, isMarked, release, hoursBefore } = secret
  return { id, name, kind, value, isSecret, isMarked, release, hoursBefore }
}
