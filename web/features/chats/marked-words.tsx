import type { ChatView } from '#api/contract/chats.ts'
import { say } from '#web/texts/say.ts'
import { type Piece, piecesOf, wordPiecesOf } from './pieces-of.ts'

const isMarked = (pieces: Piece[]) => pieces.some(({ isFound }) => isFound)

/** A text with every place of the words marked: together as they were typed, or else each of them. */
function marked(text: string, words: string): Piece[] {
  const together = piecesOf(text, words)
  return isMarked(together) ? together : wordPiecesOf(text, words)
}

/** What shows why a chat was found: its last message, the message that has the words, its subject or the guest's address. */
function placeOf({ found, subject, email }: ChatView, text: string, words: string): Piece[] {
  const texts = [...(found ? [say.secrets.inWords(found.text)] : []), text, subject ?? '', email ?? '']
  return texts.map((candidate) => marked(candidate, words)).find(isMarked) ?? marked(text, words)
}

/** The words as the search finds them. Of a chat: where it has them. */
export default function MarkedWords({ text, words, of }: { text: string; words: string; of: ChatView | undefined }) {
  return (of ? placeOf(of, text, words) : marked(text, words)).map(({ piece, isFound, at }) =>
    isFound ? (
      <mark key={at} className="rounded-[2px] bg-accent-soft text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
