import type { z } from 'zod'
import type { EmailSourceInput, GmailSourceInput, SourceTypeName, WhatsappSourceInput } from '#api/contract/sources.ts'
import type { SourceConfigs } from '#prisma/source-config.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** What is to be stored of a source: `secrets` are only those that were given. */
export type SourceDraft = {
  type: SourceTypeName
  name: string | null
  identifier: string
  config: SourceConfigs[SourceTypeName]
  secrets: Record<string, string>
  /** What it connects to: once a host. */
  connectionKey: string
  /** The source whose settings it replaces. */
  id?: string
}

export type SourceInputs = {
  gmail: z.output<typeof GmailSourceInput>
  whatsapp: z.output<typeof WhatsappSourceInput>
  email: z.output<typeof EmailSourceInput>
}

/** Leaves out what is undefined: a config has no empty strings and no nulls. */
const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T

export const sourceDrafts: { [T in SourceTypeName]: (input: SourceInputs[T]) => SourceDraft } = {
  gmail: ({ name, emailUser, emailPass, ownerEmail, filterFrom }) => ({
    type: 'gmail',
    name: name ?? null,
    identifier: emailUser,
    config: present({ emailUser, ownerEmail: ownerEmail ?? emailUser, filterFrom }) as SourceConfigs['gmail'],
    secrets: emailPass === undefined ? {} : { emailPass },
    connectionKey: mailboxKey('imap.gmail.com', emailUser),
  }),
  whatsapp: ({ name, accessToken, ...numbers }) => {
    const phoneNumberId = numbers.phoneNumberId
    return {
      type: 'whatsapp',
      name: name ?? null,
      identifier: numbers.displayPhoneNumber ?? phoneNumberId,
      config: present(numbers) as SourceConfigs['whatsapp'],
      secrets: accessToken === undefined ? {} : { accessToken },
      connectionKey: `whatsapp|${phoneNumberId.toLowerCase()}`,
    }
  },
  email: (input) => {
    const { host, user, pass } = input.inbound
    if (host === '' || user === '' || pass === '') throw emailIncomplete({ host, user, pass })
    return emailDraft(input)
  },
}

/** What would be stored of a mailbox, whole or not. */
export function emailDraft({ name, identifier, inbound: given, smtp, ...times }: SourceInputs['email']): SourceDraft {
  const { pass, ...inbound } = given
  const { pass: smtpPass, ...smtpPlace } = smtp ?? {}
  return {
    type: 'email',
    name: name ?? null,
    identifier: identifier ?? inbound.user,
    config: present({
      ...times,
      inbound: present(inbound),
      smtp: smtp === undefined ? undefined : present(smtpPlace),
    }) as SourceConfigs['email'],
    secrets: { pass, ...(smtpPass === undefined ? {} : { smtpPass }) },
    connectionKey: mailboxKey(inbound.host, inbound.user),
  }
}

function emailIncomplete(given: { host: string; user: string; pass: string }): AppError {
  const missing = (['host', 'user', 'pass'] as const).filter((field) => given[field] === '')
  const fields = Object.fromEntries(missing.map((field) => [`inbound.${field}`, say({ code: 'field_required' })]))
  return new AppError('invalid_input', { code: 'email_source_incomplete', fields })
}
