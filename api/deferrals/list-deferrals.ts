import type { DeferralQuery, DeferralView } from '#api/contract/deferrals.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readDeferrals } from './read-deferrals.ts'

/** What is open or owed, or all that there was in a chat. */
export const listDeferrals = (
  { deps, host }: HostContext,
  { query: { chatId, state } }: { query: DeferralQuery },
): Promise<DeferralView[]> =>
  inHost(deps.db, host.id, (tx) =>
    readDeferrals(tx, {
      hostId: host.id,
      ...(chatId === undefined ? {} : { chatId }),
      ...(chatId !== undefined && state === undefined ? {} : { settledAt: null }),
      ...(state === 'owed' ? { owedAt: { not: null } } : {}),
    }),
  )
