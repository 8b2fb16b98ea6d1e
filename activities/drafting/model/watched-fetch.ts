import { ModelError } from './model-error.ts'

/** The most that is read of an answer: a draft is a few kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024

export type Patience = {
  /** How long not a byte may come. */
  silenceMs: number
  /** How long an answer may take from its request to its end. */
  totalMs: number
}

type Fetch = typeof fetch

/**
 * A fetch for one call, with an end to each of its dangers: silence, a drip without end, a body without end, a redirect with our key.
 * `ended` is to be called when the answer was read; `failure` says what the watch ended it for.
 */
export function watchedFetch({ silenceMs, totalMs }: Patience) {
  const watch = new AbortController()
  const endFor = (fault: 'silent' | 'dripping') => () => watch.abort(new ModelError(fault))
  let silence = setTimeout(endFor('silent'), silenceMs)
  let hasBytes = false
  const total = setTimeout(() => endFor(hasBytes ? 'dripping' : 'silent')(), totalMs)
  const heard = () => {
    hasBytes = true
    clearTimeout(silence)
    silence = setTimeout(endFor('silent'), silenceMs)
  }
  const watched: Fetch = async (input, init) => {
    const signal = AbortSignal.any([watch.signal, ...(init?.signal ? [init.signal] : [])])
    const response = await fetch(input, { ...init, signal, redirect: 'manual' })
    return response.body === null ? response : bounded(response, response.body, heard)
  }
  return {
    fetch: watched,
    ended: () => {
      clearTimeout(silence)
      clearTimeout(total)
    },
    failure: (): unknown => (watch.signal.aborted ? watch.signal.reason : undefined),
    /** Gives the connection up. */
    abort: () => watch.abort(),
  }
}

function bounded(response: Response, body: ReadableStream<Uint8Array>, heard: () => void): Response {
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      heard()
      bytes += chunk.byteLength
      if (bytes > ANSWER_MAX_BYTES) controller.error(new ModelError('too_large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(body.pipeThrough(counted), { status, statusText, headers })
}
