import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { unknownWords } from '#activities/channels/text/unknown-words.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** What was cut away is quoted to the host; the whole of it is in the file. */
const CUT_CHARACTERS = 300

/** What of a guest's mail may be missing, as nobody has said it in the chat before; of a machine's nothing is. */
export function missingWords(message: IncomingMessage, said: readonly string[]): string {
  const { removed, quoted, isAutomatic, name } = message
  if (isAutomatic || (removed === '' && quoted === '')) return ''
  const known = [...said, ...(name === null ? [] : [name])]
  return [unknownWords(removed, known), answersIn(quoted, known)].filter((words) => words !== '').join('\n\n')
}

/** What stands in a quote of the chat and was never said there: an answer in its midst. A quote of something else is only that. */
function answersIn(quoted: string, known: readonly string[]): string {
  const unknown = quoted === '' ? '' : unknownWords(quoted, known)
  return unknown === unknownWords(quoted, []) ? '' : unknown
}

/** Why a guest's mail has to be seen: words may be missing, some are hidden, some may stand where nothing is read. */
export function doubtsOfWords({ hidden, unread, isAutomatic }: IncomingMessage, missing: string): WaitReason[] {
  if (isAutomatic) return []
  const doubts: WaitReason[] = []
  if (missing !== '') doubts.push(say({ code: 'words_cut', params: { removed: cutText(missing, CUT_CHARACTERS) } }))
  if (hidden !== '') doubts.push(say({ code: 'words_hidden', params: { hidden: cutText(hidden, CUT_CHARACTERS) } }))
  if (unread.length > 0) doubts.push(say({ code: 'parts_unread', params: { names: unread } }))
  return doubts
}
