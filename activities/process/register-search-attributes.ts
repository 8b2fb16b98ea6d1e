import type { NativeConnection } from '@temporalio/worker'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'

// temporal.api.enums.v1.IndexedValueType
const KEYWORD = 2
const DATETIME = 6

/** Makes the product's search attributes known to a namespace; those that are known already stay as they are. */
export async function registerSearchAttributes(connection: NativeConnection, namespace: string): Promise<void> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const wanted = Object.values(SEARCH_ATTRIBUTES).filter((name) => !(name in (customAttributes ?? {})))
  if (wanted.length === 0) return
  const typed = wanted.map((name) => [name, name === SEARCH_ATTRIBUTES.deadline ? DATETIME : KEYWORD])
  await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(typed) })
}
