import type { NativeConnection } from '@temporalio/worker'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'

// temporal.api.enums.v1.IndexedValueType
const KEYWORD = 2
const DATETIME = 6

/** Name and type of every search attribute. */
export const SEARCH_ATTRIBUTE_TYPES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(SEARCH_ATTRIBUTES).map((name) => [name, name === SEARCH_ATTRIBUTES.deadline ? DATETIME : KEYWORD]),
)

/** Makes the product's search attributes known to a namespace; those that are known already stay as they are. */
export async function registerSearchAttributes(connection: NativeConnection, namespace: string): Promise<void> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const missing = Object.entries(SEARCH_ATTRIBUTE_TYPES).filter(([name]) => !(name in (customAttributes ?? {})))
  if (missing.length === 0) return
  await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(missing) })
}
