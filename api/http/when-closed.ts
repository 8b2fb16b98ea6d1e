import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Runs what is due once a request, or its answer, is over: at once where it is already, since whoever has left behind an `await` is not
 * told of again. Answers how to wait for it no longer.
 */
export function whenClosed(exchange: IncomingMessage | ServerResponse, run: () => void): () => void {
  if (exchange.closed) {
    run()
    return () => undefined
  }
  exchange.once('close', run)
  return () => void exchange.off('close', run)
}
