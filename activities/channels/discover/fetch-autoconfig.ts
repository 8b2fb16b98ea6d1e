import type { OutsideFetch } from '#outside/outside-fetch.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { readAutoconfig } from './read-autoconfig.ts'

const WITHIN_MS = 4_000
const MOST_BYTES = 256 * 1024

/** Asks the provider's own server for its configuration file, over HTTPS alone; null where it has none. */
export async function fetchAutoconfig(ask: OutsideFetch, address: string, domain: string): Promise<MailServers | null> {
  const places = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml?emailaddress=${encodeURIComponent(address)}`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ]
  for (const place of places) {
    const xml = await textAt(ask, place)
    const found = xml === null ? null : readAutoconfig(xml, address)
    if (found !== null) return found
  }
  return null
}

async function textAt(ask: OutsideFetch, place: string): Promise<string | null> {
  try {
    const answer = await ask(place, { timeoutMs: WITHIN_MS, maxBodyBytes: MOST_BYTES })
    return answer.ok ? await answer.text() : null
  } catch (error) {
    // Whatever keeps it away, there are other ways to find the servers.
    if (!(error instanceof AppError)) throw error
    return null
  }
}
