import { FAULTY } from '#activities/channels/account/senders-of-application.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { pagesById } from '#activities/process/pages-by-id.ts'
import { findAdministrators } from '#prisma/alerts/find-administrators.ts'
import { Prisma } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { isSourceFault, needsHost, type SourceFault } from '#workflows/domain/source-faults.ts'
import type { SendDeps } from './channel-of.ts'
import { createGrowingPauses } from './growing-pauses.ts'
import { readerOf } from './reader-of-host.ts'
import { sendByAny } from './send-by-any.ts'
import { SOURCE_FAULT_WORDS, type SourceTrouble } from './source-fault-words.ts'

/** One that comes and goes is told of once in this time. */
const AGAIN_AFTER_MS = 6 * 3_600_000
/** What passes by itself is told of when it did not for so long. */
const LONG_MS = 3_600_000

type ToldAt = 'faultToldAt' | 'unreachableToldAt'
/** `toldAt`: where it is kept that the host was told of this trouble. */
type Untold = { id: string; hostId: string; name: string; fault: SourceFault; trouble: SourceTrouble; toldAt: ToldAt }
type TellDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>

/**
 * Tells hosts by mail, in their language, of each source that has stopped until they act, was unreachable for an hour or misses mails: once, and
 * again when that comes anew later. A host who cannot be told is tried again after growing pauses, and keeps no other from being told.
 */
export function createTellSourceFaults(deps: TellDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  const tell = async (source: Untold) => {
    if (!pauses.isDue(source.id)) return
    pauses.tried(source.id)
    await tellHost(deps, source)
  }
  return async () => {
    const switches = await readDebugSettings(deps.db)
    await forgetMended(deps)
    if (!switches.sendEmail || switches.useMockEmail) return
    const untold: Untold[] = []
    for await (const rows of pagesById(findUntold(deps))) untold.push(...rows.flatMap((row) => untoldOf(row) ?? []))
    pauses.keepOnly(new Set(untold.map(({ id }) => id)))
    await eachHostApart(untold, tell, { name: 'tell of a source', log: deps.log })
  }
}

/** What two counts in a row did not find, and could not be read again. */
const MISSING = { state: 'active', counts: { path: ['missing'], gt: 0 } } satisfies Prisma.MessageSourceWhereInput

const MISSING_NOTHING: Prisma.MessageSourceWhereInput[] = [
  { state: { not: 'active' } },
  { counts: { equals: Prisma.DbNull } },
  { counts: { path: ['missing'], equals: 0 } },
]

async function forgetMended({ engineDb, now }: TellDeps): Promise<void> {
  const before = new Date(now().getTime() - AGAIN_AFTER_MS)
  await engineDb.messageSource.updateMany({
    where: { faultToldAt: { lt: before }, NOT: FAULTY, OR: MISSING_NOTHING },
    data: { faultToldAt: null },
  })
  await engineDb.messageSource.updateMany({
    where: { unreachableToldAt: { lt: before }, unreachableSince: null },
    data: { unreachableToldAt: null },
  })
}

const COLUMNS = {
  id: true,
  hostId: true,
  name: true,
  identifier: true,
  state: true,
  fault: true,
  sendFault: true,
  faultToldAt: true,
} as const satisfies Prisma.MessageSourceSelect

function findUntold({ engineDb, now }: TellDeps) {
  const unreachableSince = { lt: new Date(now().getTime() - LONG_MS) }
  const untold = {
    OR: [
      { ...FAULTY, faultToldAt: null },
      { ...MISSING, faultToldAt: null },
      { state: 'unreachable', unreachableSince, unreachableToldAt: null },
    ],
  } satisfies Prisma.MessageSourceWhereInput
  return (after: string, most: number) =>
    engineDb.messageSource.findMany({
      where: { ...untold, id: { gt: after }, deletedAt: null, pausedAt: null },
      select: COLUMNS,
      orderBy: { id: 'asc' },
      take: most,
    })
}

function untoldOf(row: Prisma.MessageSourceGetPayload<{ select: typeof COLUMNS }>): Untold | null {
  const { id, hostId, identifier, state } = row
  const source = { id, hostId, name: row.name ?? identifier }
  const fault = readFault(row.fault)
  const stopped = state === 'auth_error' ? fault : readFault(row.sendFault)
  if (row.faultToldAt === null && stopped !== null && needsHost(stopped)) {
    return { ...source, fault: stopped, trouble: 'stopped', toldAt: 'faultToldAt' }
  }
  if (row.faultToldAt === null && fault?.code === 'source_mails_missing' && isSourceFault(fault)) {
    return { ...source, fault, trouble: 'missing', toldAt: 'faultToldAt' }
  }
  if (state !== 'unreachable' || fault === null || !isSourceFault(fault)) return null
  return { ...source, fault, trouble: 'unreachable', toldAt: 'unreachableToldAt' }
}

async function tellHost(deps: TellDeps, source: Untold): Promise<void> {
  const { to, language } = await readerOf(deps, source.hostId)
  if (to === '') return
  // Their only mailbox may be what has stopped. Nothing of a guest's is in it.
  const administrators = (await findAdministrators(deps.engineDb, [])).flatMap(({ hostId }) => hostId ?? [])
  const outcome = await sendByAny(
    deps,
    { hostIds: [...new Set([source.hostId, ...administrators])] },
    {
      ...{ key: `${source.trouble}:${source.id}:${deps.now().getTime()}`, forHost: source.hostId },
      to,
      subject: SOURCE_FAULT_WORDS[language][source.trouble].subject(source.name),
      text: faultText(source, `${deps.config.publicUrl ?? ''}/general-settings?tab=sources`, language),
      ...markOnce(deps, source),
    },
  )
  deps.log.info(
    { sourceId: source.id, fault: source.fault.code, outcome: outcome?.outcome ?? 'no sender' },
    'mail about a source in trouble',
  )
}

function faultText({ name, fault, trouble }: Untold, link: string, language: HostLanguage): string {
  const { greeting, open, [trouble]: words } = SOURCE_FAULT_WORDS[language]
  return [greeting, '', words.what(name, fault), words.until, '', open, link, '', 'Locanda', ''].join('\n')
}

/** Told from when the mail begins to leave, unless nobody takes it. */
function markOnce(deps: TellDeps, { id, hostId, toldAt }: Untold) {
  const at = deps.now()
  const mark = (from: Date | null, to: Date | null) =>
    inHost(deps.db, hostId, (tx) =>
      tx.messageSource.updateMany({ where: { id, hostId, [toldAt]: from }, data: { [toldAt]: to } }),
    )
  return {
    async onTransmit() {
      const { count } = await mark(null, at)
      if (count === 0) throw new AppError('conflict', { code: 'host_asked_before' })
    },
    onRefused: async () => void (await mark(at, null)),
  }
}
