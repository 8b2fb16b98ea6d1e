import { createHash } from 'node:crypto'

/** An entry of a B-tree holds 2,704 bytes, and a key stands in it beside others. */
const MAX_BYTES = 512

/**
 * What a stranger chose (a Message-ID, a conversation's key) as it stands in an index: itself, or its hash where it is longer than
 * any index takes. The one place that says so; whoever stores or looks up such a key asks here.
 */
export function indexKey(chosen: string): string {
  if (Buffer.byteLength(chosen) <= MAX_BYTES) return chosen
  return `sha256:${createHash('sha256').update(chosen).digest('hex')}`
}
