import { setTimeout as delay } from 'node:timers/promises'

export type LoadOptions = { perSecond: number; seconds: number; request: (turn: number) => Promise<Response> }

/**
 * Sends requests at a fixed rate, whatever the answers take, and tells how many milliseconds each took, counted from
 * when it was due: a server that stalls is charged for everybody who waited.
 * @throws Error at an answer that is no success.
 */
export async function measureLoad({ perSecond, seconds, request }: LoadOptions): Promise<number[]> {
  const startedAt = performance.now()
  const turns = Array.from({ length: perSecond * seconds }, async (_, turn) => {
    const due = startedAt + (turn * 1000) / perSecond
    await delay(Math.max(0, due - performance.now()))
    const response = await request(turn)
    const body = await response.arrayBuffer()
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${Buffer.from(body).toString().slice(0, 300)}`)
    return performance.now() - due
  })
  return Promise.all(turns)
}
