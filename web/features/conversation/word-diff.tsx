import { diffWords } from 'diff'
import { useDeferredValue } from 'react'
import { say } from '#web/texts/say.ts'

/** What was taken out and what was put in, word by word. */
export default function WordDiff({ before, after }: { before: string; after: string }) {
  const settled = useDeferredValue(after)
  return (
    <p
      role="group"
      aria-label={say.editor.changes}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className="mt-1 max-h-60 overflow-y-auto rounded-control bg-raised px-3 py-2 text-small whitespace-pre-wrap"
    >
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
