import { AppError } from '#workflows/domain/errors.ts'
import { isMicrosoftMail } from '#workflows/domain/microsoft-mail.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** @throws AppError rule_refused for a server of Microsoft's, which takes no passwords. */
export function refuseMicrosoft(hostname: string, field: string): void {
  if (!isMicrosoftMail(hostname)) return
  const refusal = say({ code: 'outlook_not_yet' })
  throw new AppError('rule_refused', { ...refusal, fields: { [field]: refusal } })
}
