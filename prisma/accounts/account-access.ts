import type { AccountAccess } from '#prisma/generated/enums.ts'

export type { AccountAccess }

/** What is known of a person, and how old that is. `isHeard`: Keycloak said so since whatever was changed here. */
export type KnownAccount = { access: AccountAccess; roles: string[]; ageMs: number; isHeard: boolean }

/** Whether a person may act. One of whom nothing was heard yet may: only Keycloak closes an account. */
export const isOpenAccount = (access: AccountAccess | null): boolean => access === null || access === 'enabled'
