import { lazy, Suspense } from 'react'

const HiddenMarked = lazy(() => import('./hidden-marked.tsx'))

/** Words of a guest: what hides in them is marked wherever they stand. */
export const GuestText = ({ text }: { text: string }) =>
  /\p{DI}/u.test(text) ? (
    <Suspense fallback={text}>
      <HiddenMarked text={text} />
    </Suspense>
  ) : (
    text
  )
