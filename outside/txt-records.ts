import { Resolver } from 'node:dns/promises'
import { getDomain } from 'tldts'

/** The TXT records of a name, each in its parts. @throws what `node:dns` throws. */
export type ReadTxt = (name: string) => Promise<string[][]>

type NameServer = Pick<Resolver, 'resolveTxt' | 'resolveNs'>

const ANSWER_WITHIN_MS = 500
const PAUSE_MS = 30_000
const KEEP_MS = 300_000
const MOST_KEPT = 500
/** So many domains without an answer in a row, and the machine's own name server is asked whether it is there at all. */
const SEVERAL = 3

/** What is so, whoever asks again. */
const ANSWERS = new Set(['ENOTFOUND', 'ENODATA'])
/** Nobody answered. All else is said by the machine's own name server, of what it was asked for. */
const SILENCE = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED', 'EAI_AGAIN'])

const away = () => Object.assign(new Error('No name server answers'), { code: 'ETIMEOUT' })
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const domainOf = (name: string) => getDomain(name, { allowPrivateDomains: true }) ?? name.toLowerCase()

/**
 * Asks the machine's own name servers, and remembers what they say for five minutes. Of a domain whose servers give no answer nothing
 * is asked for half a minute, and of none where the machine's own are away: mails by the thousand do not each wait for them, and
 * whoever has a broken server has it for themselves.
 */
export function createTxtReader(
  now: () => number = Date.now,
  server: NameServer = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: 1 }),
): ReadTxt {
  const kept = new Map<string, { records: Promise<string[][]>; until: number }>()
  const pausedUntil = new Map<string, number>()
  const silent = new Set<string>()
  let allPausedUntil = 0
  const noteSilence = async (domain: string) => {
    silent.add(domain)
    if (silent.size < SEVERAL) return
    if (await isThere(server)) silent.clear()
    else allPausedUntil = now() + PAUSE_MS
  }
  const ask = async (name: string, domain: string) => {
    try {
      const records = await server.resolveTxt(name)
      silent.clear()
      return records
    } catch (error) {
      const code = codeOf(error)
      if (!ANSWERS.has(code)) {
        kept.delete(name)
        if (pausedUntil.size >= MOST_KEPT) pausedUntil.clear()
        pausedUntil.set(domain, now() + PAUSE_MS)
      }
      if (SILENCE.has(code)) await noteSilence(domain)
      else silent.clear()
      throw error
    }
  }
  return (name) => {
    const known = kept.get(name)
    if (known !== undefined && known.until > now()) return known.records
    const domain = domainOf(name)
    if (now() < Math.max(allPausedUntil, pausedUntil.get(domain) ?? 0)) return Promise.reject(away())
    const records = ask(name, domain)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(name, { records, until: now() + KEEP_MS })
    return records
  }
}

/** Asked for what every name server knows. */
async function isThere(server: NameServer): Promise<boolean> {
  try {
    await server.resolveNs('.')
    return true
  } catch (error) {
    return !SILENCE.has(codeOf(error))
  }
}
