import { splitSentences } from '#workflows/domain/facts/read/split-sentences.ts'
import { isPromptInjection } from '#workflows/domain/prompt-injection.ts'

/** As long as a property's note may be. */
export const NOTE_MAX = 10_000
const BLOCKS = /<(script|style|template|noscript)\b[\s\S]{0,20000}?(?:<\/\1\s*>|$)/giu
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]{0,200}>/giu
const TAGS = /<\/?[a-z!][^<>]{0,500}>/giu
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu

export type CleanListing = {
  text: string
  /** What spoke to a machine, and not of the house. */
  leftOut: string[]
  /** More was pasted than a note may hold. */
  isCut: boolean
}

/**
 * A pasted listing as plain text: without markup and what nobody sees, without lines that give the assistant orders, and no longer
 * than a note. Nothing of it is followed or fetched.
 */
export function cleanListing(pasted: string): CleanListing {
  const plain = pasted
    .slice(0, PASTED_MAX)
    .replaceAll(BLOCKS, '\n')
    .replaceAll(BREAKS, '\n')
    .replaceAll(TAGS, ' ')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
  const leftOut: string[] = []
  const lines = plain.split('\n').map((line) => withoutOrders(line.replaceAll(/[ \t\u00A0]+/g, ' ').trim(), leftOut))
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const cut = text.length <= NOTE_MAX ? text : cutAtLine(text)
  return { text: cut, leftOut, isCut: cut !== text || pasted.length > PASTED_MAX }
}

/** More of a listing is never read. */
const PASTED_MAX = 60_000

function withoutOrders(line: string, leftOut: string[]): string {
  if (!isPromptInjection(line)) return line
  const kept = splitSentences(line).filter((sentence) => {
    const isOrder = isPromptInjection(sentence)
    if (isOrder) leftOut.push(sentence)
    return !isOrder
  })
  const rest = kept.join(' ')
  if (!isPromptInjection(rest)) return rest
  leftOut.push(rest)
  return ''
}

function cutAtLine(text: string): string {
  const head = text.slice(0, NOTE_MAX)
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1)
  return (end > NOTE_MAX / 2 ? head.slice(0, end) : head).trimEnd().toWellFormed()
}
