import { expect, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import WindowTitle from './window-title.tsx'

test('the window says how many guests wait, and so does the icon of what is installed', async () => {
  const setAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const clearAppBadge = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException('not installed', 'NotAllowedError')),
  )
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  serveContract({ countChats: () => ({ approve: 2, answer: 1, automatic: 5, all: 9 }) })
  const { unmount } = renderApp(<WindowTitle place="chat" />)
  await expect.poll(() => document.title).toBe('(3) Conversazioni · Locanda')
  expect(setAppBadge).toHaveBeenLastCalledWith(3)
  unmount()
  expect(clearAppBadge).toHaveBeenCalled()
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

test('where nobody waits it is named after its screen alone', async () => {
  const server = serveContract({})
  renderApp(<WindowTitle place="properties" />)
  await expect.poll(() => server.received('countChats')).toHaveLength(1)
  expect(document.title).toBe('Properties · Locanda')
})
