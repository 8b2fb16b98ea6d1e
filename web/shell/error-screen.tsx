import { en } from '#web/texts/en.ts'
import { Button } from '#web/ui/button.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The default error screen of the specification, section 2. */
export function ErrorScreen({ error }: { error?: Error | null }) {
  return (
    <div role="alert" className="flex h-full min-h-80 items-center justify-center">
      <EmptyState
        lang="en"
        drawing={<BellDrawing />}
        title={en.errors.unexpectedApplication}
        {...(error?.message && { text: error.message })}
        action={<Button onClick={() => location.reload()}>{en.errors.reload}</Button>}
      />
    </div>
  )
}
