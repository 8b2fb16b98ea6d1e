import { setTimeout as pause } from 'node:timers/promises'
import { isGrpcServiceError } from '@temporalio/client'
import type { NativeConnection } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'
import { isTemporalUnavailable } from '#workflows/client/temporal-unavailable.ts'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'

// temporal.api.enums.v1.IndexedValueType
const KEYWORD = 2
const DATETIME = 6

/** gRPC's ALREADY_EXISTS: another worker was quicker. */
const ALREADY_EXISTS = 6

const PAUSE_MS = 1_000
const TRY_MS = 5_000

/** Name and type of every search attribute. */
export const SEARCH_ATTRIBUTE_TYPES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(SEARCH_ATTRIBUTES).map((name) => [name, name === SEARCH_ATTRIBUTES.deadline ? DATETIME : KEYWORD]),
)

/** `tryMs`: how long a server that is silent is waited for before it is asked anew. */
type Place = { connection: NativeConnection; namespace: string; log: Log; tryMs?: number }

/**
 * Makes the product's search attributes known to a namespace; those that are known already stay as they are. A Temporal
 * that goes away meanwhile is waited for, and who is overtaken by another worker looks again.
 * @throws the gRPC error of a server that answers that it will not do it.
 */
export async function registerSearchAttributes({ connection, namespace, log, tryMs = TRY_MS }: Place): Promise<void> {
  for (;;) {
    try {
      return await connection.withDeadline(Date.now() + tryMs, () => addMissing(connection, namespace))
    } catch (error) {
      if (!isTemporalUnavailable(error) && !isOvertaken(error)) throw error
      log.warn({ namespace }, 'Temporal does not take the search attributes yet')
      await pause(PAUSE_MS)
    }
  }
}

async function addMissing({ operatorService }: NativeConnection, namespace: string): Promise<void> {
  const { customAttributes } = await operatorService.listSearchAttributes({ namespace })
  const missing = Object.entries(SEARCH_ATTRIBUTE_TYPES).filter(([name]) => !(name in (customAttributes ?? {})))
  if (missing.length === 0) return
  await operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(missing) })
}

const isOvertaken = (error: unknown) => isGrpcServiceError(error) && error.code === ALREADY_EXISTS
