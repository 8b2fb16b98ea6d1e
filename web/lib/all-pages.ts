import { callPage } from './api-client.ts'

/** Every item of a list that is short by nature. @throws ApiError */
export async function callAllPages<T>(path: string, signal?: AbortSignal): Promise<T[]> {
  const items: T[] = []
  for (let next: string | null = path; next !== null; ) {
    const page: { items: T[]; next: string | null } = await callPage<T>(next, { signal })
    items.push(...page.items)
    next = page.next
  }
  return items
}
