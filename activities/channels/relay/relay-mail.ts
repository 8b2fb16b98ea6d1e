import type { Relay } from '#activities/channels/incoming-message.ts'
import type { Correspondence } from '#activities/channels/text/correspondence.ts'

/** A booking platform's mail, as its reader takes it. */
export type RelayMail = {
  channel: Relay['channel']
  from: string
  fromName: string | null
  replyTo: string | null
  replyToName: string | null
  subject: string
  /** Plain text, whole. */
  text: string
  /** Its page in less HTML, without what nobody sees; empty where it has none. */
  light: string
  /** That page as text, each link's target on a line of its own. */
  linked: string
  at: Date
  /** The platform's own name for what it writes, where it says one. */
  template: string | null
  /** With whom its headers name. */
  of: Correspondence
}
