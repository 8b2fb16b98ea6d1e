import { isOfGoogle } from '#activities/channels/account/is-of-google.ts'
import { openEmlSession } from '#activities/channels/eml/eml-session.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { openGmailSession } from '#activities/channels/gmail/gmail-session.ts'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import type { IncomingSession } from '#activities/channels/incoming-session.ts'
import { openPop3Session } from '#activities/channels/pop3/pop3-session.ts'
import { openWhatsappSession } from '#activities/channels/whatsapp/whatsapp-session.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { WatchOutcome } from '#workflows/domain/source-activities.ts'
import type { SourceInput } from '#workflows/domain/workflow-names.ts'
import { countSource } from './count-source.ts'
import { ingestRead } from './ingest-read.ts'
import { type OpenSource, openSource } from './open-source.ts'
import { loadPosition } from './progress.ts'
import { type LookedInto, recordState } from './record-state.ts'
import { refuseDouble, refuseSameMailbox } from './refuse-double.ts'
import { sayWhenStuck } from './say-when-stuck.ts'

const MINUTE_MS = 60_000
const LONGEST_WATCH_MS = 25 * MINUTE_MS
const SHORTEST_LOOK_MS = 1_000

/** Brings in what is there, then waits for more until the time is up, the signal fires or the source changes. */
export function watchSource(deps: SourceDeps, input: SourceInput, cancelled: AbortSignal): Promise<WatchOutcome> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(LONGEST_WATCH_MS)])
  return withOutcome(deps, { input, signal }, (source) =>
    withSession(deps, { source, signal }, (session) => watchSession(deps, { source, session, signal })),
  )
}

/** `stuckMs`: a look that brings nothing for so long is shown at the source. */
type Watched = { source: OpenSource; session: IncomingSession; signal: AbortSignal; stuckMs?: number | undefined }

async function watchSession(deps: SourceDeps, { source, session, signal }: Watched): Promise<void> {
  let notice = new AbortController()
  const look = () => notice.abort()
  const stop = deps.changes.onChange(source.sourceId, look)
  let atEnd = whenSwitchesEnd(deps, source, look)
  try {
    while (!signal.aborted) {
      if (await isLeftAlone(deps, source)) return
      const wholeLookAt = await ingestNew(deps, { source, session, signal })
      await refuseDouble(deps, source)
      const missing = signal.aborted ? null : await countSource(deps, { source, session, signal })
      await recordState(deps, source, { state: 'active', fault: faultOf(session, missing), wholeLookAt })
      await session.waitForNews(AbortSignal.any([signal, notice.signal]))
      if (!notice.signal.aborted) continue
      notice = new AbortController()
      const current = await openSource(deps, source)
      if (current.fingerprint !== source.fingerprint) return
      clearTimeout(atEnd)
      atEnd = whenSwitchesEnd(deps, current, look)
    }
  } finally {
    stop()
    clearTimeout(atEnd)
  }
}

/** Of what does not keep messages from coming in, the worst. `missing`: what the count says. */
const faultOf = (session: IncomingSession, missing: Sentence | null): Sentence | null =>
  session.fault?.() ?? missing ?? session.lesserFault?.() ?? null

/** Nothing announces that the switches have ended: PostgreSQL is asked at that time, and again where its clock is behind. */
function whenSwitchesEnd({ now }: SourceDeps, { switchedUntil }: OpenSource, look: () => void) {
  if (switchedUntil === null) return undefined
  return setTimeout(look, Math.max(SHORTEST_LOOK_MS, switchedUntil.getTime() - now().getTime()))
}

/** Stores all that the session has beyond what was read before. Answers when the look began, where it was one at all of the mailbox. */
async function ingestNew(deps: SourceDeps, { source, session, signal, stuckMs }: Watched): Promise<Date | null> {
  const beganAt = deps.now()
  const position = await inHost(deps.db, source.hostId, (tx) => loadPosition(tx, source))
  const fault = say({ code: 'mail_went_silent' })
  const sayStuck = () => recordState(deps, source, { state: 'unreachable', fault })
  const batches = sayWhenStuck(session.batches(position, signal), sayStuck, stuckMs)
  for await (const batch of batches) await ingestRead(deps, source, batch)
  return signal.aborted || source.readsEmlFolder ? null : beganAt
}

/** Brings in what is there now, once. */
export function pollSource(
  deps: SourceDeps & { stuckMs?: number },
  input: SourceInput,
  cancelled: AbortSignal,
): Promise<WatchOutcome> {
  const { stuckMs } = deps
  return withOutcome(deps, { input, signal: cancelled }, async (source) => {
    await withSession(deps, { source, signal: cancelled }, async (session) => {
      const wholeLookAt = await ingestNew(deps, { source, session, signal: cancelled, stuckMs })
      const missing = cancelled.aborted ? null : await countSource(deps, { source, session, signal: cancelled })
      await recordState(deps, source, { state: 'active', fault: faultOf(session, missing), wholeLookAt })
    })
  })
}

async function withSession(
  deps: SourceDeps,
  { source, signal }: { source: OpenSource; signal: AbortSignal },
  work: (session: IncomingSession) => Promise<void>,
): Promise<void> {
  const session = await openSession(deps, source)
  const close = () => session.close()
  signal.addEventListener('abort', close)
  try {
    await work(session)
  } finally {
    signal.removeEventListener('abort', close)
    session.close()
  }
}

/** The way to read this source: its protocol, or the .eml folder while that switch is on. */
function openSession(deps: SourceDeps, source: OpenSource): Promise<IncomingSession> {
  if (source.type === 'whatsapp') return openWhatsappSession(deps, source)
  if (source.readsEmlFolder) return openEmlSession(deps, source)
  if (isOfGoogle(source)) return openGmailSession(deps, source)
  return source.account.inbound.protocol === 'pop3' ? openPop3Session(deps, source) : openImapSession(deps, source)
}

/** What went wrong, in the words of the workflow, and shown at the source. A closed connection after the signal is no failure. */
async function withOutcome(
  deps: SourceDeps,
  { input, signal }: { input: SourceInput; signal: AbortSignal },
  work: (source: OpenSource) => Promise<void>,
): Promise<WatchOutcome> {
  let lookedInto: LookedInto = input
  try {
    // Tried again later, without a word at the source: it has no fault.
    if (await beginLook(deps, input)) return 'unreachable'
    const source = await openSource(deps, input)
    lookedInto = source
    if (!source.readsEmlFolder) await refuseSameMailbox(deps, source)
    await work(source)
    return 'again'
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return 'gone'
    if (signal.aborted) return 'again'
    if (error instanceof AppError && error.sentence.code === 'source_paused') return 'unreachable'
    const failure = error instanceof AppError ? error : ownFault(deps, error)
    const state = needsTheHost(failure) ? 'auth_error' : 'unreachable'
    await recordState(deps, lookedInto, { state, fault: failure.sentence })
    return state
  }
}

/** The mailbox of a person who may not act, or has it rest, is left alone; what comes in meanwhile is found when it is read again. */
const isLeftAlone = ({ db }: SourceDeps, of: SourceInput) => inHost(db, of.hostId, (tx) => isToRest(tx, of))

async function isToRest(tx: Transaction, { hostId, sourceId }: SourceInput): Promise<boolean> {
  const paused = await tx.messageSource.count({ where: { id: sourceId, hostId, pausedAt: { not: null } } })
  return paused > 0 || (await isAccountClosed(tx, hostId))
}

/** Notes that somebody looks into it, for whoever asks which source nobody gets to. Answers whether it is to be left alone. */
const beginLook = ({ db }: SourceDeps, of: SourceInput) =>
  inHost(db, of.hostId, async (tx) => {
    const { hostId, sourceId } = of
    await tx.$executeRaw`
      update message_source set looked_at = clock_timestamp() where id = ${sourceId}::uuid and host_id = ${hostId}::uuid`
    return isToRest(tx, of)
  })

/** A fault of ours is logged, and never told as the server's; the source is tried again all the same. */
function ownFault({ log }: SourceDeps, error: unknown): AppError {
  log.error(describeError(error), 'a source could not be read')
  return sourceFault({ code: 'source_not_stored' }, { cause: error })
}

const needsTheHost = ({ kind }: AppError) =>
  kind === 'unauthenticated' || kind === 'forbidden' || kind === 'invalid_input' || kind === 'rule_refused'
