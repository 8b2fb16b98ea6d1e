import { expect, test } from 'vitest'
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
