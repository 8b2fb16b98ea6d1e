import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { cutText } from '#activities/channels/text/cut-text.ts'
import { unknownWords } from '#activities/channels/text/unknown-words.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** What was cut away is quoted to the host; the whole of it is in the file. */
const CUT_CHARACTERS = 300

/** What of a guest's mail may be missing, as nobody has said it in the chat before; of a machine's nothing is. */
export function missingWords({ removed, isAutomatic, name }: IncomingMessage, said: readonly string[]): string {
  if (removed === '' || isAutomatic) return ''
  return unknownWords(removed, [...said, ...(name === null ? [] : [name])])
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
