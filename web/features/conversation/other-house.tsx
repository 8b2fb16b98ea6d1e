import type { ChatView } from '#api/contract/chats.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from './read-conversation.ts'
import { openDraft } from './timeline.ts'
import { focusConversation, useWriteAgain } from './write-again.ts'

function Offer({ draft, text }: { draft: MessageView; text: string }) {
  const { mutate, isPending } = useWriteAgain(draft, focusConversation)
  return (
    <section
      aria-label={say.wish.otherHouse}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-small md:px-6"
    >
      <p className="font-medium text-warn">{text}</p>
      <Button size="small" busy={isPending} onClick={() => mutate({ kind: 'again' })}>
        {say.wish.writeForIt}
      </Button>
    </section>
  )
}

/** Of a chat whose draft was written before it was said which house it is about: another for that one. */
export function OtherHouse({ chat: { id, property } }: { chat: ChatView }) {
  const draft = openDraft(useMessages(id).data?.items ?? [])
  if (draft === undefined || draft.answersId === null || draft.propertyId === (property?.id ?? null)) return null
  return <Offer draft={draft} text={property === null ? say.wish.noLonger : say.wish.without(property.name)} />
}
