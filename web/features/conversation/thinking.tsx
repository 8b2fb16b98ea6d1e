import { langOf, say } from '#web/texts/say.ts'
import { WithoutLine } from '#web/ui/without-line.tsx'

const DOTS = ['0ms', '180ms', '360ms']

const Dots = () => (
  <div role="status" className="flex flex-1 items-center justify-center gap-3 p-6 text-small text-muted">
    <span aria-hidden className="flex gap-1">
      {DOTS.map((delay) => (
        <span key={delay} style={{ animationDelay: delay }} className="size-1.5 animate-breathe rounded-full bg-ai" />
      ))}
    </span>
    <span lang={langOf('en')}>{say.inbox.conversation.thinking}</span>
  </div>
)

/** Stands where the messages will be while they load. */
export const Thinking = () => <WithoutLine otherwise={<Dots />} />
