import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { pagesById } from '#activities/process/pages-by-id.ts'
import { sendMessage } from '#activities/reply/send-message.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endTakenLongAgo } from '#prisma/messages/end-emergency.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import { writeEmergencyText } from '#prisma/messages/write-emergency-text.ts'

type Due = { id: string; hostId: string; chatId: string }

/**
 * Writes the emergency text to guests whose emergency nobody took within a minute, each before any leaves, and sends them from here,
 * without Temporal; what cannot leave at once is owed to its workflow like every reply. Ends what somebody took a day ago.
 */
export async function sendEmergencyTexts(deps: ActivityDeps): Promise<void> {
  const { log } = deps
  const now = deps.now()
  await endTakenLongAgo(deps.engineDb, now)
  const findDue = (after: string, most: number): Promise<Due[]> =>
    deps.engineDb.emergency.findMany({
      where: { id: { gt: after }, textDueAt: { lte: now } },
      orderBy: { id: 'asc' },
      select: { id: true, hostId: true, chatId: true },
      take: most,
    })
  const texts: MessageRef[] = []
  const write = async (due: Due) => {
    const messageId = await writeText(deps, due)
    if (messageId !== null) texts.push({ hostId: due.hostId, messageId })
  }
  const send = async (text: MessageRef) => void (await sendMessage(deps, text))
  for await (const due of pagesById(findDue)) await eachHostApart(due, write, { name: 'write an emergency text', log })
  await eachHostApart(texts, send, { name: 'send an emergency text', log })
}

const writeText = ({ db, newId }: ActivityDeps, { id, hostId, chatId }: Due): Promise<string | null> =>
  inHost(db, hostId, (tx, now) => writeEmergencyText(tx, { hostId, chatId, emergencyId: id, newId, now }))
