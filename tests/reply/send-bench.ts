import { randomBytes, randomUUID } from 'node:crypto'
import type { ActivityDeps } from '#activities/deps.ts'
import type { AccountAccess } from '#prisma/accounts/account-access.ts'
import { recordAccountChange } from '#prisma/accounts/set-access.ts'
import { inHost } from '#prisma/host-scope.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { type BenchOptions, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { decisionsOf } from '#tests/reply/decisions.ts'
import type { Parts } from '#tests/setup/parts.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'

export type SendBench = Awaited<ReturnType<typeof openSendBench>>
type DraftOptions = {
  text?: string
  deadlineAt?: Date | null
  undoUntil?: Date
  kind?: 'draft' | 'fallback' | 'host_reply' | 'emergency'
  seq?: number
  confidence?: number | null
  language?: string
  reasons?: DraftReason[]
}
type ChatOptions = { channel?: string; sender?: string }

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** `inbound`: how the mailbox is read. */
type SendBenchOptions = BenchOptions & { inbound?: Partial<EmailConfig['inbound']>; sendCaps?: SendCaps }

/** A host with a mailbox on GreenMail, chats and messages in any state, and the deps of the sending activities. */
export async function openSendBench(parts: Parts, options: SendBenchOptions = {}) {
  const bench = await openMailBench(parts, options)
  const { hostId } = bench
  const { sourceId } = await bench.addMailbox(options.inbound)
  const deps: ActivityDeps = {
    ...bench.deps,
    log: silent,
    config: {
      undoSeconds: 5,
      whatsapp: bench.deps.whatsapp,
      google: bench.deps.google,
      emlFolder: options.emlFolder,
      publicUrl: 'http://localhost:3000',
      alertEmails: [],
      modelDraftsPerDay: 1000,
      sendCaps: options.sendCaps ?? AMPLE_CAPS,
    },
  }
  return {
    ...bench,
    deps,
    sourceId,
    host: decisionsOf(deps, hostId),
    /** The host's account, as an administrator changes it here. */
    accountBecomes: (access: AccountAccess) =>
      deps.db.$transaction((tx) => recordAccountChange(tx, bench.kcSub, access)),
    inHost: <T>(work: Parameters<typeof inHost<T>>[2]) => inHost(deps.db, hostId, work),
    /** A chat with one guest message; the guest's mailbox is their own. */
    async guestWrites({ channel = 'email', sender = 'Marco Rossi' }: ChatOptions = {}) {
      const chatId = randomUUID()
      const guestMessageId = randomUUID()
      const guest = `guest-${randomBytes(5).toString('hex')}@guest.test`
      const place = { hostId, sourceId, chatId }
      await inHost(deps.db, hostId, async (tx) => {
        const head = { headSeq: 1, lastMessageStatus: 'received', lastMessageText: 'Parcheggio?' }
        const identity = {
          id: chatId,
          hostId,
          sourceId,
          channel,
          threadKey: chatId,
          sender,
          email: guest,
          replyTo: guest,
        }
        await tx.chat.create({ data: { ...identity, ...head, subject: 'Parcheggio' } })
        const mail = { rfcMessageId: `<${guestMessageId}@guest.test>`, references: ['<first@guest.test>'] }
        await messageRows(tx).create({
          data: {
            ...place,
            ...mail,
            id: guestMessageId,
            kind: 'guest',
            status: 'received',
            seq: 1,
            text: 'Parcheggio?',
          },
        })
      })
      return { chatId, guestMessageId, guest }
    },
    /** The guest's next message, stored and numbered as ingest does. */
    async writesAgain({ chatId }: { chatId: string }, { isAutomatic = false } = {}) {
      const id = randomUUID()
      await inHost(deps.db, hostId, async (tx) => {
        const place = { hostId, sourceId, chatId }
        const { headSeq } = await tx.chat.update({ where: { id: chatId }, data: { headSeq: { increment: 1 } } })
        const row = { kind: 'guest', status: 'received', seq: headSeq, text: 'Anzi, due auto', isAutomatic } as const
        await messageRows(tx).create({ data: { ...place, ...row, id } })
      })
      return id
    },
    async draft(to: { chatId: string; guestMessageId: string }, status: MessageStatus, options: DraftOptions = {}) {
      const id = randomUUID()
      const row = {
        id,
        hostId,
        sourceId,
        chatId: to.chatId,
        kind: 'draft' as const,
        seq: 1,
        answersId: to.guestMessageId,
        approvedAt: status === 'approved' && (options.kind ?? 'draft') === 'draft' ? deps.now() : null,
      }
      await inHost(deps.db, hostId, (tx) =>
        messageRows(tx).create({ data: { ...row, status, text: 'Sì, c’è un posto auto.', confidence: 9, ...options } }),
      )
      return id
    },
    row: (id: string) => inHost(deps.db, hostId, (tx) => tx.message.findUniqueOrThrow({ where: { id, hostId } })),
    chat: (id: string) => inHost(deps.db, hostId, (tx) => tx.chat.findUniqueOrThrow({ where: { id, hostId } })),
    deliveries: (messageId: string) =>
      inHost(deps.db, hostId, (tx) => tx.delivery.findMany({ where: { hostId, messageId } })),
    /** The audit trail of one thing: read past row-level security. */
    audit: (subject: string) =>
      deps.engineDb.auditEvent.findMany({
        where: { subject },
        orderBy: { id: 'asc' },
        select: { action: true, actor: true },
      }),
    /** Where replies leave from now on. */
    async sendThrough(port: number) {
      await inHost(deps.db, hostId, async (tx) => {
        const source = await tx.messageSource.findUniqueOrThrow({ where: { id: sourceId, hostId } })
        const config = { ...(source.config as EmailConfig), smtp: { host: '127.0.0.1', port, tls: 'none' as const } }
        await tx.messageSource.update({ where: { id: sourceId, hostId }, data: { config } })
      })
    },
    /** Turns switches of the operator for one piece of work, and back. */
    async withSwitches<T>(switches: Record<string, boolean | string>, work: () => Promise<T>): Promise<T> {
      const before = await deps.db.debugSettings.findUniqueOrThrow({ where: { id: 1 } })
      await deps.db.debugSettings.update({ where: { id: 1 }, data: switches })
      try {
        return await work()
      } finally {
        await deps.db.debugSettings.update({ where: { id: 1 }, data: before })
      }
    },
  }
}
