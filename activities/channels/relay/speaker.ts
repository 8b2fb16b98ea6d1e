import { type EventKind, eventIn, isWish, saysMessage } from './events.ts'
import { aliasOf } from './identity.ts'
import { isNotice, saysSomebodyWrote } from './notice.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import { isDesk, isProgram } from './relay-domains.ts'
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
  /** A line asks, thanks or speaks of its writer as a person does; `orUnknown`: or nothing shows whose it is. */
  hasPersonsWords: (orUnknown: boolean) => boolean
  /** A question stands in it that nothing shows to be the platform's. */
  asks: () => boolean
  /** It is of what hosts have, and of no conversation and no stay. */
  isToHosts: () => boolean
}

type SubjectSays = { event: EventKind | null; isOfNotice: boolean; saysWrote: boolean }

/** What a subject says: of what became of a stay no platform tells with a guest's words, but where it confirms one. */
function subjectSays({ subject, channel, of }: RelayMail): SubjectSays {
  const event = eventIn(subject, of.titles)
  const isOfNotice = event !== null || isNotice(subject) || PLATFORMS[channel].ownSubject?.test(subject) === true
  return { event, isOfNotice, saysWrote: event === null && saysSomebodyWrote(subject) }
}

/**
 * One rule for all platforms. A mail that names an address for the answer is a guest's, unless it is a notice in which no line is anybody
 * else's. One that names none is the platform's only where its subject is a notice's or one of its programs wrote it, no guest stands in
 * its headers and it has no place for a guest's words; of every other nobody can say. What its headers say of machines says nothing:
 * platforms write them on guests' messages too.
 */
export function speakerOf(mail: RelayMail, shown: Shown): Speaker {
  const { channel } = mail
  // Whether somebody waits for an answer, its subject does not say.
  if (isDesk(mail.from, channel)) return 'perhaps'
  const says = subjectSays(mail)
  if (isOfOwnTemplate(mail) && !shown.hasGuestsWords()) return 'platform'
  if (isAnswerable(mail)) {
    // An address that only guests have.
    if (PLATFORMS[channel].replies !== undefined)
      return mayBeNews(mail, says, shown)
        ? newsOrPerhaps(says, shown)
        : !isOfGuestsTemplate(mail) && isToldAlone(says, shown)
          ? 'platform'
          : 'guest'
    if (!says.isOfNotice || says.saysWrote || shown.hasGuestsWords()) return 'guest'
    return isAlone(says, shown) ? 'platform' : 'perhaps'
  }
  const namesGuest = [mail.fromName, mail.replyToName].some((name) => nameKey(name) !== '')
  if (!namesGuest && !shown.hasGuestsWords()) {
    const isTold = says.event === 'wanted' ? isAlone(says, shown) : !says.saysWrote && says.isOfNotice
    const isOfProgram = isProgram(mail.from, channel)
    // A change that somebody asks for is decided on the platform's page: no answer to this mail reaches anybody.
    const isAsked = says.event === 'wanted' && isOfProgram && !isWish(mail.subject)
    if (isAsked && !saysMessage(mail.subject) && !shown.hasPersonsWords(false)) return 'platform'
    const mayAsk = says.event === 'wanted' || says.saysWrote
    const isTheirs = mayAsk ? !saysMessage(mail.subject) && !shown.hasPersonsWords(true) : !shown.asks()
    // What asks in a tip's subject is the platform.
    const isWritten = saysSomebodyWrote(mail.subject.replace(/[?¿]/g, ' '))
    const isTip = !isWritten && !saysMessage(mail.subject) && shown.isToHosts()
    if (isTold || (isOfProgram && (isTheirs || isTip))) return 'platform'
  }
  if (namesGuest && says.isOfNotice && !says.saysWrote && isAlone(says, shown)) return 'platform'
  // Airbnb gives every guest's mail an address of its own.
  return PLATFORMS[channel].replies !== undefined || says.isOfNotice || !namesGuest ? 'perhaps' : 'guest'
}

/** Whether nobody but the platform speaks: of what became of a stay it tells in any words of its own. */
function isAlone({ event }: SubjectSays, shown: Shown): boolean {
  if (event === null) return shown.isAllFrame()
  return !shown.hasGuestsWords() && (event === 'told' || !shown.hasPersonsWords(event === 'wanted'))
}

/** What is booked is told with the guest's address, too, and no word of theirs. */
const mayBeNews = (mail: RelayMail, { saysWrote }: SubjectSays, shown: Shown) =>
  mail.template === null && isProgram(mail.from, mail.channel) && !saysWrote && !shown.hasGuestsWords()

/** The same from where guests write, too. */
const isToldAlone = (says: SubjectSays, shown: Shown) => says.event !== null && isAlone(says, shown)

const newsOrPerhaps = (says: SubjectSays, shown: Shown) =>
  says.isOfNotice && (isAlone(says, shown) || (says.event !== 'wanted' && !shown.asks())) ? 'platform' : 'perhaps'

/** Whether one of the platform's programs wrote it, and its own name for the mail says that nobody else speaks in it. */
const isOfOwnTemplate = ({ channel, from, template }: RelayMail) =>
  template !== null && isProgram(from, channel) && PLATFORMS[channel].templates?.ofGuests.test(template) === false

/** Whether the platform's own name for the mail says that it hands on what a guest says. */
const isOfGuestsTemplate = ({ channel, template }: RelayMail) =>
  template !== null && PLATFORMS[channel].templates?.ofGuests.test(template) === true

function isAnswerable({ channel, ...mail }: RelayMail): boolean {
  const { replies } = PLATFORMS[channel]
  if (replies !== undefined) return mail.replyTo?.endsWith(`@${replies}`) === true
  return (mail.replyTo !== null && mail.replyTo !== mail.from) || aliasOf(mail) !== null
}
