import { callPage, type ItemOf, type ListName, type RequestTo } from './api-client.ts'

/** Every item of a list that is short by nature. @throws ApiError */
export async function callAllPages<N extends ListName>(
  name: N,
  request: RequestTo<N>,
  signal?: AbortSignal,
): Promise<ItemOf<N>[]> {
  const items: ItemOf<N>[] = []
  let query: { cursor?: string } = {}
  for (;;) {
    const page = await callPage(name, { ...request, query }, { signal })
    items.push(...page.items)
    if (page.next === null) return items
    query = { cursor: page.next }
  }
}
