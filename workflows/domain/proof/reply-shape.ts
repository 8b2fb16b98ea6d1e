import { replacePlaceholders } from '#workflows/domain/secrets/placeholders.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

const FEWEST_WORDS = 3
/** A name, a farewell: what may stand at the end without a full stop. */
const SIGNATURE_WORDS = 4
const LETTERS_TO_JUDGE = 12
const MOST_CAPITALS = 0.6

/** A gap that somebody was to fill in, however it is written: {nome}, [name], <date>, ____, XX:XX. An address in pointed brackets is none. */
const GAP = /\{[^{}\n]{0,60}\}|\[[^[\]\n]{0,60}\]|<[^<>\n:@]{1,60}>|_{3,}|(?<!\p{L})[xX]{2,}(?:[:.][xX]{2,})?(?!\p{L})/u

/** What about a reply's form alone says that something went wrong while it was written. */
export function shapeHolds(reply: string): WaitReason[] {
  const text = reply.trim()
  if (text === '') return []
  return [
    ...(wordsIn(text) < FEWEST_WORDS ? [say({ code: 'reply_too_short' })] : []),
    ...(isCut(text) ? [say({ code: 'reply_cut' })] : []),
    ...(isShouted(text) ? [say({ code: 'reply_shouts' })] : []),
    ...(GAP.test(replacePlaceholders(text, () => '')) ? [say({ code: 'fields_open' })] : []),
  ]
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** It ends within a sentence: a long last line without an end, or a word that was cut. */
function isCut(text: string): boolean {
  const last = text.split('\n').at(-1)?.trim() ?? ''
  const isEnded = /[.!?…。:)\]»”"'’]$|\p{Extended_Pictographic}\uFE0F?$/u.test(last)
  if (isEnded) return false
  const tail = last.split(/[.!?…]\s+/).at(-1) ?? ''
  return wordsIn(tail) > SIGNATURE_WORDS || /[(\-–/«“]$|\p{L}-$/u.test(last)
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= LETTERS_TO_JUDGE && capitals.length / letters.length > MOST_CAPITALS
}
