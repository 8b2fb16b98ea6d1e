import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { type OpenMailbox, openMailbox } from '#activities/channels/check/open-mailbox.ts'
import { type Reached, reachServer } from '#activities/channels/check/reach-server.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { CheckProgress } from './check-progress.ts'
import { failed, isFailed, passed, running, type Tried, trying } from './trying.ts'

const LOOK_UP_MS = 5_000

/** Whether a fault of signing in is one of TLS: a client does both, and all between, in one go. */
const isOfTls = ({ code }: Sentence): boolean =>
  /^(certificate_|mail_(wrong_encryption|outdated_encryption|no_starttls)$)/.test(code)

/**
 * Name, port, TLS, sign-in and folder of a mailbox, one after the other; false where one of them failed.
 * @throws AppError for what is no failure of a step: a fault of ours.
 */
export async function* checkInbound(
  guard: OutsideGuard,
  { inbound }: MailAccount,
): AsyncGenerator<CheckProgress, boolean> {
  const { hostname: server, port, protocol, user } = inbound
  const at = { server, port, protocol, user }
  const address = yield* trying({ ...at, step: 'name' }, () => lookUp(guard, server, port))
  if (isFailed(address)) return false
  const reached = yield* trying({ ...at, step: 'port' }, () => reachServer(address, inbound))
  if (isFailed(reached)) return false
  const isSecure = yield* checkTls(reached, { ...at, tls: inbound.tls })
  if (!isSecure) return false
  const mailbox = yield* signIn(guard, inbound, at)
  if (isFailed(mailbox)) return false
  try {
    const folders = await mailbox.folders()
    return !isFailed(yield* trying({ ...at, folders, step: 'folder' }, () => mailbox.lookIn()))
  } finally {
    mailbox.close()
  }
}

type At = Omit<Parameters<typeof failed>[1], 'step'>

async function* checkTls(
  reached: Reached,
  { tls, ...at }: At & { tls: string },
): AsyncGenerator<CheckProgress, boolean> {
  try {
    if (tls === 'ssl') return !isFailed(yield* trying({ ...at, step: 'tls' }, () => reached.secure()))
    await reached.secure()
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    yield failed(error.sentence, { ...at, step: 'tls' })
    return false
  } finally {
    reached.close()
  }
}

/** With STARTTLS the same dialogue is TLS's step first. */
async function* signIn(
  guard: OutsideGuard,
  inbound: MailAccount['inbound'],
  at: At,
): AsyncGenerator<CheckProgress, Tried<OpenMailbox>> {
  if (inbound.tls !== 'starttls') return yield* trying({ ...at, step: 'sign_in' }, () => openMailbox(guard, inbound))
  yield running('tls')
  try {
    const mailbox = await openMailbox(guard, inbound)
    yield passed('tls')
    yield passed('sign_in')
    return mailbox
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const step = isOfTls(error.sentence) ? 'tls' : 'sign_in'
    if (step === 'sign_in') yield passed('tls')
    yield failed(error.sentence, { ...at, step })
    return null
  }
}

/** @throws AppError upstream_unavailable where nobody knows the name in time; invalid_input where it may not be reached. */
async function lookUp(guard: OutsideGuard, server: string, port: number): Promise<string> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const params = { address: server }
  const timer = setTimeout(
    () => reject(new AppError('upstream_unavailable', { code: 'address_not_found', params })),
    LOOK_UP_MS,
  )
  try {
    return (await Promise.race([guard.resolve(server, port), tooLate])).address
  } finally {
    clearTimeout(timer)
  }
}
