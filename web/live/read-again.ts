import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const waiting = new WeakSet<Query>()

/**
 * What is shown of `queryKey`, or of everything, is read again, and what is not shown when it is. A reading that is
 * under way may have looked before the change: it is let end, so that many changes do not keep it from ever ending,
 * and one more follows it.
 */
export function readAgain(client: QueryClient, queryKey?: QueryKey): void {
  for (const query of client.getQueryCache().findAll(queryKey && { queryKey })) void readOneAgain(client, query)
}

async function readOneAgain(client: QueryClient, query: Query): Promise<void> {
  if (waiting.has(query)) return
  if (query.state.fetchStatus !== 'idle') {
    waiting.add(query)
    await Promise.allSettled([query.promise])
    waiting.delete(query)
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
