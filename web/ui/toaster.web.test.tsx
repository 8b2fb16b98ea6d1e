import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notices, renderApp } from '#tests/web/render-app.tsx'
import { takeNewestBack, toastDone, toastFailed, toastUndo } from './toast.ts'
import Toaster from './toaster.tsx'

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
])('what can be taken back is from the moment that it is said: %s', (_, areThere) => {
  const cache = {}
  if (areThere) render(<Toaster label="Avvisi" closeLabel="Chiudi avviso" />)
  let taken = 0
  toastUndo('Tolta dall’attesa', { untilMs: Date.now() + 10_000, label: 'Annulla', onUndo: () => void taken++ })
  expect([takeNewestBack(cache), takeNewestBack(cache), taken]).toEqual([true, false, 1])
})
