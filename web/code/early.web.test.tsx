import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { early } from './early.ts'

const Said = ({ words }: { words: string }) => <p>{words}</p>
const Shown = ({ Part }: { Part: ReturnType<typeof early<{ words: string }>> }) => (
  <Suspense fallback="waiting">
    <Part words="here" />
  </Suspense>
)

test('a part whose code has arrived is shown at once, without what stands in its place while it loads', async () => {
  const Part = early(() => Promise.resolve({ default: Said }))
  await Part.ahead()
  render(<Shown Part={Part} />)
  expect(screen.getByText('here')).toBeDefined()
})

test('a part that nobody asked for ahead arrives where it is shown', async () => {
  const Part = early(() => Promise.resolve({ default: Said }))
  await act(async () => void render(<Shown Part={Part} />))
  expect(await screen.findByText('here')).toBeDefined()
})
