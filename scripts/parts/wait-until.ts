import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Asks every `everyMs` until the answer is yes; false when `seconds` have passed. */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  { seconds, everyMs = 100 }: { seconds: number; everyMs?: number },
): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await isSo()) return true
    await delay(everyMs)
  }
  return false
}

/** Whether somebody accepts connections there. */
export function accepts(port: number, address = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: address, timeout: 1000 })
    const answer = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}

/** Whether a GET is answered with 2xx within two seconds. A server that is not up yet answers no. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}
