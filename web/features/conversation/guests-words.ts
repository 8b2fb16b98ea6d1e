import type { MessageView } from '#api/contract/messages.ts'
import { say } from '#web/texts/say.ts'

type Said = Pick<MessageView, 'text' | 'reasons' | 'files'>
const FILE_NAME = /^[^\n]{1,240}\.[a-z0-9]{1,10}$/i

/** WhatsApp's document stands in the text by its name, above what the guest wrote to it. */
function nameAbove({ text, reasons, files }: Said): string | null {
  const [line = ''] = text.split('\n', 1)
  if (!reasons.some(({ code }) => code === 'sent_document')) return null
  const name = line.split(/[/\\]/).at(-1) ?? ''
  const isOfFile = files.length === 0 ? FILE_NAME.test(line) : files.some((file) => file.name === name)
  return isOfFile ? line : null
}

/** What a guest sent: what is no words by its name, and apart from it what they wrote. A file that is listed is not named twice. */
export function guestsWords(message: Said): { note: string; words: string } {
  const { text, reasons, files } = message
  const [note, name] = [say.told.reasons(reasons), nameAbove(message)]
  if (name === null) return { note, words: text }
  return { note: files.length === 0 ? `${note} · ${name}` : note, words: text.slice(name.length).trimStart() }
}
