import { Link } from 'react-router-dom'
import { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DoorDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'

// An id that is none at all is refused as invalid: to a person that is the same absence.
const isAbsent = (error: Error) =>
  error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'invalid_input')

/** In place of a property: that there is none, or that it could not be loaded. */
export function PropertyMissing({
  error,
  failedText,
  onRetry,
}: {
  error: Error
  failedText: string
  onRetry: () => void
}) {
  if (!isAbsent(error)) return <FailedState text={failedText} retryLabel={say.basics.errors.retry} onRetry={onRetry} />
  const back = (
    <Link to={paths.properties} className={buttonClass({ look: 'outline' })}>
      {say.properties.backToList}
    </Link>
  )
  return <EmptyState drawing={<DoorDrawing />} title={say.properties.notFound} action={back} />
}
