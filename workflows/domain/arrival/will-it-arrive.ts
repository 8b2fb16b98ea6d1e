import { machineName } from '#workflows/domain/machine-address.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { ARRIVAL, type ArrivalReason, type ArrivalRule, type WayOut } from './arrival-rules.ts'
import { contactsIn, serverOf } from './contacts-in.ts'
import { type PlatformRules, platformOf } from './platforms.ts'
import type { Reach } from './reach.ts'

/** `isCertain`: it cannot arrive; else it may, and the host may send it. `platform`: where the conversation can be opened. */
export type ArrivalDoubt = { reason: ArrivalReason; isCertain: boolean; wayOut: WayOut; platform: string | null }

const WHATSAPP_MOST_CHARACTERS = 4096
const DAY_MS = 24 * 3_600_000
const UNREAD_NAMES = /^(?:automated|bounces?)(?:[+-].*)?$/i
/** Nobody who is called as a machine is and more, as `noreply.family`; and behind a form's or a server's name somebody may read. */
function isUnread(address: string): boolean {
  if (UNREAD_NAMES.test(address.split('@', 1)[0] ?? '')) return true
  const name = machineName(address)
  return name?.isCertain === true && (name.kind === 'unread' || /^(?:mailer-daemon|postmaster)\b/i.test(address))
}

/**
 * What is in the way of a text to this guest, from what is known before it leaves: nothing that is said here leaves by itself. An
 * empty text asks for the way alone.
 */
export function willItArrive(reach: Reach, text: string, now: Date): ArrivalDoubt[] {
  const platform = platformOf(reach.channel)
  return [...ofWay(reach, platform, now), ...ofText(reach, platform, text)].map((reason) => {
    const rule: ArrivalRule = ARRIVAL[reason.code]
    const wayOut = rule.wayOut === 'address' && platform !== null ? 'platform' : rule.wayOut
    return { reason, isCertain: rule.refusal !== undefined, wayOut, platform: platform?.name ?? null }
  })
}

function ofWay(reach: Reach, platform: PlatformRules | null, now: Date): ArrivalReason[] {
  const { transport, address, checkOutDate, lastGuestMessageAt } = reach
  if (address === null) return [say({ code: 'no_reply_address' })]
  if (transport === 'whatsapp') {
    const last = lastGuestMessageAt === null ? null : new Date(lastGuestMessageAt)
    return isReplyWindowOpen(last, now) ? [] : [say({ code: 'window_shut' })]
  }
  const days = platform?.aliasDays ?? null
  const isOver =
    days !== null && checkOutDate !== null && now.getTime() - Date.parse(checkOutDate) > (days + 1) * DAY_MS
  return [
    ...(isUnread(address) ? [say({ code: 'nobody_reads', params: { address } })] : []),
    ...(isOver ? [say({ code: 'alias_expired', params: { platform: platform?.name ?? '', days } })] : []),
    ...(reach.returnedAt === null ? [] : [say({ code: 'address_returned', params: { address } })]),
  ]
}

function ofText({ transport, isBooked }: Reach, platform: PlatformRules | null, text: string): ArrivalReason[] {
  const most = WHATSAPP_MOST_CHARACTERS
  if (transport === 'whatsapp') return text.length <= most ? [] : [say({ code: 'text_too_long', params: { most } })]
  if (platform === null || text === '') return []
  const { name, own, hidesContacts, cutsLinks } = platform
  const found = contactsIn(text).filter(({ kind, raw }) => kind !== 'link' || !own.test(serverOf(raw)))
  const said = (of: typeof found) => ({ platform: name, found: of.map(({ raw }) => raw) })
  if (hidesContacts && !isBooked)
    return found.length === 0 ? [] : [say({ code: 'contact_hidden', params: said(found) })]
  const links = found.filter(({ kind }) => kind === 'link')
  return cutsLinks && links.length > 0 ? [say({ code: 'links_cut', params: said(links) })] : []
}

/** Why a text is refused even where the host says yes; null where it may arrive. */
export function whyItCannotArrive(reach: Reach, text: string, now: Date): Sentence | null {
  const [certain] = willItArrive(reach, text, now).filter(({ isCertain }) => isCertain)
  if (certain === undefined) return null
  const { refusal }: ArrivalRule = ARRIVAL[certain.reason.code]
  if (refusal === 'whatsapp_too_long') return say({ code: refusal, params: { most: WHATSAPP_MOST_CHARACTERS } })
  if (refusal === 'whatsapp_window_shut') return say({ code: refusal })
  return reach.transport === 'whatsapp' ? say({ code: 'no_phone_number' }) : say({ code: 'no_mail_address' })
}
