import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { dataAddress } from './data-address.ts'

const AT_MOST = 30
const AT_ONCE = 5
const PICTURE_BYTES = 2 * 1024 * 1024
const ANSWER_MS = 8_000

/**
 * Fetches pictures of the internet, each from a public address alone and typed by its bytes: the host's browser, its address and its
 * cookies meet none of who keeps them. What does not come, is too large or no picture is left out.
 */
export async function remotePictures(guard: OutsideGuard, addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...new Set(addresses)].slice(0, AT_MOST)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const picture = await fetchPicture(guard, next)
      if (picture !== null) found.set(next, picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

async function fetchPicture(guard: OutsideGuard, address: string): Promise<string | null> {
  try {
    const answer = await guard.fetch(address, { maxBodyBytes: PICTURE_BYTES, timeoutMs: ANSWER_MS })
    return answer.ok ? dataAddress(new Uint8Array(await answer.arrayBuffer())) : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}
