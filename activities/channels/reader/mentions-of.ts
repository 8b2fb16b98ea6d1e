import type { Email } from 'postal-mime'
import type { Relay } from '#activities/channels/incoming-message.ts'

const LINKS = /(?:rooms\/\d{4,}|hotel\/[a-z]{2}\/[a-z0-9-]{4,})/gi

/** What a mail says by which the property it is about may be known: its listing, subject, beginning, and a platform's links. */
export function mentionsOf(email: Email, text: string, relay: Relay | null): string {
  const links = (email.html ?? '').slice(0, 200_000).match(LINKS)?.slice(0, 20) ?? []
  const said = [relay?.listing, email.subject, text.slice(0, 4_000), ...links].filter(Boolean).join(' ')
  return said.toWellFormed().replaceAll('\0', '')
}
