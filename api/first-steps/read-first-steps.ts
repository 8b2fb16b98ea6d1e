import type { FirstStepsView } from '#api/contract/first-steps.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/** Each step by what there is; none is ticked by a click. */
export const readFirstSteps = ({ deps, host }: HostContext): Promise<FirstStepsView> =>
  inHost(deps.db, host.id, async (tx) => {
    const [steps] = await tx.$queryRaw<FirstStepsView[]>`
      select
        exists (select from message_source s where s.host_id = h.id and s.deleted_at is null and s.state = 'active') as "isConnected",
        newest.id::text as "propertyId",
        newest.name as "propertyName",
        h.tried_at is not null as "hasTried",
        exists (select from draft_decision d where d.host_id = h.id and d.outcome in ('unchanged', 'edited')) as "hasApproved"
      from host h left join lateral (
        select p.id, p.name from property p where p.host_id = h.id order by p.created_at desc, p.id desc limit 1
      ) newest on true where h.id = ${host.id}::uuid`
    return steps ?? { isConnected: false, propertyId: null, propertyName: null, hasTried: false, hasApproved: false }
  })
