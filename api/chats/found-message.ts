import { snippetOf } from '#workflows/domain/words/snippet.ts'
import { placedWords } from '#workflows/domain/words/words-of.ts'
import type { ChatRow, FoundMessage } from './chat-view.ts'

/** A chat with the message in it that was found, if one was. */
export type FoundRow = ChatRow & { foundId: string | null; foundText: string | null }

/** Of a message that is looked through for the place to show. */
export const READ_CHARACTERS = 50_000

const wordsOf = (text: string) => placedWords(text).map(({ word }) => word)

/** All the words, the last by its beginning; null for a text without any. They are alphanumeric, so none can leave its quotes. */
export function sought(text: string): string | null {
  const words = wordsOf(text)
  return words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' & ')}:*`
}

/** Null where the message has the words in its subject or sender, which the row shows anyway. */
export function foundMessage({ foundId, foundText }: FoundRow, text: string): FoundMessage | null {
  const shown = snippetOf(foundText ?? '', wordsOf(text))
  return foundId === null || shown === null ? null : { messageId: foundId, text: shown }
}
