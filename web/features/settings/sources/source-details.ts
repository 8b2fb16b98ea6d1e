import type { SourceView } from '#api/contract/sources.ts'
import { dayAndClock } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'

type Detail = [label: string, value: string]

const given = (label: string, value: string | undefined): Detail[] => (value === undefined ? [] : [[label, value]])

function ownDetails(source: SourceView): Detail[] {
  if (source.type === 'gmail') {
    const { emailUser, ownerEmail, filterFrom, signIn } = source.gmailConfig
    return [
      [say.sources.fields.emailUser, emailUser],
      [say.sources.fields.ownerEmail, ownerEmail],
      ...given(say.sources.google.signIn, signIn && say.sources.google.byGoogle),
      ...given(say.sources.fields.filterFrom, filterFrom),
    ]
  }
  if (source.type === 'whatsapp') {
    const { phoneNumberId, displayPhoneNumber, wabaBusinessId, appId } = source.whatsappConfig
    return [
      ...given(say.sources.fields.displayPhoneNumber, displayPhoneNumber),
      [say.sources.fields.phoneNumberId, phoneNumberId],
      ...given(say.sources.fields.wabaBusinessId, wabaBusinessId),
      ...given(say.sources.fields.appId, appId),
    ]
  }
  const { inbound, pollIntervalSec } = source.emailConfig
  return [
    [say.sources.protocols[inbound.protocol], `${inbound.host}:${inbound.port} (${say.sources.tlsModes[inbound.tls]})`],
    [say.sources.fields.user, inbound.user],
    [say.sources.fields.inboxFolder, inbound.inboxFolder],
    [say.sources.fields.pollIntervalSec, String(pollIntervalSec)],
    ...given(say.sources.fields.filterFrom, inbound.filterFrom),
  ]
}

/** What a card says of its source. */
export function sourceDetails(source: SourceView): Detail[] {
  const synced = source.lastSyncedAt === null ? say.sources.never : dayAndClock(new Date(source.lastSyncedAt))
  return [[say.sources.fields.identifier, source.identifier], ...ownDetails(source), [say.sources.lastSynced, synced]]
}
