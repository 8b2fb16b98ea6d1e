import { useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { chatPreview } from '#web/lib/chat-preview.ts'
import { say } from '#web/texts/say.ts'
import { openDraft } from './timeline.ts'

/** Those of the guest behind the one that was known, or the newest alone where that is not among them. */
function arrivedSince(known: string | undefined, messages: MessageView[]): MessageView[] {
  const ofGuest = messages.filter(({ kind }) => kind === 'guest')
  const at = ofGuest.findIndex(({ id }) => id === known)
  return ofGuest.slice(at < 0 ? -1 : at + 1)
}

const saidOf = (arrived: MessageView[]) => {
  const sender = arrived.at(-1)?.sender ?? say.inbox.chats.guest
  const texts = arrived.map(({ text }) => chatPreview({ lastMessage: text, lastMessageNotes: [] }))
  return `${say.inbox.conversation.arrived(sender)}: ${texts.join(' · ')}`
}

/** What is read aloud of a conversation, once: what came of its guest since the last time, in their words, and that its draft is ready. */
function useAnnouncement(messages: MessageView[]): string {
  const newest = messages.findLast(({ kind }) => kind === 'guest')?.id
  const draft = openDraft(messages)?.id
  const [known, setKnown] = useState({ newest, draft, text: '' })
  if (newest !== known.newest || draft !== known.draft) {
    const arrived = newest === known.newest ? [] : arrivedSince(known.newest, messages)
    const parts = [
      ...(arrived.length > 0 ? [saidOf(arrived)] : []),
      ...(draft !== undefined && draft !== known.draft ? [say.inbox.conversation.draftReady] : []),
    ]
    setKnown({ newest, draft, text: parts.length > 0 ? parts.join(' ') : known.text })
  }
  return known.text
}

/** Said to whoever hears the page; drawn for nobody. */
export const Announcement = ({ messages }: { messages: MessageView[] }) => (
  <p aria-live="polite" className="sr-only">
    {useAnnouncement(messages)}
  </p>
)
