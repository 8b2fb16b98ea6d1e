import type { OutsideGuard } from '#outside/guard.ts'
import { isSameAccount } from '#workflows/domain/mailbox-key.ts'

/** Where a mailbox is read. */
export type MailboxPlace = { server: string; port: number; user: string }

/** Where a name is looked up so long that nobody would wait for it, it is not known to be another's. */
const LOOK_UP_MS = 3_000

/**
 * The first of the others that is the same mailbox under another name of its server, in whatever protocol: names that stand for one
 * address, and user names of one account.
 */
export async function findSameMailbox<T extends MailboxPlace>(
  guard: Pick<OutsideGuard, 'addressesOf'>,
  mailbox: MailboxPlace,
  others: readonly T[],
): Promise<T | undefined> {
  const alike = others.filter((other) => isSameAccount(mailbox, other))
  if (alike.length === 0) return undefined
  const [own, ...of] = await Promise.all([mailbox, ...alike].map((one) => addressesWithin(guard, one)))
  return alike.find((_, at) => of[at]?.some((address) => own?.includes(address)))
}

async function addressesWithin(guard: Pick<OutsideGuard, 'addressesOf'>, { server, port }: MailboxPlace) {
  const { promise: tooLate, resolve } = Promise.withResolvers<string[]>()
  const timer = setTimeout(() => resolve([]), LOOK_UP_MS)
  try {
    const found = await Promise.race([guard.addressesOf(server, port), tooLate])
    return found.map((address) => address.replace(/^::ffff:(?=\d)/i, ''))
  } finally {
    clearTimeout(timer)
  }
}
