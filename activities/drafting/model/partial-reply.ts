const REPLY = /"reply"\s*:\s*"/

/** The words of the reply in an answer that is still being written: its JSON as far as it has come. Empty before they begin. */
export function partialReply(json: string): string {
  const begin = REPLY.exec(json)
  if (begin === null) return ''
  const rest = json.slice(begin.index + begin[0].length)
  // Up to the closing quote, or to what has come; half an escape waits for its other half.
  const [written = ''] = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/i.exec(rest) ?? []
  const parsed: unknown = JSON.parse(`"${written.replace(/[\u0000-\u001f]/g, ' ')}"`)
  return typeof parsed === 'string' ? parsed.toWellFormed() : ''
}
