import { appSenderAccount } from '#activities/channels/account/app-sender.ts'
import { loadSource } from '#activities/channels/account/load-source.ts'
import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { Prisma } from '#prisma/client.ts'
import { openAppEmailPass, readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { needsHost, type SourceFault } from '#workflows/domain/source-faults.ts'
import type { SendDeps } from './channel-of.ts'
import { SOURCE_FAULT_WORDS } from './source-fault-words.ts'

/** One that comes and goes is told of once in this time. */
const AGAIN_AFTER_MS = 6 * 3_600_000
const AT_ONCE = 100

const FAULTY = {
  OR: [{ state: 'auth_error' }, { sendFault: { not: Prisma.DbNull } }],
} satisfies Prisma.MessageSourceWhereInput

type Stopped = { id: string; hostId: string; name: string; fault: SourceFault }
type TellDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>

/** Tells hosts by mail, in their language, of each source that has stopped until they act: once, and again when it stops anew after that. */
export async function tellSourceFaults(deps: TellDeps): Promise<void> {
  const switches = await readDebugSettings(deps.db)
  await forgetMended(deps)
  if (!switches.sendEmail || switches.useMockEmail) return
  for (const source of await findUntold(deps)) await tellHost(deps, source)
}

async function forgetMended({ engineDb, now }: TellDeps): Promise<void> {
  const before = new Date(now().getTime() - AGAIN_AFTER_MS)
  await engineDb.messageSource.updateMany({
    where: { faultToldAt: { lt: before }, NOT: FAULTY },
    data: { faultToldAt: null },
  })
}

async function findUntold({ engineDb }: TellDeps): Promise<Stopped[]> {
  const rows = await engineDb.messageSource.findMany({
    where: { ...FAULTY, deletedAt: null, faultToldAt: null },
    select: { id: true, hostId: true, name: true, identifier: true, fault: true, sendFault: true, state: true },
    orderBy: { updatedAt: 'asc' },
    take: AT_ONCE,
  })
  return rows.flatMap(({ id, hostId, name, identifier, ...row }) => {
    const fault = readFault(row.state === 'auth_error' ? row.fault : row.sendFault)
    return fault !== null && needsHost(fault) ? [{ id, hostId, name: name ?? identifier, fault }] : []
  })
}

async function tellHost(deps: TellDeps, source: Stopped): Promise<void> {
  const { to, language } = await readerOf(deps, source.hostId)
  const account = await senderFor(deps, source)
  if (to === '' || account === null) return
  const mail = await composeMime({
    rfcMessageId: outgoingMessageId(`fault:${source.id}:${deps.now().getTime()}`, account.address),
    date: deps.now(),
    from: { address: account.address, name: 'Locanda' },
    to,
    subject: SOURCE_FAULT_WORDS[language].subject(source.name),
    text: faultText(source, `${deps.config.publicUrl ?? ''}/general-settings?tab=sources`, language),
    automatic: true,
  })
  const { outcome } = await sendMail(deps.guard, account, { ...mail, onTransmit: () => markTold(deps, source) })
  deps.log.info({ sourceId: source.id, fault: source.fault.code, outcome }, 'mail about a source that has stopped')
}

function faultText({ name, fault }: Stopped, link: string, language: HostLanguage): string {
  const { greeting, stopped, until, open } = SOURCE_FAULT_WORDS[language]
  return [greeting, '', stopped(name, fault), until, '', open, link, '', 'Locanda', ''].join('\n')
}

/** Where the host wants to be told, or, where that is not set, the address they sign in with; and in which language. */
const readerOf = (deps: TellDeps, hostId: string): Promise<{ to: string; language: HostLanguage }> =>
  inHost(deps.db, hostId, async (tx) => {
    const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { email: true, language: true } })
    const host = await tx.host.findUnique({ where: { id: hostId }, select: { email: true } })
    return { to: settings?.email || (host?.email ?? ''), language: settings?.language ?? 'it' }
  })

/** The application's own sender; where none is set, another mailbox of the host's that has no fault. */
async function senderFor(deps: TellDeps, { hostId, id }: Stopped): Promise<SmtpAccount | null> {
  const switches = await readDebugSettings(deps.db)
  if (switches.appEmailSender !== '') {
    return appSenderAccount({ address: switches.appEmailSender, pass: openAppEmailPass(deps.vault, switches) })
  }
  return inHost(deps.db, hostId, async (tx) => {
    const other = await tx.messageSource.findFirst({
      where: { hostId, id: { not: id }, deletedAt: null, type: { not: 'whatsapp' }, NOT: FAULTY },
      select: { id: true },
    })
    const loaded = other === null ? null : await loadSource(tx, deps.vault, { hostId, sourceId: other.id })
    return loaded === null || loaded.type === 'whatsapp' ? null : loaded.account.smtp
  })
}

async function markTold(deps: TellDeps, { id, hostId }: Stopped): Promise<void> {
  const { count } = await inHost(deps.db, hostId, (tx) =>
    tx.messageSource.updateMany({ where: { id, hostId, faultToldAt: null }, data: { faultToldAt: deps.now() } }),
  )
  if (count === 0) throw new AppError('conflict', { code: 'host_asked_before' })
}
