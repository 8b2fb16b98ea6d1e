import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#prisma/client.ts'
import { DEMO_PEOPLE } from '#prisma/demo/people.ts'
import { seedDemo } from '#prisma/seed.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { withClient } from './database-roles.ts'
import type { RunFile } from './run-file.ts'

type MailServers = Pick<RunFile, 'smtp' | 'imap'>

export type SeedOptions = MailServers & {
  dataDir: string
  ownerUrl: string
  vault: KeyRing
  mailboxPassword: string
}

/** Fills a new installation with the demo, once; later starts only follow the mail server to where it listens. */
export async function seedOnce({ dataDir, ...options }: SeedOptions): Promise<void> {
  const file = join(dataDir, 'seeded.json')
  if (existsSync(file)) await followMailServer(JSON.parse(readFileSync(file, 'utf8')) as MailServers, options)
  else await seed(options)
  writeFileSync(file, JSON.stringify({ smtp: options.smtp, imap: options.imap }))
}

async function seed({ ownerUrl, vault, mailboxPassword, smtp, imap }: Omit<SeedOptions, 'dataDir'>) {
  const { host, otherHost } = DEMO_PEOPLE
  const servers = { imapHost: imap.host, imapPort: imap.port, smtpHost: smtp.host, smtpPort: smtp.port }
  const db = openDatabase({ url: ownerUrl, maxConnections: 2 })
  try {
    await seedDemo({
      db,
      vault,
      demo: { host: named(host), otherHost: named(otherHost) },
      mail: { ...servers, user: host.email, password: mailboxPassword },
      otherMail: { ...servers, user: otherHost.email, password: mailboxPassword },
      now: new Date(),
    })
  } finally {
    await db.$disconnect()
  }
}

const named = ({ kcSub, email, firstName, lastName }: (typeof DEMO_PEOPLE)[keyof typeof DEMO_PEOPLE]) => ({
  kcSub,
  email,
  name: `${firstName} ${lastName}`,
})

async function followMailServer(before: MailServers, { ownerUrl, smtp, imap }: Omit<SeedOptions, 'dataDir'>) {
  if (before.smtp.port === smtp.port && before.imap.port === imap.port) return
  await withClient(ownerUrl, (client) =>
    client.query(
      `UPDATE message_source
       SET config = jsonb_set(jsonb_set(config, '{inbound,port}', to_jsonb($1::int)), '{smtp,port}', to_jsonb($2::int))
       WHERE config #>> '{inbound,host}' = $3 AND config #>> '{inbound,port}' = $4`,
      [imap.port, smtp.port, before.imap.host, String(before.imap.port)],
    ),
  )
}
