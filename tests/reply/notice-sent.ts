import { randomUUID } from 'node:crypto'
import { sendNotice } from '#activities/sending/send-notice.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Parts } from '#tests/setup/parts.ts'
import type { SendBench } from './send-bench.ts'

type Leaving = {
  to: string
  forHost?: string
  sourceId?: string | null
  sender?: string
  key?: string
  emergencyId?: string
}

/** A mail of Locanda's own to a host, which its server took; by the bench's mailbox unless another is named. */
export async function noticeSent(bench: SendBench, { smtp }: Pick<Parts, 'smtp'>, leaving: Leaving) {
  const { to, forHost = bench.hostId, sourceId = bench.sourceId, sender = bench.address } = leaving
  const server = { hostname: smtp.host, port: smtp.port, tls: 'none', rejectUnauthorized: true } as const
  const source = sourceId === null ? null : { hostId: bench.hostId, sourceId }
  const account = { ...server, address: sender, user: '', pass: '' }
  const { key = randomUUID(), emergencyId } = leaving
  const of = { key, forHost, to, ...(emergencyId === undefined ? {} : { emergencyId }) }
  await sendNotice(bench.deps, { account, source }, { ...of, subject: 'Casa', text: 'Guarda' })
  return inHost(bench.deps.db, forHost, (tx) => tx.hostNotice.findFirstOrThrow({ where: { hostId: forHost, key } }))
}
