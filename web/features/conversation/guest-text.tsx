import { Suspense } from 'react'
import { later } from '#web/code/later.ts'

const HiddenMarked = later(() => import('./hidden-marked.tsx'))

/** Cells of a table's row: a stop for tabs may come at once behind a word, and nothing would stand between them. */
const apart = (text: string) => text.replaceAll('\t', '\u2003')

/** Words of a guest: what hides in them is marked wherever they stand, and the cells of a table stand apart. */
export const GuestText = ({ text: written }: { text: string }) => {
  const text = apart(written)
  return /(?![\t\n\r])[\p{DI}\p{Cc}]/u.test(text) ? (
    <Suspense fallback={text}>
      <HiddenMarked text={text} />
    </Suspense>
  ) : (
    text
  )
}
