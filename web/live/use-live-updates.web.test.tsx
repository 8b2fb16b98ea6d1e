import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { useAlerts } from '#web/features/admin/read-alerts.ts'
import { useLiveUpdates } from './use-live-updates.ts'

function Window() {
  useLiveUpdates()
  useAlerts()
  return null
}

test.each([
  ['change', 'no json'],
  ['change', 'null'],
  ['change', '{"entity":"hologram"}'],
  ['change', '{"entity":"message","entityId":"1","chatId":7,"change":"updated"}'],
  ['text', 'no json'],
  ['text', '{"messageId":7,"text":"Buongiorno"}'],
  ['text', '{"messageId":"1"}'],
])('an event that nobody can read (%s: %s) has all read again, and the stream goes on', async (kind, data) => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const headers = { 'content-type': 'text/event-stream' }
  const server = serveContract({ listAlerts: () => [], streamEvents: () => new Response(body, { headers }) })
  const { unmount } = renderApp(<Window />)
  const say = (event: string, told: string) =>
    stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${told}\n\n`))
  const asked = () => server.received('listAlerts').length
  await waitFor(() => expect(server.received('streamEvents')).toHaveLength(1))
  await waitFor(() => expect(asked()).toBe(1))
  say(kind, data)
  await waitFor(() => expect(asked()).toBe(2))
  say('change', '{"entity":"alert","entityId":"1","chatId":null,"change":"updated"}')
  await waitFor(() => expect(asked()).toBe(3))
  expect(server.received('streamEvents')).toHaveLength(1)
  unmount()
})
