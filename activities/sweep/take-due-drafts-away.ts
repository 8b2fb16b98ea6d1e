import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { takeDraftAway } from '#activities/sending/take-draft-away.ts'
import { takeDueMailboxDrafts } from '#prisma/messages/mailbox-drafts.ts'

const AT_ONCE = 100

/**
 * Takes drafts out of hosts' mailboxes whose sends are over and did not take them away: given up, refused, held, discarded.
 */
export async function takeDueDraftsAway(deps: ActivityDeps): Promise<void> {
  const due = await takeDueMailboxDrafts(deps.engineDb, AT_ONCE)
  await eachHostApart(due, (draft) => takeDraftAway(deps, draft), { name: 'take a draft away', log: deps.log })
}
