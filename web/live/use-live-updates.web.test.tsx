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

test.each(['no json', 'null', '{"entity":"hologram"}'])(
  'an event that nobody can read (%s) has all read again, and the stream goes on',
  async (data) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
    const headers = { 'content-type': 'text/event-stream' }
    const server = serveContract({ listAlerts: () => [], streamEvents: () => new Response(body, { headers }) })
    const { unmount } = renderApp(<Window />)
    const say = (event: string) => stream?.enqueue(new TextEncoder().encode(`event: change\ndata: ${event}\n\n`))
    const asked = () => server.received('listAlerts').length
    await waitFor(() => expect(server.received('streamEvents')).toHaveLength(1))
    await waitFor(() => expect(asked()).toBe(1))
    say(data)
    await waitFor(() => expect(asked()).toBe(2))
    say('{"entity":"alert","entityId":"1","chatId":null,"change":"updated"}')
    await waitFor(() => expect(asked()).toBe(3))
    expect(server.received('streamEvents')).toHaveLength(1)
    unmount()
  },
)
