import { randomUUID } from 'node:crypto'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { CASA } from '#activities/drafting/situation.fixture.ts'
import type { Database } from '#prisma/client.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import type { GuestNote } from '#workflows/domain/sentences/sentence.ts'

export const NOW = new Date('2026-11-21T09:00:00Z')

type Guest = {
  text: string
  note?: GuestNote
  seq?: number
  at?: Date
  isAutomatic?: boolean
  status?: 'received' | 'unreadable'
}
export type World = {
  owner: Database
  app: Database
  deps: DraftingDeps
  hostId: string
  chatId: string
  sourceId: string
  propertyId: string
  say: (guest: Guest) => Promise<string>
}

/** One host of this suite's own, Casa Trastevere, and one chat with Lukas. `adminUrl` is for laying things out only. */
export async function makeWorld({ adminUrl, appUrl }: { adminUrl: string; appUrl: string }): Promise<World> {
  const owner = sharedDatabase(adminUrl)
  const app = sharedDatabase(appUrl)
  const hostId = randomUUID()
  const chatId = randomUUID()
  const sourceId = randomUUID()
  const propertyId = randomUUID()
  await owner.host.create({ data: { id: hostId, kcSub: randomUUID(), email: 'anna@locanda.test', name: 'Anna Ferri' } })
  await owner.aiSettings.create({ data: { hostId, confidenceThreshold: 8, fallbackDelayMinutes: 20 } })
  await owner.messageSource.create({ data: { id: sourceId, hostId, type: 'email', identifier: 'a', config: {} } })
  const { extras, ...fields } = CASA
  await owner.property.create({ data: { id: propertyId, hostId, ...fields } })
  await owner.propertyExtra.createMany({
    data: extras.map(({ key, value }, position) => ({ propertyId, hostId, position, key, value })),
  })
  await owner.chat.create({
    data: {
      ...{ id: chatId, hostId, sourceId, propertyId, channel: 'email', threadKey: chatId },
      ...{ sender: 'Lukas Weber', email: `${chatId}@g.test` },
    },
  })
  const say = async ({ text, note, seq, at = NOW, isAutomatic = false, status = 'received' }: Guest) => {
    const { headSeq } = await owner.chat.findUniqueOrThrow({ where: { id: chatId } })
    const next = seq ?? headSeq + 1
    const id = randomUUID()
    await owner.message.create({
      data: {
        id,
        hostId,
        chatId,
        sourceId,
        kind: 'guest',
        status,
        seq: next,
        text,
        ...(note && { reasons: [note] }),
        fromAddress: `${chatId}@g.test`,
        createdAt: at,
        storedAt: at,
        isAutomatic,
      },
    })
    await owner.chat.update({ where: { id: chatId }, data: { headSeq: next } })
    return id
  }
  const deps: DraftingDeps = {
    db: app,
    now: () => NOW,
    newId: () => randomUUID(),
    undoSeconds: 5,
    sendCaps: AMPLE_CAPS,
    modelDraftsPerDay: 1000,
  }
  return { owner, app, deps, hostId, chatId, sourceId, propertyId, say }
}
