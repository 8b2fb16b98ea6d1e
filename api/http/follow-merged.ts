import type { ApiDeps } from '#api/deps.ts'
import { databaseErrorOf } from '#prisma/database-error.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { AnyInput, HostContext, Route } from './define-route.ts'

type Caller = { deps: Pick<ApiDeps, 'db'>; host: Pick<HostContext['host'], 'id'> }
type Call = { route: Pick<Route, 'access' | 'path'>; input: AnyInput }

/**
 * Runs a call about a chat, and again about the chat that it is a part of by now, where there is none of its id any more: an address
 * that was kept (a notification, another window) leads there, and what is decided under it is decided there, once.
 * @throws what `run` throws where it is no such chat.
 */
export async function followMerged<T>(caller: Caller, call: Call, run: (input: AnyInput) => Promise<T>): Promise<T> {
  try {
    return await run(call.input)
  } catch (error) {
    const input = isAbsence(error) ? await ofTheOneThatStayed(caller, call) : null
    if (input === null) throw error
    return followMerged(caller, { ...call, input }, run)
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

/** It was not there, or went while something was written about it: either way nothing is stored. */
const isAbsence = (error: unknown) =>
  (error instanceof AppError && error.kind === 'not_found') ||
  databaseErrorOf(error)?.sqlState === FOREIGN_KEY_VIOLATION ||
  databaseErrorOf(error)?.kind === 'ForeignKeyConstraintViolation'

async function ofTheOneThatStayed({ deps, host }: Caller, { route, input }: Call): Promise<AnyInput | null> {
  const id = (input.params as { id?: unknown } | undefined)?.id
  if (route.access !== 'host' || !route.path.startsWith('/chats/{id}') || typeof id !== 'string') return null
  const where = { hostId_fromId: { hostId: host.id, fromId: id } }
  const merged = await inHost(deps.db, host.id, (tx) => tx.mergedChat.findUnique({ where, select: { intoId: true } }))
  return merged === null ? null : { ...input, params: { ...(input.params as object), id: merged.intoId } }
}
