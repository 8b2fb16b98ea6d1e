import { EventSourceParserStream } from 'eventsource-parser/stream'
import { HEARTBEAT_SECONDS } from '#api/contract/live-events.ts'
import { callForResponse } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'

export type StreamEvent = { event: string; data: string; id: string | undefined }

const BEAT_MS = HEARTBEAT_SECONDS * 1000
/** So long without a heartbeat is said. It may only pause: what is heard again takes that back, and nothing is read anew. */
const QUIET_MS = 2 * BEAT_MS
/** A stream that is still to open is not quiet: whoever answers may have much to do. */
const OPENS_WITHIN_MS = 5_000
/** So long without a heartbeat is a dead connection. */
const SILENCE_MS = 10 * BEAT_MS
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

export type Follower = {
  signal: AbortSignal
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
  onLost: () => void
  /** Nothing is heard, though nothing has broken. */
  onQuiet: () => void
  /** It is heard again. */
  onHeard: () => void
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done, { once: true })
    signal.addEventListener('abort', done, { once: true })
  })

/** Aborts when nothing, not even a heartbeat, was heard for too long, and when the browser says that there is no line: some leave it open. */
const watchSilence = ({ onQuiet, onHeard }: Follower, abort: () => void) => {
  let isQuiet = false
  const sayQuiet = () => {
    isQuiet = true
    onQuiet()
  }
  const wait = (quietMs: number) => [setTimeout(sayQuiet, quietMs), setTimeout(abort, SILENCE_MS)]
  let timers = wait(OPENS_WITHIN_MS)
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  window.addEventListener('offline', abort)
  return {
    heard: () => {
      end()
      timers = wait(QUIET_MS)
      if (isQuiet) onHeard()
      isQuiet = false
    },
    stop: () => {
      end()
      window.removeEventListener('offline', abort)
    },
  }
}

const readStream = async (lastId: string | undefined, follower: Follower, keep: (id: string) => void) => {
  const attempt = new AbortController()
  const signal = AbortSignal.any([follower.signal, attempt.signal])
  const silence = watchSilence(follower, () =>
    attempt.abort(new DOMException('The live stream fell silent', 'NetworkError')),
  )
  try {
    const response =
      lastId === undefined
        ? // What is shown was read at some time since the page began.
          await callForResponse('streamEvents', { query: { sinceMs: Math.ceil(performance.now()) } }, { signal })
        : await callForResponse('streamEvents', {}, { signal, headers: { 'last-event-id': lastId } })
    if (!response.body) return
    silence.heard()
    follower.onOpen()
    const heartbeats = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        silence.heard()
        controller.enqueue(chunk)
      },
    })
    const events = response.body
      .pipeThrough(heartbeats)
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    for await (const { event, data, id } of readable(events)) {
      if (id !== undefined) keep(id)
      follower.onEvent({ event: event ?? 'message', data, id })
    }
  } finally {
    silence.stop()
  }
}

/** Safari reads streams only through a reader. */
async function* readable<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

const isConnectionLoss = (error: unknown) =>
  error instanceof ApiError || error instanceof TypeError || error instanceof DOMException

/** Follows `GET /api/events` until aborted: resumes after the last event seen, waits longer after each failure. */
export async function followEvents(follower: Follower): Promise<void> {
  let lastId: string | undefined
  let wait = FIRST_WAIT_MS
  const onOpen = () => {
    wait = FIRST_WAIT_MS
    follower.onOpen()
  }
  while (!follower.signal.aborted) {
    try {
      await readStream(lastId, { ...follower, onOpen }, (id) => {
        lastId = id
      })
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
    }
    if (follower.signal.aborted) return
    follower.onLost()
    await pause(wait * (0.75 + Math.random() / 2), follower.signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}
