import { openEmlSession } from '#activities/channels/eml/eml-session.ts'
import { openImapSession } from '#activities/channels/imap/imap-session.ts'
import type { IncomingSession } from '#activities/channels/incoming-session.ts'
import { openPop3Session } from '#activities/channels/pop3/pop3-session.ts'
import { openWhatsappSession } from '#activities/channels/whatsapp/whatsapp-session.ts'
import type { SourceDeps } from '#activities/deps.ts'
import type { OpenSource } from '#activities/ingest/open-source.ts'

/** The way to read this source: its protocol, or the .eml folder while that switch is on. */
export function openSession(deps: SourceDeps, source: OpenSource): Promise<IncomingSession> {
  if (source.type === 'whatsapp') return openWhatsappSession(deps, source)
  if (source.readsEmlFolder) return openEmlSession(deps, source)
  return source.account.inbound.protocol === 'pop3' ? openPop3Session(deps, source) : openImapSession(deps, source)
}
