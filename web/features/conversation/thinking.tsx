import { langOf, say } from '#web/texts/say.ts'

const DOTS = ['0ms', '180ms', '360ms']

/** Stands where the messages will be while they load. */
export function Thinking() {
  return (
    <div role="status" className="flex flex-1 items-center justify-center gap-3 p-6 text-small text-muted">
      <span aria-hidden className="flex gap-1">
        {DOTS.map((delay) => (
          <span key={delay} style={{ animationDelay: delay }} className="size-1.5 animate-breathe rounded-full bg-ai" />
        ))}
      </span>
      <span lang={langOf('en')}>{say.inbox.conversation.thinking}</span>
    </div>
  )
}
