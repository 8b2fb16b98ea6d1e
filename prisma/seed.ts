import type { Database } from '#prisma/client.ts'
import { ANNAS_CONVERSATIONS, BRUNOS_CONVERSATIONS } from '#prisma/demo/conversations/index.ts'
import { addDays } from '#prisma/demo/demo-time.ts'
import { ANNAS_PROPERTIES, BRUNOS_PROPERTIES } from '#prisma/demo/properties.ts'
import { type DemoAccount, type DemoHost, seedHost } from '#prisma/demo/seed-host.ts'
import { type DemoMailbox, mailboxSource, retiredGmailSource, whatsappSource } from '#prisma/demo/sources.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'

export type SeedInput = {
  /** The engine role or the owner: the seed writes for two hosts. */
  db: Database
  vault: KeyRing
  demo: { host: DemoHost; otherHost: DemoHost }
  /** The mailbox of `host`, and that of `otherHost`. */
  mail: DemoMailbox
  otherMail: DemoMailbox
  now: Date
}

/**
 * Fills an installation with two hosts and their conversations; a second run changes nothing.
 * @throws Error for a conversation whose rows cannot be made, and where the ring lacks its newest key.
 */
export async function seedDemo({ db, vault, demo, mail, otherMail, now }: SeedInput): Promise<void> {
  const anna: DemoAccount = {
    host: demo.host,
    mail,
    properties: ANNAS_PROPERTIES,
    conversations: ANNAS_CONVERSATIONS,
    sourcesOf: (hostId) => ({
      mailbox: mailboxSource(vault, mail, { hostId, name: 'Casa Ferri', createdAt: addDays(now, -38) }),
      gmail: retiredGmailSource({ hostId, createdAt: addDays(now, -39), deletedAt: addDays(now, -9) }),
      whatsapp: whatsappSource(vault, { hostId, createdAt: addDays(now, -30) }),
    }),
    now,
  }
  const bruno: DemoAccount = {
    host: demo.otherHost,
    mail: otherMail,
    properties: BRUNOS_PROPERTIES,
    conversations: BRUNOS_CONVERSATIONS,
    sourcesOf: (hostId) => ({
      mailbox: mailboxSource(vault, otherMail, { hostId, name: 'Baita', createdAt: addDays(now, -38) }),
    }),
    now,
  }
  await db.$transaction(
    async (tx) => {
      await seedHost(tx, anna)
      await seedHost(tx, bruno)
    },
    { timeout: 60_000 },
  )
}
