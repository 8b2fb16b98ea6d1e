import type { ChatView } from '#api/contract/chats.ts'
import EmergencySteps from './emergency-steps.tsx'
import { useAsKept } from './kept-aside.ts'
import { NeedsNoAnswer } from './needs-no-answer.tsx'
import { OtherHouse } from './other-house.tsx'
import OwedAnswers from './owed-answers.tsx'
import { RefusedDraft } from './refused-draft.tsx'
import { SetAside } from './set-aside.tsx'

/** Where the chat stands, as its host has said: at once, and not only once there is a line. */
function AtTop({ chat: known }: { chat: ChatView }) {
  const chat = useAsKept(known)
  return (
    <>
      <SetAside chat={chat} />
      <NeedsNoAnswer chat={chat} />
    </>
  )
}

/** What a chat asks of its host beside what is written in it. */
export default function AboveMessages({ chatId, chat }: { chatId: string; chat: ChatView | undefined }) {
  return (
    <>
      <EmergencySteps chatId={chatId} />
      <OwedAnswers chatId={chatId} />
      {chat && (
        <div key={chatId} className="contents">
          <AtTop chat={chat} />
          <RefusedDraft chat={chat} />
          <OtherHouse chat={chat} />
        </div>
      )}
    </>
  )
}
