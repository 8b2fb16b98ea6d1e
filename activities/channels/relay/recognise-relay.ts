import type { Email } from 'postal-mime'
import type { Relay } from '#activities/channels/incoming-message.ts'
import type { Authentication } from '#activities/channels/mime/authentication-results.ts'
import { header, personOf } from '#activities/channels/mime/mail-headers.ts'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { lightHtml } from '#workflows/domain/html/light-html.ts'
import { type OthersLines, othersLines } from './frames/others-lines.ts'
import { pageLines } from './frames/page-lines.ts'
import { hasGuestsWords, isAllFrame } from './frames/relay-words.ts'
import { guestName } from './guest-name.ts'
import { hostLinks, linkedText } from './platform-text.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import { readRelay } from './read-relay.ts'
import { isAddressOfRelay, relayOf } from './relay-domains.ts'
import type { RelayMail } from './relay-mail.ts'
import { type Speaker, speakerOf } from './speaker.ts'
import { subjectFacts } from './subject-facts.ts'
import { isToHosts } from './to-hosts.ts'

/** With whom its headers name, and where replies go: the platform's Reply-To, else its From, never an address elsewhere. */
export type RelayConversation = { relay: Relay; speaker: Speaker; of: Correspondence; replyTo: string }

const MAX_HTML = 200_000

type MailToRecognise = { email: Email; text: string; at: Date; authentication: Authentication }

/** Nobody but the guest is named in a platform's headers. */
const namesOf = ({ fromName, replyToName }: Pick<RelayMail, 'fromName' | 'replyToName'>, inSubject: string | null) =>
  [guestName(replyToName), guestName(fromName), inSubject].filter((name) => name !== null)

/** The reservation's number, where a platform's address has it. */
const codesOf = ({ channel, from, replyTo }: Pick<RelayMail, 'channel' | 'from' | 'replyTo'>) => {
  const { numbered } = PLATFORMS[channel]
  const found = numbered === undefined ? undefined : (numbered.exec(replyTo ?? '')?.[1] ?? numbered.exec(from)?.[1])
  return found === undefined ? [] : [found]
}

/** What a booking platform's mail says of its conversation; null for every other mail, and for one that fails its sender's checks. */
export function recogniseRelay({ email, text, at, authentication }: MailToRecognise): RelayConversation | null {
  const { address, name } = personOf(email.from)
  if (address === null || authentication === 'fail') return null
  const channel = relayOf(address)
  if (channel === null) return null
  const written = personOf(email.replyTo?.[0])
  const replyTo = written.address !== null && isAddressOfRelay(written.address, channel) ? written.address : null
  const light = lightHtml((email.html ?? '').slice(0, MAX_HTML)).seen
  const linked = linkedText(light)
  const sender = { channel, from: address, fromName: name, replyTo, replyToName: written.name }
  const subject = email.subject ?? ''
  const { name: inSubject, listing } = subjectFacts(subject, channel)
  const titles = listing === null ? [] : [listing]
  const of = {
    subject,
    names: namesOf(sender, inSubject),
    codes: codesOf(sender),
    titles,
    ...hostLinks(light, PLATFORMS[channel].hostPages),
    page: pageLines(light),
  }
  const { templates } = PLATFORMS[channel]
  const template = templates === undefined ? null : header(email, templates.header)
  const mail = { ...sender, subject, text, light, linked, at, template, of }
  const others = () => [text, linked].map((said) => othersLines(said, channel, of))
  const speaker = speakerOf(mail, {
    hasGuestsWords: () => [text, linked].some((said) => hasGuestsWords(said, channel, of)),
    isAllFrame: () => isAllFrame(text, channel, of) && isAllFrame(linked, channel, of),
    hasPersonsWords: (orUnknown) =>
      others().some(({ persons, either }) => persons.length > 0 || (orUnknown && either.length > 0)),
    asks: () => asksSomething(othersIn(othersLines(text, channel, of))),
    isToHosts: () => isToHosts(mail),
  })
  return { relay: readRelay(mail, speaker), speaker, of, replyTo: replyTo ?? address }
}

const othersIn = ({ persons, either }: OthersLines) => [...persons, ...either].join('\n').replace(/https?:\S+/g, ' ')
