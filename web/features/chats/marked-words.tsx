import { piecesOf } from './pieces-of.ts'

/** A text with every place of the words marked, as the search finds them: together, whatever their case. */
export default function MarkedWords({ text, words }: { text: string; words: string }) {
  return piecesOf(text, words).map(({ piece, isFound, at }) =>
    isFound ? (
      <mark key={at} className="rounded-[2px] bg-accent-soft text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
