import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#tests/web/render-app.tsx'
import { WithoutLine } from '#web/ui/without-line.tsx'
import { ConnectionStrip } from './connection-strip.tsx'

const setLine = (isThere: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })

test('a line that is lost before anything follows what happens is said, and not for longer', async () => {
  renderApp(<ConnectionStrip />)
  await setLine(false)
  await screen.findByText(/^Connessione assente\. Stai vedendo i dati delle \d\d:\d\d\.$/)
  await setLine(true)
  expect(screen.queryByText(/^Connessione assente/)).toBeNull()
})

test('what is still to come is not on its way without a line', async () => {
  renderApp(<WithoutLine otherwise="AI is thinking..." />)
  screen.getByText('AI is thinking...')
  await setLine(false)
  await screen.findByText('Non disponibile offline.')
  expect(screen.queryByText('AI is thinking...')).toBeNull()
})
