import { sendDuePushes } from '#activities/push/send-due-pushes.ts'
import { inHost } from '#prisma/host-scope.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { keepDevice } from '#prisma/push/keep-device.ts'
import { makePushKey, readPushKey } from '#prisma/vault/push-key.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { startPushService } from '#tests/stand-ins/push-service.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

export type PushBench = Awaited<ReturnType<typeof openPushBench>>

/** A host with chats, as of `openSendBench`, and a push service with the browsers that they are told in. */
export async function openPushBench(parts: Parts) {
  const bench = await openSendBench(parts)
  const service = await startPushService()
  const { engineDb, vault, db } = bench.deps
  await engineDb.$transaction(async (tx) => {
    // Of the run's vault, whatever other files left.
    await tx.pushKey.deleteMany({})
    await makePushKey(tx, vault)
  })
  const publicKey = (await readPushKey(engineDb, vault))?.publicKey
  const { hostId } = bench
  return {
    ...bench,
    service,
    /** Tells all that is due. */
    sweep: () => sendDuePushes({ ...bench.deps, random: () => 0.5 }),
    async switchOn(ofHost = hostId) {
      const browser = service.newBrowser(publicKey)
      const { row } = await inHost(db, ofHost, (tx, now) =>
        keepDevice(tx, vault, { ...browser, hostId: ofHost, name: 'Chrome · Linux', now }),
      )
      return { browser, id: row.id }
    },
    set: (data: object) => engineDb.pushSettings.create({ data: { hostId, ...data } }),
    rows: () => engineDb.pushSend.findMany({ where: { hostId }, orderBy: { createdAt: 'asc' } }),
    device: (id: string) => engineDb.pushDevice.findFirst({ where: { id } }),
    titles: () => service.received.map(({ payload }) => payload?.title),
    /** So much time goes by for what waits. */
    pass: (ms: number) => engineDb.$executeRaw`
      update push_send set next_at = next_at - ${`${ms} ms`}::interval, created_at = created_at - ${`${ms} ms`}::interval
      where host_id = ${hostId}::uuid`,
    async draftWaits(options: object = {}) {
      const written = await bench.guestWrites({ sender: 'Giulia Bianchi' })
      return { ...written, draftId: await bench.draft(written, 'pending', options) }
    },
    becomes: (id: string, status: MessageStatus, more: object = {}) =>
      bench.inHost((tx) =>
        messageRows(tx).update({ where: { id }, data: { status, version: { increment: 1 }, ...more } }),
      ),
    async forget() {
      await engineDb.pushDevice.deleteMany({ where: { hostId } })
      await engineDb.pushSettings.deleteMany({ where: { hostId } })
      service.received.length = 0
      service.play([])
    },
    async close() {
      await service.close()
      await bench.close()
    },
  }
}
