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
  // Once by itself, once because the stream has opened.
  await waitFor(() => expect(asked()).toBe(2))
  say(kind, data)
  await waitFor(() => expect(asked()).toBe(3))
  say('change', '{"entity":"alert","entityId":"1","chatId":null,"change":"updated"}')
  await waitFor(() => expect(asked()).toBe(4))
  expect(server.received('streamEvents')).toHaveLength(1)
  unmount()
})

test('what happened since the page began is asked for, and later what came after the last event', async () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const open = () => new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })
  const headers = { 'content-type': 'text/event-stream' }
  const server = serveContract({ listAlerts: () => [], streamEvents: () => new Response(open(), { headers }) })
  const { unmount } = renderApp(<Window />)
  await waitFor(() => expect(streams).toHaveLength(1))
  expect(Number(server.received('streamEvents')[0]?.query.sinceMs)).toBeGreaterThan(0)
  const event = 'id: 41\nevent: change\ndata: {"entity":"chat","entityId":"1","chatId":"1","change":"updated"}\n\n'
  streams[0]?.enqueue(new TextEncoder().encode(event))
  streams[0]?.close()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(streams).toHaveLength(2))
  const again = server.received('streamEvents')[1]
  expect(again?.query).not.toHaveProperty('sinceMs')
  expect(again?.headers.get('last-event-id')).toBe('41')
  unmount()
})
