import { openEmlSession } from '#activities/channels/eml/eml-session.ts'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import { openPop3Session } from '#activities/channels/pop3/pop3-session.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox, OpenSource, SourceSession } from '#activities/ingest/source-session.ts'
import { openWhatsappSession } from '#activities/whatsapp/whatsapp-session.ts'

const isMailbox = (source: OpenSource): source is OpenMailbox => source.account !== null

/** The way to read this source: its protocol, or the .eml folder while that switch is on. */
export function openSession(deps: SourceDeps, source: OpenSource): Promise<SourceSession> {
  if (!isMailbox(source)) return openWhatsappSession(deps, source)
  if (source.readsEmlFolder) return openEmlSession(deps, source)
  return source.account.inbound.protocol === 'pop3' ? openPop3Session(deps, source) : openImapSession(deps, source)
}
