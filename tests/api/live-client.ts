import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Client } from './contract-client.ts'

export type LiveClient = {
  status: number
  events: EventSourceMessage[]
  comments: string[]
  /** Resolves with the first event that fits, looked for from the beginning. */
  until(fits: (event: EventSourceMessage) => boolean): Promise<EventSourceMessage>
  ended: Promise<void>
  close(): void
}

/** Opens the live stream as the web app does: over fetch, with the token. */
export async function openLive(client: Client, after?: string | { sinceMs: number }): Promise<LiveClient> {
  const abort = new AbortController()
  const headers = typeof after === 'string' ? { 'last-event-id': after } : {}
  const query = typeof after === 'object' ? after : {}
  const response = await client.fetch('streamEvents', { query }, { headers, signal: abort.signal })
  const events: EventSourceMessage[] = []
  const comments: string[] = []
  const waiting = new Set<() => void>()
  const parser = createParser({
    onEvent: (event) => {
      events.push(event)
      for (const look of waiting) look()
    },
    onComment: (comment) => comments.push(comment),
  })
  const ended = read(response, (text) => parser.feed(text))
  return {
    status: response.status,
    events,
    comments,
    ended,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find(fits)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => abort.abort(),
  }
}

async function read(response: Response, feed: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) feed(decoder.decode(chunk, { stream: true }))
  } catch (error) {
    if (!(error instanceof Error && (error.name === 'AbortError' || error.message === 'terminated'))) throw error
  }
}
