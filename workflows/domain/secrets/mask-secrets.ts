import { remembered } from '#workflows/domain/remembered.ts'
import type { FoundSecret } from './find-secrets.ts'
import { placeholderOf } from './placeholders.ts'
import { readable } from './read-secret-text.ts'
import type { SecretKind } from './secret-kinds.ts'

/** A secret and the name it goes by in a text: `wifi_password`, `door_code`, `door_code_2`. */
export type NamedSecret = { name: string; kind: SecretKind; value: string }

/** Gives names that none of the taken ones has, and none twice. */
export function freshNames(taken: ReadonlySet<string>): (kind: SecretKind) => string {
  const given = new Map<SecretKind, number>()
  return (kind) => {
    let count = (given.get(kind) ?? 0) + 1
    while (taken.has(nameOf(kind, count))) count++
    given.set(kind, count)
    return nameOf(kind, count)
  }
}

const nameOf = (kind: SecretKind, count: number) => (count === 1 ? kind : `${kind}_${count}`)

/** Names for what was found, none of them one of the taken; the same value is one secret. */
export function nameSecrets(found: FoundSecret[], taken: ReadonlySet<string> = new Set()): NamedSecret[] {
  const named = new Map<string, NamedSecret>()
  const freshName = freshNames(taken)
  for (const { kind, value } of found) {
    const key = keyOf(value)
    if (named.has(key)) continue
    named.set(key, { name: freshName(kind), kind, value })
  }
  return [...named.values()]
}

const SPACING = /[\s.,\-–_·/]+/g
const GAP = String.raw`[\s.,\-–_·/]{0,3}`

/** A value without the marks around it, and without those between its figures. */
function bare(value: string): string {
  const text = readable(value).trim()
  const inner = text.replace(/^[#*!?.,\s]+|[#*!?.,\s]+$/g, '') || text
  return (/\d/.test(inner) && inner.replace(SPACING, '')) || inner.replace(/\s+/g, ' ')
}

/** The same for all ways to write a value: `25 80` and `2580#`, `Granata` and `granata`. */
export const keyOf = (value: string): string => bare(value).toLowerCase()

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Wherever the value stands, however it is spaced and in whatever case. Only for what does not begin where it ended before. */
const occurrences = remembered((value: string): RegExp => {
  const text = bare(value)
  const spaced = /\d/.test(text)
    ? Array.from(text, escape).join(GAP)
    : text.split(' ').map(escape).join(String.raw`\s+`)
  return new RegExp(`[#*]?(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])[#*]*`, 'giu')
})

/** The text as a reader sees it, each secret's value replaced by its placeholder. */
export function maskSecrets(text: string, secrets: NamedSecret[]): string {
  const seen = readable(text)
  const masked = secrets
    .toSorted((a, b) => b.value.length - a.value.length)
    .reduce(
      (rest, { name, value }) =>
        outsidePlaceholders(rest, (part) => part.replace(occurrences(value), placeholderOf(name))),
      seen,
    )
  return masked === seen ? text : masked
}

const outsidePlaceholders = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\[\[secret:[a-z0-9_]+\]\])/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')

/** True when a text gives one of the secrets away. */
export const holdsSecret = (text: string, secrets: NamedSecret[]): boolean => {
  const seen = readable(text)
  return secrets.some(({ value }) => seen.search(occurrences(value)) >= 0)
}
