import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { Prisma } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import type { SendDeps } from './channel-of.ts'
import { createGrowingPauses } from './growing-pauses.ts'
import { sendByAny } from './send-by-any.ts'
import { WHO_WAITS_WORDS } from './who-waits-words.ts'

const HOUR_MS = 60 * 60_000
/** Sooner than that nobody is mailed: a draft's own deadline, or the host, comes before. */
const WAITED_MS = HOUR_MS
const SELDOM_MS = 4 * HOUR_MS
/** What has waited for longer is no news any more. */
const NEWS_MS = 24 * HOUR_MS
const MOST_HOSTS = 100
const MOST_NAMED = 10

type TellDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>
type Untold = { hostId: string; to: string; language: HostLanguage; toldAt: Date | null }
type Waiting = { sender: string | null; property: string | null; queue: 'approve' | 'answer'; many: number }

/** Of a chat `c`: whom it concerns waits for the host, and since when. */
const WAITS = (now: Date) =>
  Prisma.sql`c.queue in ('approve', 'answer') and (c.snoozed_until is null or c.snoozed_until <= ${now}::timestamptz)`
const SINCE = Prisma.sql`greatest(c.last_message_at, c.snoozed_until)`

/**
 * Mails hosts who are told on no device which guests have waited for an hour: at most every four, and only where one is among them whom
 * no mail has named. Whoever has set no address wants none.
 */
export function createTellWhoWaits(deps: TellDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  const tell = async (host: Untold) => {
    if (!pauses.isDue(host.hostId)) return
    pauses.tried(host.hostId)
    await tellHost(deps, host)
  }
  return async () => {
    const switches = await readDebugSettings(deps.db)
    if (!switches.sendEmail || switches.useMockEmail) return
    const untold = await findUntold(deps)
    pauses.keepOnly(new Set(untold.map(({ hostId }) => hostId)))
    await eachHostApart(untold, tell, { name: 'tell who waits', log: deps.log })
  }
}

function findUntold({ engineDb, now }: TellDeps): Promise<Untold[]> {
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  return engineDb.$queryRaw<Untold[]>`
    select s.host_id::text as "hostId", s.email as "to", s.language::text, s.told_who_waits_at as "toldAt"
    from app_settings s
    where s.email <> '' and (s.told_who_waits_at is null or s.told_who_waits_at <= ${before(SELDOM_MS)}::timestamptz)
      and not ${accountClosed(Prisma.sql`s.host_id`)}
      and not exists (select from push_device d where d.host_id = s.host_id)
      and exists (select from chat c where c.host_id = s.host_id and ${WAITS(at)} and ${SINCE} <= ${before(WAITED_MS)}::timestamptz
        and ${SINCE} > greatest(${before(NEWS_MS)}::timestamptz, s.told_who_waits_at - ${`${WAITED_MS} ms`}::interval))
    order by s.told_who_waits_at nulls first, s.host_id limit ${MOST_HOSTS}::int`
}

const whoWaits = ({ db, now }: TellDeps, hostId: string): Promise<Waiting[]> =>
  inHost(
    db,
    hostId,
    (tx) => tx.$queryRaw<Waiting[]>`
    select c.sender, p.name as property, c.queue, (count(*) over ())::int as many
    from chat c left join property p on p.host_id = c.host_id and p.id = c.property_id
    where c.host_id = ${hostId}::uuid and ${WAITS(now())} and ${SINCE} <= ${new Date(now().getTime() - WAITED_MS)}::timestamptz
    order by ${SINCE} desc limit ${MOST_NAMED}::int`,
  )

async function tellHost(deps: TellDeps, { hostId, to, language, toldAt }: Untold): Promise<void> {
  const waiting = await whoWaits(deps, hostId)
  const many = waiting[0]?.many ?? 0
  if (many === 0) return
  const outcome = await sendByAny(
    deps,
    { hostIds: [hostId] },
    {
      ...{ key: `waiting:${hostId}:${deps.now().getTime()}`, forHost: hostId },
      to,
      subject: WHO_WAITS_WORDS[language].subject(many),
      text: textOf(waiting, { many, language, publicUrl: deps.config.publicUrl ?? '' }),
      ...markOnce(deps, { hostId, toldAt }),
    },
  )
  deps.log.info({ hostId, outcome: outcome?.outcome ?? 'no sender' }, 'mail of who waits')
}

type Written = { many: number; language: HostLanguage; publicUrl: string }

/** Names, and nothing that a guest wrote. */
function textOf(waiting: Waiting[], { many, language, publicUrl }: Written): string {
  const words = WHO_WAITS_WORDS[language]
  const named = waiting.map(({ sender, property, queue }) => {
    const who = `${sender ?? words.guest}${property === null ? '' : ` (${property})`}`
    return `- ${who}: ${words.waitsFor[queue]}`
  })
  const left = many - waiting.length
  const tab = waiting.some(({ queue }) => queue === 'approve') ? 'da-approvare' : 'da-rispondere'
  return [
    ...[words.greeting, '', words.since, ...named, ...(left === 0 ? [] : [words.more(left)]), ''],
    ...[words.open, `${publicUrl}/chat?tab=${tab}`, '', words.how, '', 'Locanda', ''],
  ].join('\n')
}

/** Told from when the mail begins to leave, unless another worker was first; not told where nobody takes it. */
function markOnce({ db, now }: TellDeps, { hostId, toldAt }: Pick<Untold, 'hostId' | 'toldAt'>) {
  const at = now()
  const change = (from: Date | null, to: Date | null) =>
    inHost(db, hostId, (tx) =>
      tx.appSettings.updateMany({ where: { hostId, toldWhoWaitsAt: from }, data: { toldWhoWaitsAt: to } }),
    )
  return {
    async onTransmit() {
      if ((await change(toldAt, at)).count === 0) throw new AppError('conflict', { code: 'host_asked_before' })
    },
    onRefused: async () => void (await change(at, toldAt)),
  }
}
