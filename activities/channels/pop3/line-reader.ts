import type { Socket } from 'node:net'
import { connectionFault } from '#activities/channels/faults/mail-faults.ts'
import type { AppError } from '#workflows/domain/errors.ts'

const LINE_FEED = 10
const RETURN = 13
const DOT = 46
const MAX_LINE_BYTES = 64 * 1024
/** So much lies here that nobody has asked for yet; the server keeps the rest. */
const MOST_AHEAD_BYTES = 256 * 1024

/** Reads CRLF lines as bytes from a socket: whatever way TCP cuts them, and nothing decoded. */
export type LineReader = {
  /** The next line without its CRLF. @throws AppError upstream_unavailable when the server is silent, gone or babbles. */
  line(): Promise<Buffer>
  /** A multi-line answer (RFC 1939, 3): dots unstuffed, CRLF kept, the end mark left out; what is above `maxBytes` is dropped. */
  body(maxBytes: number): Promise<Body>
  /** The same, read as far as there is room for it. */
  openBody(maxBytes: number): OpenBody
  stop(): void
}

export type Body = { bytes: Buffer<ArrayBuffer>; isCut: boolean }
const NOTHING: Body = { bytes: Buffer.alloc(0), isCut: false }
/** `read` answers null as soon as more than `most` bytes of it are held, and goes on from there when it is asked again. */
export type OpenBody = { read(most: number): Promise<Body | null> }

/**
 * @param server whom the socket is to, for the words of a failure
 * @param timeoutMs how long the server may stay silent, and take for a line
 * @throws AppError upstream_unavailable, from `line`, when the server is gone, silent or never ends a line.
 */
export function readLines(socket: Socket, server: string, timeoutMs: number): LineReader {
  const away = (detail: string, cause?: Error & { code?: string }) =>
    connectionFault({ server, code: cause?.code, detail, cause })
  let chunks: Buffer = Buffer.alloc(0)
  let failure: AppError | undefined
  let wake: (() => void) | undefined
  const fail = (error: AppError) => {
    failure ??= error
    wake?.()
  }
  const onData = (chunk: Buffer) => {
    chunks = chunks.length === 0 ? chunk : Buffer.concat([chunks, chunk])
    if (!isAwaited && chunks.length > MOST_AHEAD_BYTES) socket.pause()
    wake?.()
  }
  let isAwaited = false
  /** Nobody waits for a word of the server's while room for its next mail is waited for: that silence is ours. */
  const onTimeout = () => {
    if (isAwaited) fail(away('no answer'))
  }
  const onError = (error: Error) => fail(away(error.message, error))
  const onClose = () => fail(away('connection closed'))
  socket.setTimeout(timeoutMs)
  socket.on('data', onData).on('timeout', onTimeout).on('error', onError).on('close', onClose)

  const more = async () => {
    isAwaited = true
    socket.resume()
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    isAwaited = false
  }
  /** A server that drips is no better than a silent one: each byte begins the socket's own time anew, and a line has no more in all. */
  const line = async () => {
    let late: NodeJS.Timeout | undefined
    try {
      return await lineBefore(() => void (late ??= setTimeout(onTimeout, socket.timeout)))
    } finally {
      clearTimeout(late)
    }
  }
  const lineBefore = async (onWait: () => void) => {
    let searched = 0
    for (;;) {
      const end = chunks.indexOf(LINE_FEED, searched)
      if (end !== -1) {
        const text = chunks.subarray(0, end > 0 && chunks[end - 1] === RETURN ? end - 1 : end)
        chunks = chunks.subarray(end + 1)
        return text
      }
      if (chunks.length > MAX_LINE_BYTES) throw away('line too long')
      if (failure !== undefined) throw failure
      searched = chunks.length
      onWait()
      await more()
    }
  }
  const openBody = (maxBytes: number): OpenBody => {
    const text = collectLines()
    let bytes = 0
    return {
      async read(most) {
        for (;;) {
          if (Math.min(bytes, maxBytes) > most) return null
          const next = await line()
          if (next.length === 1 && next[0] === DOT) return { bytes: text.whole(), isCut: bytes > maxBytes }
          bytes += next.length + 2
          if (bytes <= maxBytes) text.add(next[0] === DOT ? next.subarray(1) : next)
        }
      },
    }
  }
  return {
    line,
    openBody,
    body: async (maxBytes) => (await openBody(maxBytes).read(Number.POSITIVE_INFINITY)) ?? NOTHING,
    stop() {
      socket.off('data', onData).off('timeout', onTimeout).off('error', onError).off('close', onClose)
    },
  }
}

/** Most mails are small. */
const FIRST_BLOCK_BYTES = 4 * 1024
const BLOCK_BYTES = 64 * 1024

/** Lines as they came, copied together: a large mail has a hundred thousand, and each would keep what came from the socket with it. */
function collectLines() {
  const blocks: Buffer[] = []
  let block = Buffer.alloc(0)
  let used = 0
  const next = (least: number) => {
    blocks.push(block.subarray(0, used))
    block = Buffer.allocUnsafeSlow(Math.max(least, blocks.length === 1 ? FIRST_BLOCK_BYTES : BLOCK_BYTES))
    used = 0
  }
  return {
    add(line: Buffer) {
      if (used + line.length + 2 > block.length) next(line.length + 2)
      used += line.copy(block, used)
      block[used++] = RETURN
      block[used++] = LINE_FEED
    },
    whole: () => Buffer.concat([...blocks, block.subarray(0, used)]),
  }
}
