import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { CHAT_ID } from '#tests/web/rows.ts'
import { useMarkRead } from './mark-read.ts'

function Chat({ unread, newest = '2026-11-20T10:00:00Z' }: { unread: number; newest?: string }) {
  useMarkRead(CHAT_ID, unread, newest)
  return null
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let focus: MockInstance<() => boolean>
beforeEach(() => {
  vi.useFakeTimers()
  focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  focus.mockRestore()
})

test('a chat counts as read once it was looked at for a second, and not before', async () => {
  const server = serveContract({})
  renderApp(<Chat unread={2} />)
  await after(900)
  expect(server.received('markChatRead')).toHaveLength(0)
  await after(200)
  expect(server.received('markChatRead')).toHaveLength(1)
})

test('a window that nobody looks at marks nothing, until it has the focus', async () => {
  focus.mockReturnValue(false)
  const server = serveContract({})
  renderApp(<Chat unread={2} />)
  await after(5_000)
  expect(server.received('markChatRead')).toHaveLength(0)
  focus.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('focus')))
  await after(1_100)
  expect(server.received('markChatRead')).toHaveLength(1)
})

test('a chat that is left sooner stays unread, and one without news is not told of', async () => {
  const server = serveContract({})
  const { unmount } = renderApp(<Chat unread={2} />)
  await after(500)
  unmount()
  renderApp(<Chat unread={0} />)
  await after(5_000)
  expect(server.received('markChatRead')).toHaveLength(0)
})
