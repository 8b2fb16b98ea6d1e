import type { AccountStanding } from '#prisma/generated/enums.ts'

export type { AccountStanding }

/** What is known of a person, and how old that is. `isHeard`: Keycloak said so since whatever was changed here. */
export type KnownAccount = { standing: AccountStanding; roles: string[]; ageMs: number; isHeard: boolean }

/** Whether a person may act. One of whom nothing was heard yet may: only Keycloak closes an account. */
export const isOpenAccount = (standing: AccountStanding | null): boolean => standing === null || standing === 'enabled'
