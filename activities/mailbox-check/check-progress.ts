import type { StepResult } from '#workflows/domain/mailbox-check/check-step.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

/** One step as it stands now, and the servers where they were found by it. */
export type CheckProgress = { result: StepResult; found?: MailServers }
