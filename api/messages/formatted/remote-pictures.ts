import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { isDrawn } from './data-address.ts'

const AT_MOST = 30
const AT_ONCE = 5
const PICTURE_BYTES = 2 * 1024 * 1024
/** Of all together. */
const MOST_BYTES = 12 * 1024 * 1024
const ANSWER_MS = 8_000

/**
 * Fetches pictures of the internet, each from a public address alone and typed by its bytes: the host's browser, its address and its
 * cookies meet none of who keeps them. What does not come, is too large or no picture is left out.
 */
export async function remotePictures(
  guard: OutsideGuard,
  addresses: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  let left = MOST_BYTES
  const waiting = [...new Set(addresses)].slice(0, AT_MOST)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const picture = await fetchPicture(guard, next)
      if (picture === null || picture.length > left) continue
      left -= picture.length
      found.set(next, picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

async function fetchPicture(guard: OutsideGuard, address: string): Promise<Uint8Array | null> {
  try {
    const answer = await guard.fetch(address, { maxBodyBytes: PICTURE_BYTES, timeoutMs: ANSWER_MS })
    const content = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    return content !== null && isDrawn(content) ? content : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}
