import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox, OpenSource, SourceSession } from '#activities/ingest/source-session.ts'
import { openImapSession } from '#activities/mail/imap-session.ts'
import { AppError } from '#workflows/domain/errors.ts'

const isMailbox = (source: OpenSource): source is OpenMailbox => source.account !== null

/** The way to read this source: its protocol, or the .eml folder while that switch is on. */
export async function openSession(deps: SourceDeps, source: OpenSource): Promise<SourceSession> {
  if (isMailbox(source)) return openImapSession(deps, source)
  throw new AppError('rule_refused', { userMessage: 'This kind of source cannot be read' })
}
