import { Resolver } from 'node:dns/promises'

/** The TXT records of a name, each in its parts. @throws what `node:dns` throws. */
export type ReadTxt = (name: string) => Promise<string[][]>

const ANSWER_WITHIN_MS = 500
const PAUSE_MS = 30_000
const KEEP_MS = 300_000
const MOST_KEPT = 500

/** Answers of the name server itself; whatever else goes wrong, it is the way to it. */
const ANSWERS = new Set(['ENOTFOUND', 'ENODATA'])

const away = () => Object.assign(new Error('No name server answers'), { code: 'ETIMEOUT' })

/**
 * Asks the machine's own name servers, remembers what they say for five minutes, and asks nothing for half a minute once none
 * answers: mails by the thousand do not each wait for it.
 */
export function createTxtReader(now: () => number = Date.now): ReadTxt {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: 1 })
  const kept = new Map<string, { records: Promise<string[][]>; until: number }>()
  let pausedUntil = 0
  const ask = async (name: string) => {
    try {
      return await resolver.resolveTxt(name)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!ANSWERS.has(code)) {
        kept.delete(name)
        pausedUntil = now() + PAUSE_MS
      }
      throw error
    }
  }
  return (name) => {
    const known = kept.get(name)
    if (known !== undefined && known.until > now()) return known.records
    if (now() < pausedUntil) return Promise.reject(away())
    const records = ask(name)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(name, { records, until: now() + KEEP_MS })
    return records
  }
}
