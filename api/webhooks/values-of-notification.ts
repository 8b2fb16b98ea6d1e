import { isRecord } from '#workflows/domain/is-record.ts'
import { type Around, aroundOf, type NumberValue, type UnnamedValue } from './around-value.ts'
import { isOfOtherField, restOf, saysNothing } from './unknown-value.ts'

/** `isWhole`: everything that is said in the notification is in one of them, or is known to be no message. */
export type Found = { values: NumberValue[]; unnamed: UnnamedValue[]; isWhole: boolean }

/** Meta's own nesting is seven deep. */
const DEEPEST = 40
const LISTS = ['messages', 'statuses', 'message_echoes'] as const

/**
 * What lists messages or statuses, wherever it stands in a notification, with the number that the nearest around it names; of a change
 * that lists none, all that it says, as one message that nobody knows. `unnamed`: what no number is named for.
 */
export function valuesOfNotification(notification: unknown): Found {
  const found: Found = { values: [], unnamed: [], isWhole: true }
  let seen = 0
  walk(
    notification,
    { account: undefined, metadata: undefined, contacts: undefined, isHistory: false, isEcho: false },
    0,
  )
  if (seen === 0 && !saysNothing(notification)) found.isWhole = false
  return found

  function walk(node: unknown, around: Around, depth: number): void {
    if (!isRecord(node)) return
    if (depth > DEEPEST) {
      found.isWhole &&= saysNothing(node)
      return
    }
    if (Array.isArray(node)) {
      for (const item of node) walk(item, around, depth + 1)
      return
    }
    const here = aroundOf(node, around)
    const isListing = LISTS.some((list) => isListed(node[list]))
    if (isListing) take(node, here)
    const before = seen
    for (const [key, inner] of Object.entries(node)) {
      if (!isListing || !['contacts', 'metadata', 'errors', ...LISTS].includes(key)) walk(inner, here, depth + 1)
    }
    if (seen === before && Object.hasOwn(node, 'value')) takeUnknown(node, here)
  }

  function take(node: Record<string, unknown>, { metadata, isHistory, isEcho, contacts, account }: Around): void {
    seen++
    const isThread = isHistory && (typeof node.id === 'string' || typeof node.id === 'number')
    const thread = isThread ? { thread: String(node.id) } : {}
    const value = { ...node, contacts: node.contacts ?? contacts, ...(isHistory ? { isHistory } : {}), ...thread }
    const echoes = isEcho && isListed(node.messages) ? { messages: undefined, message_echoes: node.messages } : {}
    if (metadata === undefined) found.unnamed.push({ ...value, ...echoes, account })
    else found.values.push({ ...value, ...echoes, metadata, account })
  }

  function takeUnknown(change: Record<string, unknown>, around: Around): void {
    seen++
    const rest = restOf(change.value)
    if (isOfOtherField(change.field) || saysNothing(rest, around)) return
    take({ messages: [rest] }, isRecord(change.value) ? aroundOf(change.value, around) : around)
  }
}

const isListed = (value: unknown) => value !== undefined && value !== null
