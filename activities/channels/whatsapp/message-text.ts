import type { Replaced } from '#activities/channels/incoming-message.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import type { GuestNote } from '#workflows/domain/sentences/sentence.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { ABOUT_MESSAGE, knownPart } from './known-parts.ts'
import { type Leaf, leavesOf } from './leaves-of.ts'
import { linesOf } from './lines-of.ts'
import { readChange } from './read-change.ts'

export type MessageText = {
  /** The guest's own words, with what names a file or a place. */
  text: string
  /** What was sent that is no words; null for words alone. */
  note: GuestNote | null
  isAnswerable: boolean
  /** The names of the parts in which more may be said than is read: words stand where we know of none. */
  unread: string[]
  replaces: Replaced | null
}

/** Kinds that are words, or a choice: without any they cannot be read. */
const WORDS = new Set(['text', 'button', 'interactive'])
/** Kinds that always say something. */
const TELLING = new Set(['location', 'contacts', 'order', 'unsupported'])
/** Shown, and not answered. */
const QUIET = new Set(['reaction', 'system'])
const NAME_CHARACTERS = 40

/**
 * What an inbound message says, wherever in it: what stands where Meta documents it is read, and what stands anywhere else is shown
 * and in doubt. Null for words that are not there to be read.
 */
export function messageText(message: Record<string, unknown>): MessageText | null {
  const change = readChange(message)
  if (change === null) return textOf(message)
  const of = { replaces: change.rfcMessageId === '' ? null : { rfcMessageId: change.rfcMessageId, how: change.how } }
  // Words of its own belong to no withdrawal: they are shown, and the host looks.
  const said = change.content === null ? withdrawal(message) : textOf(change.content)
  const note = say({ code: change.how === 'edited' ? 'message_edited' : 'message_withdrawn' })
  if (said === null) return { text: '', note, isAnswerable: true, unread: [String(message.type)], ...of }
  return { ...said, note, ...of }
}

function withdrawal(message: Record<string, unknown>): MessageText {
  const text = anyWords(message)
  return {
    text,
    note: null,
    isAnswerable: text !== '',
    unread: text === '' ? [] : [String(message.type)],
    replaces: null,
  }
}

function textOf(message: Record<string, unknown>): MessageText | null {
  const { type } = message
  const names = Object.keys(message).filter((name) => !ABOUT_MESSAGE.has(name))
  const parts = names.map((name) => readPart(name, message[name]))
  const kind = kindOf(type, names)
  const text = linesOf(parts.flatMap(({ leaves }) => leaves))
  const isWordless = text === ''
  if (isWordless && (WORDS.has(kind) || typeof type !== 'string')) return null
  const isKnown = knownPart(kind) !== undefined
  const isOdd = typeof type !== 'string' || (isKnown ? isWordless && TELLING.has(kind) : !isWordless)
  const odd = parts.filter((part) => part.isOdd).map(({ name }) => cutText(name, NAME_CHARACTERS))
  const unread = [...new Set([...odd, ...(isOdd ? [kind] : [])])]
  const isAnswerable = unread.length > 0 || (isKnown && !QUIET.has(kind))
  return { text, note: noteOf(kind, isWordless), isAnswerable, unread, replaces: null }
}

/** Everything that is said in something that is no message of ours at all. */
export const anyWords = (value: unknown): string =>
  linesOf(isRecord(value) ? Object.keys(value).flatMap((name) => wordsOf(name, value[name])) : leavesOf(value, ''))

const wordsOf = (name: string, part: unknown) => (ABOUT_MESSAGE.has(name) ? [] : readPart(name, part).leaves)

/** The type where it is one of ours; else what the first part that is says. */
function kindOf(type: unknown, names: readonly string[]): string {
  const known = [type, ...names].find((name) => typeof name === 'string' && knownPart(name) !== undefined)
  const kind = known ?? (typeof type === 'string' && type !== '' ? type : names[0])
  return typeof kind === 'string' ? cutText(kind, NAME_CHARACTERS) : '?'
}

type ReadPart = { name: string; leaves: Leaf[]; isOdd: boolean }

/** What is called like words, or reads like them. Anything else beside those that are where they should be is a label. */
const CALLED_WORDS =
  /\.(?:body|text|caption|title|description|name|filename|address|latitude|longitude|emoji|message|comment)(?:\[\]|\.value)*$/
const READS_LIKE_WORDS = /\S\s+\S/

function readPart(name: string, part: unknown): ReadPart {
  const known = knownPart(name)
  const found = leavesOf(part, name).filter(({ path }) => !known?.silent?.some((where) => path === `${name}.${where}`))
  if (known === undefined) return { name, leaves: found, isOdd: found.length > 0 }
  const { words } = known
  const isExpected = ({ path }: Leaf) => words === 'all' || words.some((where) => path === `${name}.${where}`)
  const needsWords = WORDS.has(name) && !found.some(isExpected)
  const isSaid = (leaf: Leaf) =>
    isExpected(leaf) || needsWords || CALLED_WORDS.test(leaf.path) || READS_LIKE_WORDS.test(leaf.words)
  const leaves = found.filter(isSaid)
  return { name, leaves, isOdd: !leaves.every(isExpected) || !(isRecord(part) || part === null) }
}

function noteOf(kind: string, isWordless: boolean): GuestNote | null {
  if (kind === 'reaction') return say({ code: isWordless ? 'reaction_removed' : 'sent_reaction' })
  const known = knownPart(kind)
  if (known === undefined) return say({ code: 'sent_other', params: { type: kind } })
  return known.note === null ? null : say({ code: known.note })
}
