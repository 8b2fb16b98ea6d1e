import { namedAtBegin } from './frames/frame-place.ts'
import { guestInSentence } from './guest-in-sentence.ts'
import { guestName } from './guest-name.ts'
import { namedInNotice } from './named-in-notice.ts'
import { namedTwice } from './named-twice.ts'
import { isDesk } from './relay-domains.ts'
import type { RelayMail } from './relay-mail.ts'
import { nameKey } from './same-guest.ts'
import type { Sought } from './sought.ts'
import { toldOfInNotice } from './told-of-in-notice.ts'

/** Whom a platform's mail names: of its headers and subject, its table, else its sentences. */
export function stayGuest({ mail, speaker, platform, said, named, under, inRow }: Sought): string | null {
  const { subject, text, channel, of } = mail
  const inTable = wholeName(under('name', guestName), under('firstName', guestName), under('lastName', guestName))
  // Who writes at a desk is no guest.
  const inHeaders = isDesk(mail.from, channel) ? null : nameInHeaders(mail)
  const isTableFirst = platform.namesInTable === true || speaker === 'platform'
  const known =
    (isTableFirst ? inTable && fuller(inTable, named.name) : null) ?? fuller(inHeaders, named.name) ?? inTable
  if (known !== null) return known
  return speaker === 'platform'
    ? (inRow.name ?? namedInNotice(text || said.all) ?? guestInSentence(text) ?? toldOfInNotice(subject, text))
    : (guestName(namedAtBegin(text, channel, of)) ?? namedTwice(subject, text))
}

/** Some write `Reply to Jane Doe (do not edit)` where the answer goes. */
function nameInHeaders({ replyToName, fromName }: RelayMail): string | null {
  const [reply, from] = [guestName(replyToName), guestName(fromName)]
  return reply !== null && from !== null && nameKey(from) !== '' && reply.includes(from) ? from : (reply ?? from)
}

/** Some put both names under one label, some each under its own, and some one of them under a label that elsewhere promises both. */
function wholeName(name: string | null, first: string | null, last: string | null): string | null {
  const [one, other] = [first ?? name, last ?? name]
  if (first === null && last === null) return name
  if (one === null || other === null) return [name, first, last].find((said) => said?.includes(' ')) ?? null
  const isWhole = name?.includes(first ?? '') === true && name.includes(last ?? '')
  return isWhole ? name : `${one} ${other}`
}

/** The one that says more of the same guest. */
const fuller = (one: string | null, other: string | null) =>
  one !== null && other !== null && other.startsWith(`${one} `) ? other : (one ?? other)
