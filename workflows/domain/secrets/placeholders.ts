import { SECRET_KINDS, type SecretKind } from './secret-kinds.ts'

/** The only form in which a secret stands in a prompt, a draft or a trace. */
export const placeholderOf = (name: string): string => `[[secret:${name}]]`
export const PLACEHOLDER = /\[\[\s*secret\s*:\s*([a-z0-9_]{1,40})\s*\]\]/giu

/** The names of the placeholders of a text, in its order, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(({ 1: name = '' }) => name.toLowerCase())),
]

/** Each placeholder replaced by what is said for its name. */
export const replacePlaceholders = (text: string, say: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => say(name.toLowerCase()))

/** What a name says that the secret opens; null for a name that nobody gave. */
export const kindOfName = (name: string): SecretKind | null =>
  SECRET_KINDS.find((kind) => new RegExp(`^${kind}(?:_\\d+)?$`).test(name)) ?? null
