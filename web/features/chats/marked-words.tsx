import type { ChatView } from '#api/contract/chats.ts'
import { placedWords, soughtAs } from '#api/contract/found-words.ts'
import { say } from '#web/texts/say.ts'
import { type Piece, piecesOf, wordPiecesOf } from './pieces-of.ts'

const isMarked = (pieces: Piece[]) => pieces.some(({ isFound }) => isFound)

/** A text with every place of the words marked: together as they were typed, or else each of them. */
function marked(text: string, words: string): Piece[] {
  const together = piecesOf(text, words)
  return isMarked(together) ? together : wordPiecesOf(text, words)
}

/**
 * What shows why a chat was found: its last message, the messages that have the words, its subject or the guest's address; and those
 * two beside them for a word that nothing else of the row has.
 */
function placeOf({ found, subject, email, sender, property }: ChatView, text: string, words: string): Piece[] {
  const others = [subject ?? '', email ?? '']
  const texts = [...(found ? [say.secrets.inWords(found.text)] : []), text, ...others]
  const place = texts.find((candidate) => isMarked(marked(candidate, words)))
  if (place === undefined) return marked(text, words)
  const seen = wordsIn([place, sender ?? '', property?.name ?? ''].join(' '), words)
  const more = others.filter((other) => other !== place && [...wordsIn(other, words)].some((nth) => !seen.has(nth)))
  return marked([place, ...more].join(' · '), words)
}

/** Which of the words stand in a text. */
function wordsIn(text: string, words: string): Set<number> {
  const sought = placedWords(words).map(({ word }) => word)
  return new Set(
    placedWords(text)
      .map(({ word }) => soughtAs(word, sought))
      .filter((nth) => nth >= 0),
  )
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
