import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { eachPage, PAGE, type Placed } from './pages.ts'

/** Until then its workflow asks. */
const WORKFLOW_ASKS_MS = 3 * 60_000
/** Who has not been asked for so long has seen it in the list, or does not look at mails. */
const ASKED_WITHIN_MS = 24 * 3_600_000

type Unasked = Placed & { hostId: string }

/**
 * Asks hosts by mail about drafts that wait for them and that they were not asked about, as the mail server or the switch for sending
 * was away for longer than the draft's workflow tried. Who cannot be asked is tried again, seldomer, and hides no other.
 */
export function createAskOwedConfirmations(deps: ActivityDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  const ask = async ({ id: draftId, hostId }: Unasked) => {
    if (!pauses.isDue(draftId)) return
    pauses.tried(draftId)
    await askForConfirmation(deps, { hostId, draftId })
  }
  return async () => {
    const { sendConfirmationEmail, sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendConfirmationEmail || !sendEmail || useMockEmail) return
    const unasked: Unasked[] = []
    await eachPage(
      (after) => readUnasked(deps, after),
      async (drafts) => void unasked.push(...drafts),
    )
    pauses.keepOnly(new Set(unasked.map(({ id }) => id)))
    await eachHostApart(unasked, ask, { name: 'ask for a confirmation', log: deps.log })
  }
}

function readUnasked({ engineDb, now }: ActivityDeps, after: Placed): Promise<Unasked[]> {
  const at = now().getTime()
  return engineDb.$queryRaw<Unasked[]>`
    select m.id::text, m.host_id::text as "hostId", m.stored_at::text as "placedAt"
    from message m join app_settings s on s.host_id = m.host_id and s.email <> ''
    where m.status = 'pending' and m.kind = 'draft' and m.asked_at is null and m.model_due_at is null
      and m.stored_at > ${new Date(at - ASKED_WITHIN_MS)} and m.stored_at < ${new Date(at - WORKFLOW_ASKS_MS)}
      and (m.stored_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
    order by m.stored_at, m.id limit ${PAGE}::int`
}
