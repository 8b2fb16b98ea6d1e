import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown where the app is opened without a line: who somebody is and what they have is asked for anew. */
export function OfflineStart() {
  return (
    <div role="alert" className="flex h-full items-center justify-center">
      <EmptyState
        isPage
        drawing={<BellDrawing />}
        title={say.inbox.conversation.offline}
        text={say.inbox.shell.offlineStart}
        action={<Button onClick={() => location.reload()}>{say.inbox.chats.retry}</Button>}
      />
    </div>
  )
}
