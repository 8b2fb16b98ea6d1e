import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { later } from '#web/code/later.ts'
import { Figures } from '#web/features/dashboard/figures.tsx'
import { NewestProperties } from '#web/features/dashboard/newest-properties.tsx'
import { PromisedAnswers } from '#web/features/dashboard/promised-answers.tsx'
import { QuickActions } from '#web/features/dashboard/quick-actions.tsx'
import { RecentChats } from '#web/features/dashboard/recent-chats.tsx'
import { useMe } from '#web/lib/me.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { Button } from '#web/ui/button.tsx'

const FirstSteps = later(() => import('./first-steps.tsx'))
const SourceDialog = later(() => import('#web/features/settings/sources/source-dialog.tsx'))
const EVENING_FROM = 18
const MORNING_FROM = 5

const greeting = (name: string | undefined) => {
  if (!name) return say.dashboard.title
  const hour = new Date().getHours()
  return hour >= EVENING_FROM || hour < MORNING_FROM ? say.dashboard.evening(name) : say.dashboard.greeting(name)
}

/** The figures first, then what a host does most, then the newest of everything. */
export default function DashboardScreen() {
  const name = useMe().data?.name?.split(' ')[0]
  const [addingSource, setAddingSource] = useState(false)
  return (
    <div lang={langOf('it')} className="h-full overflow-y-auto">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="display text-title">
            {greeting(name)}
            {name && <span className="sr-only"> · {say.dashboard.title}</span>}
          </h1>
          <Button onClick={() => setAddingSource(true)}>
            <Plus aria-hidden />
            {say.dashboard.chats.emptyAction}
          </Button>
        </div>
        {/* Not even where its code cannot be fetched are the figures below lost. */}
        <Boundary instead={() => null}>
          <Suspense>
            <FirstSteps onAddSource={() => setAddingSource(true)} />
          </Suspense>
        </Boundary>
        <Figures />
        <QuickActions />
        <PromisedAnswers />
        <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:gap-6">
          <RecentChats onAddSource={() => setAddingSource(true)} />
          <NewestProperties />
        </div>
      </div>
      {addingSource && (
        <Suspense>
          <SourceDialog open onOpenChange={setAddingSource} />
        </Suspense>
      )}
    </div>
  )
}
