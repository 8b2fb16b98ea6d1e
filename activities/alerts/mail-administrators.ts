import type { ActivityDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { sendByAny } from '#activities/sending/send-by-any.ts'
import { type Administrator, findAdministrators } from '#prisma/alerts/find-administrators.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

export type MailDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>

/** `mark`: as the first of them begins to leave; false where another process was first. `takeBack`: nobody took any of them. */
export type AdministratorsMail = {
  about: string
  words: (language: HostLanguage) => { subject: string; text: string }
  mark: () => Promise<boolean>
  takeBack: () => Promise<void>
}

/**
 * Mails the administrators, each in their language: with the application's own sender; where none is set, with a mailbox of their
 * own, else of another administrator's. A wrong address keeps no other from it.
 */
export async function mailAdministrators(deps: MailDeps, { about, words, mark, takeBack }: AdministratorsMail) {
  const administrators = await findAdministrators(deps.engineDb, deps.config.alertEmails)
  if (administrators.length === 0) deps.log.warn({ about }, 'there are no administrators to be told')
  const senders = administrators.flatMap(({ hostId }) => hostId ?? [])
  const at = deps.now().getTime()
  let isMarked = false
  let isTold = false
  const onTransmit = async () => {
    if (!isMarked && !(await mark())) throw new AppError('conflict', { code: 'host_asked_before' })
    isMarked = true
  }
  const tell = async ({ email, language, hostId }: Administrator) => {
    const hostIds = hostId === null ? senders : [hostId, ...senders.filter((id) => id !== hostId)]
    const notice = { key: `${about}:${email}:${at}`, forHost: hostId, to: email, ...words(language), onTransmit }
    const outcome = await sendByAny(deps, { hostIds }, notice)
    isTold ||= outcome?.outcome === 'sent' || outcome?.outcome === 'unknown'
    deps.log.info({ about, outcome: outcome?.outcome ?? 'no sender' }, 'mail to an administrator')
  }
  await eachApart(administrators, tell, { name: 'mail to an administrator', log: deps.log })
  if (isMarked && !isTold) await takeBack()
}
