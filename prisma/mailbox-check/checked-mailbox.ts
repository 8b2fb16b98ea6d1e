import type { EmailConfig, GmailConfig } from '#prisma/source-config.ts'

/** What is tested, as it would be stored; sealed whole until a worker takes it. `sourceId`: whose stored password is meant. */
export type CheckedMailbox = {
  identifier: string
  secrets: Partial<Record<string, string>>
  sourceId: string | null
} & ({ type: 'gmail'; config: GmailConfig } | { type: 'email'; config: EmailConfig })
