import { cn } from '#web/lib/cn.ts'

/** What is at most cut, and what always stands at the end: the ending, and a little before it. */
const SHORT = 24
const TAIL = 12

/** The name of a file, cut in its middle where there is no room: how it ends says what it is. */
export function FileName({ name, className }: { name: string; className?: string }) {
  const characters = Array.from(name)
  if (characters.length <= SHORT)
    return (
      <span dir="auto" className={cn('truncate', className)} title={name}>
        {name}
      </span>
    )
  return (
    <span dir="auto" className={cn('flex max-w-full min-w-0', className)} title={name}>
      <span className="truncate">{characters.slice(0, -TAIL).join('')}</span>
      <span className="shrink-0 whitespace-pre">{characters.slice(-TAIL).join('')}</span>
    </span>
  )
}
