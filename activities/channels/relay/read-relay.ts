import type { Relay } from '#activities/channels/incoming-message.ts'
import { aliasOf, identityOf } from './identity.ts'
import { APART, keysIn, type PlatformText, platformText } from './platform-text.ts'
import type { ConversationKey } from './platforms/platform.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import { isDesk } from './relay-domains.ts'
import type { RelayMail } from './relay-mail.ts'
import type { Speaker } from './speaker.ts'
import { codesIn, stayFacts } from './stay-facts.ts'

/** What a platform's mail says of its conversation and of the stay, as the platform's own data tells where to look. */
export function readRelay(mail: RelayMail, who: Speaker): Relay {
  // At a platform's desk only its own people write, of the guest as of somebody else.
  const speaker = isDesk(mail.from, mail.channel) ? 'platform' : who
  // In a notice no guest writes.
  const whole = [mail.subject, mail.text, mail.linked].join(`\n${APART}\n`)
  const said = speaker === 'platform' ? { certain: whole, heading: '', all: whole, perhaps: '' } : platformText(mail)
  return { channel: mail.channel, ...conversationOf(mail, said, speaker), ...stayFacts(mail, said, speaker) }
}

function conversationOf(mail: RelayMail, said: PlatformText, speaker: Speaker) {
  const { keys, alias, numbered, replies } = PLATFORMS[mail.channel]
  const codes = mail.of.codes ?? []
  const certain = codesIn(mail, said.certain)
  const ofAddress = replies !== undefined && speaker !== 'guest' ? null : aliasOf(mail)
  const ofCode = { kind: `${mail.channel}:code`, values: certain.length === 1 ? certain : [] }
  const named = keys.map((key) => ({ kind: key.kind, values: keysIn(said, (text) => valuesOf(text, key)) }))
  const isNamed = named.some(({ kind }) => kind === ofCode.kind)
  if (numbered !== undefined) return identityOf({ kind: alias, values: codes.length > 0 ? codes : ofCode.values })
  return identityOf(
    ...named,
    { kind: alias, values: ofAddress === null ? [] : [ofAddress] },
    ...(isNamed ? [] : [ofCode]),
  )
}

function valuesOf(text: string, { pattern }: ConversationKey): string[] {
  const found = [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)
  return pattern.ignoreCase ? found.map((value) => value.toLowerCase()) : found
}
