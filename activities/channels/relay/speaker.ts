import { aliasOf } from './identity.ts'
import { isNotice, saysSomebodyWrote } from './notice.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import { isProgram } from './relay-domains.ts'
import type { RelayMail } from './relay-mail.ts'
import { nameKey } from './same-guest.ts'

/** Who speaks in a platform's mail; `perhaps`: a guest, or the platform itself. */
export type Speaker = 'guest' | 'perhaps' | 'platform'

/** What a mail's text shows; asked only where its headers leave it open. */
export type Shown = {
  /** The platform's own line that says that a guest speaks. */
  hasGuestsWords: () => boolean
  /** Every line is the platform's. */
  isAllFrame: () => boolean
  /** A question stands in it. */
  asks: () => boolean
}

/**
 * One rule for all platforms. A mail that names an address for the answer is a guest's, unless it is a notice in which no line is anybody
 * else's. One that names none is the platform's only where its subject is a notice's or one of its programs wrote it, no guest stands in
 * its headers and it has no place for a guest's words; of every other nobody can say. What its headers say of machines says nothing:
 * platforms write them on guests' messages too.
 */
export function speakerOf(mail: RelayMail, shown: Shown): Speaker {
  const { subject, channel } = mail
  const isOfNotice = isNotice(subject) || PLATFORMS[channel].ownSubject?.test(subject) === true
  if (isOfOwnTemplate(mail) && !shown.hasGuestsWords()) return 'platform'
  if (isAnswerable(mail)) {
    // An address that only guests have.
    if (PLATFORMS[channel].replies !== undefined)
      return mayBeNews(mail, shown) ? newsOrPerhaps(isOfNotice, shown) : 'guest'
    if (!isOfNotice || saysSomebodyWrote(subject) || shown.hasGuestsWords()) return 'guest'
    return shown.isAllFrame() ? 'platform' : 'perhaps'
  }
  const namesGuest = [mail.fromName, mail.replyToName].some((name) => nameKey(name) !== '')
  if (!namesGuest && !saysSomebodyWrote(subject) && !shown.hasGuestsWords()) {
    if (isOfNotice || (isProgram(mail.from, channel) && !shown.asks())) return 'platform'
  }
  if (namesGuest && isOfNotice && !saysSomebodyWrote(subject) && shown.isAllFrame()) return 'platform'
  // Airbnb gives every guest's mail an address of its own.
  return PLATFORMS[channel].replies !== undefined || isOfNotice || !namesGuest ? 'perhaps' : 'guest'
}

/** What is booked is told with the guest's address, too, and no word of theirs. */
const mayBeNews = (mail: RelayMail, shown: Shown) =>
  mail.template === null &&
  isProgram(mail.from, mail.channel) &&
  !saysSomebodyWrote(mail.subject) &&
  !shown.hasGuestsWords()

const newsOrPerhaps = (isOfNotice: boolean, shown: Shown) =>
  isOfNotice && (shown.isAllFrame() || !shown.asks()) ? 'platform' : 'perhaps'

/** Whether one of the platform's programs wrote it, and its own name for the mail says that nobody else speaks in it. */
const isOfOwnTemplate = ({ channel, from, template }: RelayMail) =>
  template !== null && isProgram(from, channel) && PLATFORMS[channel].templates?.ofGuests.test(template) === false

function isAnswerable({ channel, ...mail }: RelayMail): boolean {
  const { replies } = PLATFORMS[channel]
  if (replies !== undefined) return mail.replyTo?.endsWith(`@${replies}`) === true
  return (mail.replyTo !== null && mail.replyTo !== mail.from) || aliasOf(mail) !== null
}
