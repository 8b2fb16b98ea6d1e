import { useIsOnline } from '#web/lib/use-online.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The default error screen of the specification, section 2. */
export function ErrorScreen({ error }: { error?: Error | null }) {
  // A screen whose code was not fetched before the line was lost: browsers say that in words of their own.
  const text = useIsOnline() ? error?.message : say.inbox.conversation.offline
  return (
    <div role="alert" className="flex h-full min-h-80 items-center justify-center">
      <EmptyState
        isPage
        lang={langOf('en')}
        drawing={<BellDrawing />}
        title={say.basics.errors.unexpectedApplication}
        {...(text && { text })}
        action={<Button onClick={() => location.reload()}>{say.basics.errors.reload}</Button>}
      />
    </div>
  )
}
