import { randomUUID } from 'node:crypto'
import { inHost } from '#prisma/host-scope.ts'
import { seal } from '#prisma/vault/seal.ts'
import type { GoogleStandIn } from '#tests/stand-ins/google/google.ts'
import { GOOGLE_SCOPES, type GoogleApp, type GooglePush, googleApp } from '#workflows/domain/google-app.ts'
import type { MailBench } from './mail-bench.ts'

/** The application of the stand-in, as an operator would have set it. */
export function appAt({ url, client }: GoogleStandIn, push: Omit<GooglePush, 'keysUrl'> | null = null): GoogleApp {
  const app = googleApp({ ...client, url, push })
  if (app === null) throw new Error('The stand-in has no client')
  return app
}

/** A mailbox of the bench's host that was connected with Google. */
export async function addGoogleMailbox(
  { deps, hostId }: Pick<MailBench, 'deps' | 'hostId'>,
  google: GoogleStandIn,
  { filterFrom, address }: { filterFrom?: string; address?: string } = {},
) {
  const sourceId = randomUUID()
  const emailUser = address ?? `casa.${randomUUID().slice(0, 8)}@gmail.com`
  const refreshToken = google.signIn.grant(emailUser, [...GOOGLE_SCOPES])
  const config = { emailUser, ownerEmail: emailUser, signIn: 'google', ...(filterFrom && { filterFrom }) }
  await inHost(deps.db, hostId, async (tx) => {
    await tx.messageSource.create({ data: { id: sourceId, hostId, type: 'gmail', identifier: emailUser, config } })
    const sealed = seal(deps.vault, { hostId, owner: sourceId, name: 'refreshToken' }, refreshToken)
    await tx.sourceSecret.create({ data: { hostId, sourceId, name: 'refreshToken', ...sealed } })
  })
  return { hostId, sourceId, address: emailUser, refreshToken, mailbox: google.mailbox(emailUser) }
}
