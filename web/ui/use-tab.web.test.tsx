import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { useTab } from './use-tab.ts'

function Tabs() {
  const [open, show] = useTab(['first', 'second'])
  return <button type="button" onClick={() => show('second')} aria-label={open} />
}

test.each([
  ['/', 'first', ''],
  ['/?tab=second', 'second', '?tab=second'],
  ['/?tab=secnod&source=7', 'first', '?source=7'],
  ['/?tab=constructor', 'first', ''],
])('%s opens %s, and the address says so', async (at, open, search) => {
  const { user } = renderApp(<Tabs />, { at })
  await waitFor(() => expect(window.location.search).toBe(search))
  await user.click(screen.getByRole('button', { name: open }))
  screen.getByRole('button', { name: 'second' })
  expect(window.location.search).toBe('?tab=second')
})
