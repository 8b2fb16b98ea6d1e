import { afterEach, expect, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { followEvents } from './follow-events.ts'

afterEach(() => void vi.useRealTimers())

test('a line that swallows what is sent is said within two seconds, and given up only when it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const open = () => new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })
  const headers = { 'content-type': 'text/event-stream' }
  serveContract({ streamEvents: () => new Response(open(), { headers }) })
  const stop = new AbortController()
  const said: string[] = []
  void followEvents({
    signal: stop.signal,
    onOpen: () => said.push('open'),
    onEvent: ({ event }) => said.push(event),
    onLost: () => said.push('lost'),
    onQuiet: () => said.push('quiet'),
    onHeard: () => said.push('heard'),
  })
  const beat = (text = ': heartbeat\n\n') => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  await vi.waitFor(() => expect(said).toEqual(['open']))
  await vi.advanceTimersByTimeAsync(1_000)
  beat('event: change\ndata: {}\n\n')
  await vi.waitFor(() => expect(said).toEqual(['open', 'change']))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said).toEqual(['open', 'change', 'quiet'])
  beat('event: change\ndata: {}\n\n')
  await vi.waitFor(() => expect(said).toEqual(['open', 'change', 'quiet', 'heard', 'change']))
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said.at(-1)).toBe('quiet')
  stop.abort()
})
