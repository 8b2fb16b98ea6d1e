import { deferralCalls } from '#api/contract/deferrals.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listDeferrals } from './list-deferrals.ts'
import { reopenDeferral } from './reopen-deferral.ts'
import { settleDeferral } from './settle-deferral.ts'

export const deferralRoutes = defineRoutes(deferralCalls, { listDeferrals, settleDeferral, reopenDeferral })
