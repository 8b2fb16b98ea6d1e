import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { en } from '#web/texts/en.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DoorDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export default function NotFoundScreen() {
  return (
    <div className="flex h-full items-center justify-center">
      <EmptyState
        lang="en"
        drawing={<DoorDrawing />}
        title={en.errors.unexpectedApplication}
        text={`${en.errors.notFoundTitle}. ${en.errors.notFoundText}`}
        action={
          <Link className={buttonClass()} to={paths.dashboard}>
            {en.errors.backToDashboard}
          </Link>
        }
      />
    </div>
  )
}
