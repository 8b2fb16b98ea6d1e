import type { Response } from 'express'
import type { ApiDeps } from '#api/deps.ts'
import { describeError } from '#outside/log.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { AnyInput, HostContext, Route } from './define-route.ts'
import { whenClosed } from './when-closed.ts'

type Refused = { kcSub: string; requestId: string }

const callOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** Writes down that somebody without the role knocked at an administrator's call. */
export async function auditRefusedRole(deps: ApiDeps, route: Route, { kcSub, requestId }: Refused): Promise<void> {
  await recordAudit(deps.db, {
    hostId: null,
    actor: kcSub,
    action: 'access.refused',
    subject: callOf(route),
    detail: { reason: 'role' },
    requestId,
  })
}

type ForeignId = { route: Route; id: string }

/**
 * Writes down that a host asked for what is another's. Looked up only after the answer has left, by the engine role,
 * so that neither the answer nor its time says whether the id exists; so it is where nobody waited for the answer.
 */
export function auditAfterAnswer(
  response: Response,
  context: HostContext,
  refused: { route: Route; ids: string[] },
): void {
  whenClosed(response, () => {
    for (const id of refused.ids) void auditForeignId(context, { route: refused.route, id })
  })
}

async function auditForeignId({ deps, host, requestId }: HostContext, { route, id }: ForeignId): Promise<void> {
  try {
    const owner = await ownerOf(deps, id)
    if (owner === undefined || owner === host.id) return
    await recordAudit(deps.engineDb, {
      hostId: owner,
      actor: host.kcSub,
      action: 'access.refused',
      subject: callOf(route),
      detail: { reason: 'other_host', id },
      requestId,
    })
  } catch (error) {
    // The refusal stands and was answered; that it could not be written down is for the log.
    deps.log.error({ requestId, ...describeError(error) }, 'refused access not audited')
  }
}

async function ownerOf({ engineDb }: ApiDeps, id: string): Promise<string | undefined> {
  const [owner] = await engineDb.$queryRaw<{ hostId: string }[]>`
    select host_id::text as "hostId" from chat where id = ${id}::uuid
    union all select host_id::text from message where id = ${id}::uuid
    union all select host_id::text from message_file where id = ${id}::uuid
    union all select host_id::text from unsent_file where id = ${id}::uuid
    union all select host_id::text from property where id = ${id}::uuid
    union all select host_id::text from property_secret where id = ${id}::uuid
    union all select host_id::text from property_fact where id = ${id}::uuid
    union all select host_id::text from fact_proposal where id = ${id}::uuid
    union all select host_id::text from replay where id = ${id}::uuid
    union all select host_id::text from mailbox_check where id = ${id}::uuid
    union all select host_id::text from trial where id = ${id}::uuid
    union all select host_id::text from deferral where id = ${id}::uuid
    union all select host_id::text from saved_view where id = ${id}::uuid
    union all select host_id::text from push_device where id = ${id}::uuid
    union all select host_id::text from snippet where id = ${id}::uuid
    union all select host_id::text from emergency where id = ${id}::uuid
    union all select host_id::text from message_source where id = ${id}::uuid`
  return owner?.hostId
}

/** The ids that a call named, in its path and in its body, when it was answered 'not found'. */
export function idsOf(error: unknown, { params, body }: AnyInput): string[] {
  if (!(error instanceof AppError && error.kind === 'not_found')) return []
  return Object.values({ ...asObject(params), ...asObject(body) }).filter(isId)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
