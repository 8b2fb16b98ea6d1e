import { say } from '#web/texts/say.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WithoutLine } from '#web/ui/without-line.tsx'

const Shapes = () => (
  <div aria-busy="true" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
    <Skeleton className="h-7 w-48" />
    <Skeleton className="mt-8 h-28 w-full" />
    <Skeleton className="mt-4 h-64 w-full" />
  </div>
)

/** What stands there while a screen's code arrives: of a page whose heading is still to come. */
export const ScreenSkeleton = () => (
  <>
    <h1 className="sr-only">{say.inbox.product}</h1>
    <WithoutLine otherwise={<Shapes />} />
  </>
)
