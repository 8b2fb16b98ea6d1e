import type { ActivityDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import { pagesById } from '#activities/process/pages-by-id.ts'
import { sendMessage } from '#activities/reply/send-message.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endTakenLongAgo } from '#prisma/messages/end-emergency.ts'
import { writeEmergencyText } from '#prisma/messages/write-emergency-text.ts'

type Due = { id: string; hostId: string; chatId: string }

/**
 * Writes the emergency text to guests whose emergency nobody took within a minute, and sends it from here, without Temporal; what
 * cannot leave at once is owed to its workflow like every reply. Ends what somebody took a day ago.
 */
export async function sendEmergencyTexts(deps: ActivityDeps): Promise<void> {
  const now = deps.now()
  await endTakenLongAgo(deps.engineDb, now)
  const findDue = (after: string, most: number): Promise<Due[]> =>
    deps.engineDb.emergency.findMany({
      where: { id: { gt: after }, textDueAt: { lte: now } },
      orderBy: { id: 'asc' },
      select: { id: true, hostId: true, chatId: true },
      take: most,
    })
  for await (const due of pagesById(findDue)) {
    await eachApart(due, (one) => sendText(deps, one), { name: 'emergency text', log: deps.log })
  }
}

async function sendText(deps: ActivityDeps, { id, hostId, chatId }: Due): Promise<void> {
  const { newId } = deps
  const messageId = await inHost(deps.db, hostId, (tx, now) =>
    writeEmergencyText(tx, { hostId, chatId, emergencyId: id, newId, now }),
  )
  if (messageId !== null) await sendMessage(deps, { hostId, messageId })
}
