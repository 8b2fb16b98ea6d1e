import { reachServer } from '#activities/channels/check/reach-server.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { imaps } from './providers.ts'

/** The first usual name of the domain's own that is a server with a certificate for that name; null where none is. */
export async function guessServers(guard: OutsideGuard, address: string, domain: string): Promise<MailServers | null> {
  for (const hostname of [`imap.${domain}`, `mail.${domain}`]) {
    if (await isThere(guard, { hostname, port: 993, tls: 'ssl', rejectUnauthorized: true })) {
      return { inbound: imaps(hostname, address), smtp: null }
    }
  }
  return null
}

async function isThere(guard: OutsideGuard, place: Parameters<typeof reachServer>[1]): Promise<boolean> {
  try {
    const { address } = await guard.resolve(place.hostname, place.port)
    const reached = await reachServer(address, place)
    await reached.secure().finally(() => reached.close())
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}
