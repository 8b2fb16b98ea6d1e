import { SoughtMessage } from './sought-message.tsx'
import SyncUnsentTexts from './sync-unsent-texts.tsx'

/** What goes on beside the messages of a chat, and is not needed to read them. */
export default function BesideMessages({ chatId }: { chatId: string }) {
  return (
    <>
      <SoughtMessage chatId={chatId} />
      <SyncUnsentTexts chatId={chatId} />
    </>
  )
}
