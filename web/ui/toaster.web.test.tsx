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
