/** How a text stands for what it may not say, for screens: without zod. */
export { splitAtPlaceholders } from '#workflows/domain/secrets/placeholder-parts.ts'
export type { SecretKind } from '#workflows/domain/secrets/secret-kinds.ts'
