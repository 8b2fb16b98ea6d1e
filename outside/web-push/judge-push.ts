import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

/** What became of a message for a browser: `gone`: there is no such browser any more; `later`: worth another try. */
export type PushOutcome =
  | { outcome: 'taken' }
  | { outcome: 'gone' }
  | { outcome: 'later'; fault: Sentence; retryAfter: string | null }
  | { outcome: 'refused'; fault: Sentence }

/** What a push service means by its status (RFC 8030, 5 and 8.4; RFC 8292, 4.2). */
export function judgePush({ status, retryAfter }: { status: number; retryAfter: string | null }): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'taken' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { outcome: 'later', fault: say({ code: 'push_service_busy', params: { status } }), retryAfter }
  return { outcome: 'refused', fault: say({ code: 'push_refused', params: { status } }) }
}
