import type { PropertySecretModel } from '#prisma/generated/models.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { type KeptSecret, type Reconciled, reconcileSecrets } from '#workflows/domain/secrets/reconcile-secrets.ts'
import { SECRET_KINDS, type SecretKind } from '#workflows/domain/secrets/secret-kinds.ts'
import { findSecretsOfProperty, textsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'

/** A kept secret with its rule. */
export type KnownSecret = Omit<PropertySecretModel, 'kind'> & { kind: SecretKind }

/** As PostgreSQL has it, or as JSON does. */
export type SecretRow = Omit<PropertySecretModel, 'changedAt' | 'createdAt'> & {
  changedAt: Date | string
  createdAt: Date | string
}

/** A kind that this version does not know opens a door, as far as anybody can tell. */
export const withKind = (row: SecretRow): KnownSecret => ({
  ...row,
  changedAt: new Date(row.changedAt),
  createdAt: new Date(row.createdAt),
  kind: SECRET_KINDS.find((kind) => kind === row.kind) ?? 'door_code',
})

/** What has to change in the kept secrets of a house for its texts. */
export const planOfSecrets = (rows: KnownSecret[], facts: PropertyFacts): Reconciled =>
  reconcileSecrets(rows satisfies KeptSecret[], findSecretsOfProperty(facts), textsOfProperty(facts))
