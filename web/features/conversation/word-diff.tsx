import { diffWords } from 'diff'
import { useDeferredValue } from 'react'

/** What was taken out and what was put in, word by word. */
export default function WordDiff({ before, after }: { before: string; after: string }) {
  const settled = useDeferredValue(after)
  return (
    <p className="mt-1 max-h-60 overflow-y-auto rounded-control bg-raised px-3 py-2 text-small whitespace-pre-wrap">
      {diffWords(before, settled).map((part, index) => {
        if (part.added)
          return (
            <ins key={index} className="rounded-control bg-good-soft text-good no-underline">
              {part.value}
            </ins>
          )
        if (part.removed)
          return (
            <del key={index} className="text-bad">
              {part.value}
            </del>
          )
        return part.value
      })}
    </p>
  )
}
