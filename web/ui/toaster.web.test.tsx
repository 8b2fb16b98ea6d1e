import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { toastDone, toastFailed } from './toast.ts'

test('what was said before the notices were there is shown when they come, and what is said then, too', async () => {
  toastFailed('Invio non riuscito')
  renderApp(null)
  expect(await notices().findByText('Invio non riuscito')).toBeDefined()
  toastDone('Salvato')
  expect(await notices().findByText('Salvato')).toBeDefined()
})

test('no button of a notice that can be reached by keys is hidden from who hears the page', async () => {
  renderApp(null)
  toastFailed('Invio non riuscito')
  toastDone('Salvato')
  await notices().findByText('Invio non riuscito')
  const hidden = [...document.querySelectorAll('[aria-hidden="true"]')]
  expect(hidden.filter((element) => element.matches('[tabindex="0"]') || element.querySelector('button'))).toEqual([])
})

test.each([
  ['before the notices are there', false],
  ['before its notice is drawn', true],
])('what can be taken back is from the moment that it is said: %s', async (_, areThere) => {
  // Of its own: elsewhere something may wait for its answer for ever, and comes before every notice.
  vi.resetModules()
  const { takeNewestBack, toastUndo } = await import('./toast.ts')
  const { default: Toaster } = await import('./toaster.tsx')
  if (areThere) render(<Toaster label="Avvisi" closeLabel="Chiudi avviso" />)
  let taken = 0
  toastUndo('Tolta dall’attesa', { untilMs: Date.now() + 10_000, label: 'Annulla', onUndo: () => void taken++ })
  expect([takeNewestBack(), takeNewestBack(), taken]).toEqual([true, false, 1])
})
