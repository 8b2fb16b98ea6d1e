import type { SourceView } from '#api/contract/sources.ts'
import { sourceTexts as texts } from '#web/texts/sources.ts'

type Detail = [label: string, value: string]

const labels = texts.fields
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const given = (label: string, value: string | undefined): Detail[] => (value === undefined ? [] : [[label, value]])

function ownDetails(source: SourceView): Detail[] {
  if (source.type === 'gmail') {
    const { emailUser, ownerEmail, filterFrom, signIn } = source.gmailConfig
    return [
      [labels.emailUser, emailUser],
      [labels.ownerEmail, ownerEmail],
      ...given(texts.google.signIn, signIn && texts.google.byGoogle),
      ...given(labels.filterFrom, filterFrom),
    ]
  }
  if (source.type === 'whatsapp') {
    const { phoneNumberId, displayPhoneNumber, wabaBusinessId, appId } = source.whatsappConfig
    return [
      ...given(labels.displayPhoneNumber, displayPhoneNumber),
      [labels.phoneNumberId, phoneNumberId],
      ...given(labels.wabaBusinessId, wabaBusinessId),
      ...given(labels.appId, appId),
    ]
  }
  const { inbound, pollIntervalSec } = source.emailConfig
  return [
    [texts.protocols[inbound.protocol], `${inbound.host}:${inbound.port} (${texts.tlsModes[inbound.tls]})`],
    [labels.user, inbound.user],
    [labels.inboxFolder, inbound.inboxFolder],
    [labels.pollIntervalSec, String(pollIntervalSec)],
    ...given(labels.filterFrom, inbound.filterFrom),
  ]
}

/** What a card says of its source. */
export function sourceDetails(source: SourceView): Detail[] {
  const synced = source.lastSyncedAt === null ? texts.never : moment.format(new Date(source.lastSyncedAt))
  return [[labels.identifier, source.identifier], ...ownDetails(source), [texts.lastSynced, synced]]
}
