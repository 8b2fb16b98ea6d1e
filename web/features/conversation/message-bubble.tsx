import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { fullTime, hourMinute } from '#web/lib/time.ts'
import { it } from '#web/texts/it.ts'
import { reasonsIt } from '#web/texts/sentences-it.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { badgeNote, isOnItsWay } from './authorship.ts'
import { ChippedText } from './chipped-text.tsx'
import { isLow, LowConfidence } from './low-confidence.tsx'
import type { RunCommand } from './message-commands.ts'
import { MessageState } from './message-state.tsx'
import { OriginalFile, RawFile } from './raw-file.tsx'
import { useZone } from './zone.ts'

const HiddenMarked = lazy(() => import('./hidden-marked.tsx'))
const MessageFiles = lazy(() => import('./message-files.tsx'))

/** Each line reads from its own side; a long link breaks, and widens nothing. */
const bodyClass = 'max-w-[66ch] text-message wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]'

function Time({ at }: { at: string | null }) {
  const zone = useZone()
  if (!at) return <span className="text-badge text-muted">{it.conversation.unknownTime}</span>
  return (
    <time dateTime={at} title={fullTime(at, zone)} className="text-badge text-muted">
      {hourMinute(at, zone)}
    </time>
  )
}

/** What the guest sent: what is no words by its name, then the words. */
function GuestWords({ message: { text, reasons } }: { message: MessageView }) {
  const note = reasonsIt(reasons)
  return (
    <>
      {note !== '' && <p className="text-small text-muted">{note}</p>}
      {text !== '' && (
        <p className={bodyClass}>
          {/\p{DI}/u.test(text) ? (
            <Suspense fallback={text}>
              <HiddenMarked text={text} />
            </Suspense>
          ) : (
            text
          )}
        </p>
      )}
    </>
  )
}

const Beside = ({ message }: { message: MessageView }) =>
  (message.files.length > 0 || message.hasFormatted) && (
    <Suspense>
      <MessageFiles message={message} />
    </Suspense>
  )

function GuestMessage({ message }: { message: MessageView }) {
  const sender = message.sender ?? it.chats.guest
  return (
    <article aria-label={sender} className="flex max-w-[min(44rem,92%)] flex-col items-start gap-1 self-start">
      <div className="rounded-bubble rounded-tl-control bg-surface px-4 py-3">
        {message.status === 'unreadable' ? <RawFile message={message} /> : <GuestWords message={message} />}
      </div>
      <Beside message={message} />
      <div className="flex flex-wrap items-center gap-x-3 px-1">
        <Time at={message.createdAt} />
        {message.status !== 'unreadable' && <OriginalFile message={message} look="link" />}
      </div>
    </article>
  )
}

function HostReply({ message, run }: { message: MessageView; run: RunCommand }) {
  const note = reasonsIt(message.reasons)
  return (
    <article aria-label={it.conversation.you} className="flex max-w-[min(44rem,92%)] flex-col items-end gap-1 self-end">
      <div className="rounded-bubble rounded-tr-control bg-raised px-4 py-3">
        {note !== '' && <p className="text-small text-muted">{note}</p>}
        <p className={bodyClass}>
          <ChippedText text={message.text} />
        </p>
      </div>
      <Beside message={message} />
      <div className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-muted">
        <OriginalFile message={message} look="link" />
        <Time at={message.createdAt} />
        <MessageState message={message} run={run} />
      </div>
    </article>
  )
}

/** The specification has one sentence for whatever was not sent; the cause stands beside it. */
function notSentCause({ status, supersededByHost }: MessageView): string | null {
  if (status === 'fallback_sent') return it.message.fallbackCause
  if (status === 'discarded') return it.message.rejectedCause
  return supersededByHost ? it.message.answeredCause : null
}

function NotSent({ message }: { message: MessageView }) {
  return (
    <article
      aria-label={it.message.discarded}
      className="flex max-w-[min(40rem,92%)] flex-col items-start gap-1.5 self-end rounded-card border border-dashed border-line px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{it.message.discarded}</Badge>
        <Time at={message.createdAt} />
      </div>
      <p className="text-small text-muted">{it.message.discardedText}</p>
      {notSentCause(message) !== null && <p className="text-small text-muted">{notSentCause(message)}</p>}
      <details className="text-small text-muted">
        <summary className="w-fit underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3">
          {it.message.showDraft}
        </summary>
        <p className="mt-1 max-w-[66ch] break-words whitespace-pre-wrap">
          <ChippedText text={message.text} />
        </p>
      </details>
    </article>
  )
}

function Original({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button look="link" size="inline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? it.message.hideOriginal : it.message.showOriginal}
      </Button>
      {open && (
        <p className="mt-1 max-w-[66ch] text-small whitespace-pre-wrap text-muted">
          <ChippedText text={text} />
        </p>
      )}
    </div>
  )
}

function AiMessage({ message, run }: { message: MessageView; run: RunCommand }) {
  const note = badgeNote(message)
  return (
    <article aria-label={it.conversation.ai} className="flex max-w-[min(44rem,92%)] flex-col items-end gap-1 self-end">
      <div className="relative overflow-hidden rounded-bubble rounded-tr-control bg-raised py-3 pr-5 pl-4">
        <span aria-hidden className="absolute inset-y-0 right-0 w-[3px] bg-ai" />
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Badge tone="ai" title={reasonsIt(message.reasons) || undefined}>
            <Sparkles aria-hidden />
            {isOnItsWay(message) ? it.message.automatic : it.message.aiDraft}
          </Badge>
          {note !== null && <span className="text-small text-muted">{it.message.badgeNotes[note]}</span>}
          {message.confidence !== null && !isLow(message) && (
            <Ticks confidence={message.confidence} label={it.message.confidence(message.confidence)} />
          )}
        </div>
        <p lang={message.language ?? undefined} className={bodyClass}>
          <ChippedText text={message.text} />
        </p>
        <LowConfidence message={message} />
        {message.aiText !== null && <Original text={message.aiText} />}
      </div>
      <Beside message={message} />
      <div className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-muted">
        <Time at={message.createdAt} />
        <MessageState message={message} run={run} />
      </div>
    </article>
  )
}

/** What is said in place of a message. */
export function Note({ text }: { text: string }) {
  return <p className="max-w-[40rem] self-center py-1 text-center text-small text-muted">{text}</p>
}

/** One message of the thread, by its kind and state. An open draft is a card, not a bubble: see `draft-card.tsx`. */
export function MessageBubble({ message, run }: { message: MessageView; run: RunCommand }) {
  if (message.kind === 'guest') return <GuestMessage message={message} />
  if (message.kind === 'host_reply') return <HostReply message={message} run={run} />
  if (message.status === 'drafting') return <Note text={it.conversation.drafting} />
  if (message.status === 'no_reply_needed')
    return <Note text={reasonsIt(message.reasons) || it.message.noReplyNeeded} />
  if (message.is_discarded || message.fallback_sent) return <NotSent message={message} />
  return <AiMessage message={message} run={run} />
}
