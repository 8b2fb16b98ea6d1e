import { isRecord } from '#api/contract/is-record.ts'
import type { CloseCallInput } from '#api/contract/message-inputs.ts'
import type { ClosedCallView } from '#api/contract/messages.ts'
import { Id } from '#api/contract/values.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/** No request has this hash: whatever comes under the key later is refused. */
const CLOSED = 'closed'

/**
 * What became of a call whose answer was lost. One that still runs is waited for; one that never came, or comes later, is not done any
 * more: whoever asked may do something else in its place.
 * @throws Error where its key was pruned this very moment.
 */
export const closeCall = (
  { deps, host }: HostContext,
  { body: { key } }: { body: CloseCallInput },
): Promise<ClosedCallView> =>
  inHost(deps.db, host.id, async (tx) => {
    const claimed = await tx.$executeRaw`
      insert into idempotency_key (host_id, key, request_hash) values (${host.id}::uuid, ${key}, ${CLOSED})
      on conflict (host_id, key) do nothing`
    if (claimed === 1) return { isDone: false, messageId: null }
    const { body } = await tx.idempotencyKey.findUniqueOrThrow({ where: { hostId_key: { hostId: host.id, key } } })
    const id = Id.safeParse(isRecord(body) ? body.id : undefined)
    return { isDone: body !== null, messageId: id.success ? id.data : null }
  })
