import { Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { badgeNote, isOnItsWay } from './authorship.ts'
import { ChippedText } from './chipped-text.tsx'
import { GuestText } from './guest-text.tsx'
import { guestsWords } from './guests-words.ts'
import { useKeptDecision } from './kept-decision.ts'
import { isLow, LowConfidence } from './low-confidence.tsx'
import type { RunCommand } from './message-commands.ts'
import { MessageState } from './message-state.tsx'
import { MessageTime } from './message-time.tsx'
import { OriginalFile, RawFile } from './raw-file.tsx'

const NotSent = later(() => import('./not-sent.tsx'))
const MessageFiles = later(() => import('./message-files.tsx'))

/** Each line reads from its own side; a long link breaks, and widens nothing. */
const bodyClass = 'max-w-[66ch] text-message wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]'

/** What the guest sent: what is no words by its name, then the words. */
function GuestWords({ message }: { message: MessageView }) {
  const { note, words } = guestsWords(message)
  return (
    <>
      {note !== '' && (
        <p dir="auto" className="text-small text-muted">
          {note}
        </p>
      )}
      {words !== '' && (
        <p className={bodyClass}>
          <GuestText text={words} />
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
  const sender = message.sender ?? say.inbox.chats.guest
  return (
    <article aria-label={sender} className="flex max-w-[min(44rem,92%)] flex-col items-start gap-1 self-start">
      <div className="rounded-bubble rounded-tl-control bg-surface px-4 py-3">
        {message.status === 'unreadable' ? <RawFile message={message} /> : <GuestWords message={message} />}
      </div>
      <Beside message={message} />
      <div className="flex flex-wrap items-center gap-x-3 px-1">
        <MessageTime at={message.createdAt} />
        {message.status !== 'unreadable' && <OriginalFile message={message} look="link" />}
      </div>
    </article>
  )
}

function HostReply({ message, run }: { message: MessageView; run: RunCommand }) {
  const note = say.told.reasons(message.reasons)
  return (
    <article
      aria-label={say.inbox.conversation.you}
      className="flex max-w-[min(44rem,92%)] flex-col items-end gap-1 self-end"
    >
      <div className="rounded-bubble rounded-tr-control bg-raised px-4 py-3">
        {note !== '' && (
          <p dir="auto" className="text-small text-muted">
            {note}
          </p>
        )}
        <p className={bodyClass}>
          <ChippedText text={message.text} />
        </p>
      </div>
      <Beside message={message} />
      <div className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-muted">
        <OriginalFile message={message} look="link" />
        <MessageTime at={message.createdAt} />
        <MessageState message={message} run={run} />
      </div>
    </article>
  )
}

function Original({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button look="link" size="inline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? say.inbox.message.hideOriginal : say.inbox.message.showOriginal}
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
  const isKept = useKeptDecision(message.id) !== undefined
  return (
    <article
      aria-label={say.inbox.conversation.ai}
      className="flex max-w-[min(44rem,92%)] flex-col items-end gap-1 self-end"
    >
      <div className="relative overflow-hidden rounded-bubble rounded-tr-control bg-raised py-3 pr-5 pl-4">
        <span aria-hidden className="absolute inset-y-0 right-0 w-[3px] bg-ai" />
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Badge tone="ai" title={say.told.reasons(message.reasons) || undefined}>
            <Sparkles aria-hidden />
            {isOnItsWay(message) && !isKept ? say.inbox.message.automatic : say.inbox.message.aiDraft}
          </Badge>
          {note !== null && !isKept && (
            <span className="text-small text-muted">{say.inbox.message.badgeNotes[note]}</span>
          )}
          {message.confidence !== null && !isLow(message) && (
            <Ticks confidence={message.confidence} label={say.inbox.message.confidence(message.confidence)} />
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
        <MessageTime at={message.createdAt} />
        <MessageState message={message} run={run} />
      </div>
    </article>
  )
}

/** What is said in place of a message. */
export function Note({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[40rem] self-center py-1 text-center text-small text-muted">
      {text}
    </p>
  )
}

/** One message of the thread, by its kind and state. An open draft is a card, not a bubble: see `draft-card.tsx`. */
export function MessageBubble({ message, run }: { message: MessageView; run: RunCommand }) {
  if (message.kind === 'guest') return <GuestMessage message={message} />
  if (message.is_discarded || message.fallback_sent)
    return (
      <Suspense>
        <NotSent message={message} run={run} />
      </Suspense>
    )
  if (message.kind === 'host_reply') return <HostReply message={message} run={run} />
  if (message.status === 'drafting') return <Note text={say.inbox.conversation.drafting} />
  if (message.status === 'no_reply_needed')
    return <Note text={say.told.reasons(message.reasons) || say.inbox.message.noReplyNeeded} />
  return <AiMessage message={message} run={run} />
}
