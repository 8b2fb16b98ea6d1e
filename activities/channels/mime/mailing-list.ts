import type { Email } from 'postal-mime'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import { dayNamed } from '#activities/channels/text/stay-dates.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isAligned } from './is-aligned.ts'
import { header, type Person, personOf } from './mail-headers.ts'

const LIST_HEADERS = ['list-id', 'list-unsubscribe', 'list-post', 'list-owner', 'list-help', 'list-subscribe']
/** What only services write that send advertising to many (RFC 8058 and names of their own). */
const MARKETING_HEADERS = [
  'list-unsubscribe-post',
  'feedback-id',
  'x-csa-complaints',
  'x-campaign',
  'x-campaignid',
  'x-mc-user',
]
/** What they write on the mails of a campaign alone, which is the same to all its readers. */
const CAMPAIGN_HEADERS = ['x-campaign', 'x-campaignid', 'x-mc-user']
const TO_MANY = /^(?:bulk|list|junk)$/i
/** A person's mail has no more, with those that a list puts below it. */
const MOST_LINKS = 6

/** Whether a mail has any header of a mailing list (RFC 2369, RFC 2919). */
export const isOfList = (email: Email) => LIST_HEADERS.some((key) => header(email, key) !== null)
/** Whether a mail's Precedence says that it went to many. */
export const isToMany = (email: Email) => TO_MANY.test(header(email, 'precedence')?.trim() ?? '')

/**
 * Sent to many at once: nobody's question. The headers of a list say how a mail was delivered and not who wrote it: advertising says so
 * itself, or is no list that people write to; and whatever asks the host something with few links is perhaps a guest's.
 * A list of the host's own domain hands on what is written to the house.
 */
export function isAdvertising(email: Email, ownAddresses: readonly string[], words: string): boolean {
  const id = header(email, 'list-id')
  const isMarked = MARKETING_HEADERS.some((key) => header(email, key) !== null)
  const mayBeLeft = (isMarked || isToMany(email)) && isOfList(email) && listAddresses(email).length === 0
  if (mayBeLeft && offersLeave(email, words) && !mayHandOn(email, words)) return true
  if (isNews(email, words)) return true
  if (!(isToMany(email) && isOfList(email)) && id === null) return false
  const list = /<([^<>\s]+)>\s*$/.exec(id ?? '')?.[1] ?? ''
  if (ownAddresses.some((own) => isAligned(list, own))) return false
  const isCampaign = isToMany(email) && CAMPAIGN_HEADERS.some((key) => header(email, key) !== null)
  return isCampaign || (!asks(email, words) && (isMarked || listAddresses(email).length === 0))
}

/** That its readers may leave it, as it says in its own words or on a link of its page; folded. */
const LEAVES =
  /(?<!\p{L})(?:unsubscrib\p{L}*|opt out|manage (?:your )?preferences|disiscriv\p{L}*|annulla(?:re)? (?:l'|la tua )?iscrizione|cancella(?:re|ti)? (?:l'iscrizione|dalla)|abmeld\p{L}*|abbestell\p{L}*|austrag\p{L}*|desabonn\p{L}*|desinscri\p{L}*|(?:dar(?:se|te|me)?|date|dese) de baja|ne plus recevoir|no (?:quieres|desea|deseas) recibir|non (?:vuoi|desideri) piu ricevere|keine (?:e-?mails?|newsletter) mehr|geen (?:e-?mails?|nieuwsbrief) meer|nao (?:quer|deseja) (?:mais )?receber|cancelar (?:la |a )?(?:suscripcion|subscricao|inscricao)|anular (?:la )?suscripcion|afmeld\p{L}*|uitschrijv\p{L}*|wypis\p{L}*|zrezygn\p{L}*|odhlas\p{L}*)(?!\p{L})/u
/** Of what a portal hands on that a guest writes there: what somebody asks, of a stay, or that somebody wrote. Folded. */
const HANDED_ON =
  /(?<!\p{L})(?:(?:new|your) (?:inquiry|enquiry|message|request|lead)|inquir\p{L}*|enquir\p{L}*|wrote|(?:nuov[ao]|hai ricevuto) (?:una )?(?:richiest\p{L}*|messaggi\p{L}*)|richiest\p{L}*|messaggi\p{L}*|ha scritto|\p{L}*anfrage\p{L}*|nachricht\p{L}*|demande\p{L}*|message\p{L}*|solicitud\p{L}*|consulta\p{L}*|mensaje\p{L}*|aanvra\p{L}*|bericht\p{L}*|pedido\p{L}*|mensage\p{L}*|zapytan\p{L}*|wiadomos\p{L}*|poptavk\p{L}*|dotaz\p{L}*|zprav\p{L}*)(?!\p{L})/u
/** Of a stay that begins; folded. */
const COMES =
  /(?<!\p{L})(?:check-?in|arrival|anreise|arrivo|arrivee|llegada|aankomst|chegada|przyjazd|prijezd)(?!\p{L})/u
const MOST_READ = 20_000

const offersLeave = (email: Email, words: string) =>
  LEAVES.test(fold(`${words} ${email.html ?? ''}`.slice(-MOST_READ))) || leadsAway(email, words)

/** Where its header says that its readers leave it, its page leads them, too: in any language. */
function leadsAway(email: Email, words: string): boolean {
  const page = `${words}\n${(email.html ?? '').slice(0, 400_000).replaceAll('&amp;', '&')}`
  const ways = [...(header(email, 'list-unsubscribe') ?? '').matchAll(/<((?:https?|mailto):[^<>\s]{6,2000})>/gi)]
  return ways.some(([, way = '']) => page.includes(way))
}

/**
 * A mail of which its header and its page both say how to leave it, and in which nobody speaks of themselves, asks anything, answers or
 * hands on: what a person sends through such a service is not of that kind.
 */
const isNews = (email: Email, words: string) =>
  isOfList(email) &&
  header(email, 'list-unsubscribe') !== null &&
  listAddresses(email).length === 0 &&
  offersLeave(email, words) &&
  !isForAnothersAnswer(email) &&
  !saysAs(HANDED_ON, email, words) &&
  !isOfStay(email, words) &&
  !asksSomething(words) &&
  !speaksOfOneself(words, fold(words))
/** In answer to something, for somebody else's answer, or of what a guest asks through a portal. */
export const mayHandOn = (email: Email, words: string): boolean =>
  isForAnothersAnswer(email) || saysAs(HANDED_ON, email, words) || saysAs(COMES, email, words)

const isForAnothersAnswer = (email: Email) =>
  email.inReplyTo !== undefined ||
  (email.replyTo ?? []).some((to) => !isAligned(personOf(to).address ?? '', personOf(email.from).address ?? ''))
const saysAs = (said: RegExp, email: Email, words: string) =>
  said.test(fold(`${email.subject ?? ''}\n${words.slice(0, MOST_READ)}`))
/** Whoever tells of a stay that begins names its day. */
const isOfStay = (email: Email, words: string) =>
  saysAs(COMES, email, words) && words.split('\n').some((line) => dayNamed(line) !== null)

const asks = (email: Email, words: string) =>
  ((email.html ?? words).slice(0, 400_000).match(/https?:\/\//gi)?.length ?? 0) <= MOST_LINKS && asksSomething(words)

/** Where people write to a list that hands on what they write: a group, RFC 2369, 3.4. */
export function listAddresses(email: Email): string[] {
  const post = /<mailto:([^<>\s?]{3,320})/i.exec(header(email, 'list-post') ?? '')?.[1]?.toLowerCase()
  const id = /<([^<>\s]{3,320})>\s*$/.exec(header(email, 'list-id') ?? '')?.[1]?.toLowerCase()
  const addressed = [...(email.to ?? []), ...(email.cc ?? [])].map((to) => personOf(to).address ?? '')
  const ofId = addressed.filter((address) => address !== '' && address.replace('@', '.') === id)
  return [...new Set([...(post === undefined ? [] : [post]), ...ofId])]
}

/**
 * Who wrote what a group hands on under its own address, as groups do where the writer's domain forbids theirs: whom it names besides
 * itself. Null for every other mail.
 */
export function writerInGroup(email: Email): Person | null {
  const group = listAddresses(email)
  if (!group.includes(personOf(email.from).address ?? '')) return null
  const [first, ...others] = email.replyTo ?? []
  const named = others.length === 0 ? personOf(first) : { address: null, name: null }
  if (named.address !== null && !group.includes(named.address)) return named
  const original = header(email, 'x-original-from') ?? header(email, 'x-original-sender') ?? ''
  const address = /[^\s<>"]{1,64}@[^\s<>"]{1,255}/.exec(original)?.[0]
  return address === undefined ? null : personOf({ address, name: personOf(email.from).name ?? '' })
}

/** Whether an answer would go to a list: to everybody who reads it, and to nobody who asked. */
export const isListAddress = (email: Email, address: string | null) =>
  address !== null && listAddresses(email).includes(address)
