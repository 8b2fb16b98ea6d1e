import type { MessageView } from '#api/contract/messages.ts'
import { remaining } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChippedText } from './chipped-text.tsx'
import { focusBack } from './held-focus.ts'
import { useKeptDecision } from './kept-decision.ts'
import type { RunCommand } from './message-commands.ts'
import { MessageTime } from './message-time.tsx'
import { giveBack } from './unsent-text.ts'
import { useIsOfUse } from './use-is-of-use.ts'

const SECOND_MS = 1_000

/** The specification has one sentence for whatever was not sent, with the cause beside it; a host's own reply is none that was generated. */
function ofDraft({ status, supersededByHost }: MessageView): string[] {
  if (status === 'fallback_sent') return [say.notSent.draft, say.notSent.fellBack]
  if (status === 'discarded') return [say.notSent.draft, say.notSent.rejected]
  return [supersededByHost ? say.notSent.answered : say.notSent.draft]
}

/** What is said of it: nothing newer was written in the place of what was stopped, and nobody rejected it. */
function saidOf(message: MessageView): { badge: string; sentences: string[]; read: string } {
  const { kind } = message
  const badge = say.inbox.message.discarded
  if (kind === 'host_reply')
    return { badge: say.notSent.taken, sentences: [say.notSent.reply], read: say.notSent.readText }
  if (kind === 'fallback' || kind === 'emergency')
    return { badge, sentences: [say.notSent[kind]], read: say.notSent.readText }
  return { badge, sentences: ofDraft(message), read: say.notSent.readDraft }
}

/** What did not reach the guest, and why; its words can still be read, and used where nothing else was said. */
export default function NotSent({ message, run }: { message: MessageView; run: RunCommand }) {
  const { badge, sentences, read } = saidOf(message)
  const isKept = useKeptDecision(message.id) !== undefined
  const isOfUse = useIsOfUse(message)
  const undoable = remaining(message.undoUntil ?? '', useNow(SECOND_MS)) !== null && message.status === 'discarded'
  const take = () => {
    giveBack(message.chatId, message.text)
    focusBack(message.chatId)
  }
  return (
    <article
      aria-label={badge}
      className="flex max-w-[min(40rem,92%)] flex-col items-start gap-1.5 self-end rounded-card border border-dashed border-line px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{badge}</Badge>
        <MessageTime at={message.createdAt} />
      </div>
      {(isKept ? [say.row.rejectedOffline] : sentences).map((sentence) => (
        <p key={sentence} className="text-small text-muted">
          {sentence}
        </p>
      ))}
      <details className="text-small text-muted">
        <summary className="w-fit underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3">
          {read}
        </summary>
        <p className="mt-1 max-w-[66ch] break-words whitespace-pre-wrap">
          <ChippedText text={message.text} />
        </p>
      </details>
      {undoable && !isKept && (
        <Button look="link" size="inline" onClick={() => run({ verb: 'undo', messageId: message.id })}>
          {say.inbox.message.undo}
        </Button>
      )}
      {isOfUse && !isKept && (
        <Button look="link" size="inline" onClick={take}>
          {say.notSent.use}
        </Button>
      )}
    </article>
  )
}
