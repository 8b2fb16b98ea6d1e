import type { AccountStanding } from '#prisma/generated/enums.ts'

export type { AccountStanding }

/** What is known of a person, and how long ago Keycloak was asked for it. */
export type KnownAccount = { standing: AccountStanding; roles: string[]; ageMs: number }

/** Whether a person may act. One of whom nothing was heard yet may: only Keycloak closes an account. */
export const isOpenAccount = (standing: AccountStanding | null): boolean => standing === null || standing === 'enabled'
