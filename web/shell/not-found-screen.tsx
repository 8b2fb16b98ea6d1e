import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DoorDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export default function NotFoundScreen() {
  return (
    <div className="flex h-full items-center justify-center">
      <EmptyState
        isPage
        lang={langOf('en')}
        drawing={<DoorDrawing />}
        title={say.basics.errors.unexpectedApplication}
        text={`${say.basics.errors.notFoundTitle}. ${say.basics.errors.notFoundText}`}
        action={
          <Link className={buttonClass()} to={paths.dashboard}>
            {say.basics.errors.backToDashboard}
          </Link>
        }
      />
    </div>
  )
}
