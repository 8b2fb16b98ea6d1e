import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { isSameGuest, nameKey } from '#activities/channels/relay/same-guest.ts'
import type { ChatFacts, KeyedChat, NamedIn } from './thread-plan.ts'

type Known = {
  byKey: Map<string, KeyedChat>
  byReference: Map<string, NamedIn[]>
  facts: Map<string, ChatFacts>
}
/** `keys`: those of its conversation, `mails`: the mails that it names, both as they stand in the database. */
type Bridge = { message: IncomingMessage; keys: readonly string[]; mails: readonly string[] }

/** Which kind of name of which platform. */
export const kindOf = (key: string): string => key.split(':', 2).join(':')
const platformOf = (key: string) => key.slice(0, key.indexOf(':'))

/** What begins with a mail that no platform names. */
const isPlain = ({ threadKey }: KeyedChat) => threadKey.startsWith('mail:')

/**
 * The other chats that a message shows to be one with `home`: each by what would have brought it in there, of the same guest, and
 * with nothing that tells them apart. A machine's mail shows nothing, nor does WhatsApp, where a number is the conversation.
 */
export function sameConversations(bridge: Bridge, home: KeyedChat, known: Known): KeyedChat[] {
  const { message } = bridge
  const isPersons = !message.isAutomatic && !message.fromSelf && !message.byHost && message.raw === null
  if (!isPersons || message.channel === 'whatsapp') return []
  const candidates = message.threadKey === null ? namedByMails(bridge, home, known) : namedByKeys(bridge, home, known)
  const one = [home]
  for (const other of candidates) {
    if (one.some(({ chatId }) => chatId === other.chatId)) continue
    if (one.every((chat) => mayBeOne(chat, other, known.facts))) one.push(other)
  }
  return one.slice(1)
}

/** Chats of this very address, whose mails it names; not where its From is disowned. */
function namedByMails({ message, mails }: Bridge, home: KeyedChat, { byReference }: Known): KeyedChat[] {
  if (message.peer === null || message.aliases.length > 0 || message.authentication === 'fail') return []
  const named = mails
    .flatMap((id) => byReference.get(id) ?? [])
    .filter((chat) => !chat.isRelayed && chat.peer === message.peer && isPlain(chat))
  return named.some(({ chatId }) => chatId === home.chatId) ? named : []
}

/** Chats of the same platform and guest under other kinds of its names, in a mail that is the platform's for certain. */
function namedByKeys({ message, keys }: Bridge, home: KeyedChat, { byKey, byReference }: Known): KeyedChat[] {
  const { relay, authentication } = message
  if (relay === null || relay.doubt !== null || authentication !== 'pass') return []
  const isTheirs = (chat: KeyedChat) =>
    nameKey(chat.sender) !== '' && nameKey(relay.guestName) !== '' && isSameGuest(chat.sender, relay.guestName)
  if (!isTheirs(home)) return []
  return keys.flatMap((key) => {
    const holding = [byKey.get(key) ?? [], byReference.get(key)?.filter(({ isRelayed }) => isRelayed) ?? []].flat()
    const others = new Map(
      holding.filter(({ chatId }) => chatId !== home.chatId).map((chat) => [chat.chatId, chat]),
    ).values()
    const [other, ...more] = others
    if (other === undefined || more.length > 0 || !isTheirs(other)) return []
    const isOfPlatform = [home, other].every(({ threadKey }) => platformOf(threadKey) === platformOf(key))
    return isOfPlatform ? [other] : []
  })
}

function mayBeOne(chat: KeyedChat, other: KeyedChat, facts: Map<string, ChatFacts>): boolean {
  const [one, two] = [facts.get(chat.chatId), facts.get(other.chatId)]
  if (one === undefined || two === undefined || isPlain(chat) !== isPlain(other)) return false
  const isElsewhere = isPlain(chat) && differ(one.replyAddress, two.replyAddress)
  const isAnother = differ(one.propertyId, two.propertyId) || differ(one.stay, two.stay) || differ(one.code, two.code)
  if (isElsewhere || isAnother || !isSameGuest(chat.sender, other.sender)) return false
  return isPlain(chat) || areNamesOfOne([chat.threadKey, ...one.names], [other.threadKey, ...two.names])
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other

/** A conversation may have had several addresses. */
const isAddress = (key: string) => /:(?:reply|alias):/.test(key)

/** Two chats that their platform gave different names of one kind are two reservations. */
function areNamesOfOne(names: readonly string[], others: readonly string[]): boolean {
  if (kindOf(names[0] ?? '') === kindOf(others[0] ?? '')) return false
  const differs = (name: string, other: string) => !isAddress(name) && kindOf(name) === kindOf(other) && name !== other
  return !names.some((name) => others.some((other) => differs(name, other)))
}
