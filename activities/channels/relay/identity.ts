import { domainOf } from '#activities/channels/text/bare-address.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import type { RelayMail } from './relay-mail.ts'

/** Which of a platform's conversations a mail belongs to. `doubt`: why nobody can say, and then it is alone. */
export type RelayIdentity = { threadKey: string | null; aliases: string[]; doubt: WaitReason | null }

/** What one conversation has only one of (its number, its code); of addresses it may have had several. */
type Named = { kind: string; values: readonly string[] }

/** A guest who pastes another's key gains nothing by it: a mail in which two of one kind stand belongs to neither. */
export function identityOf(...named: Named[]): RelayIdentity {
  const kinds = named.map(({ kind, values }) => [...new Set(values)].map((value) => `${kind}:${value}`))
  if (kinds.some((keys) => keys.length > 1)) return nobodys(say({ code: 'several_conversations_named' }))
  const [threadKey, ...aliases] = kinds.flat()
  if (threadKey === undefined) return nobodys(say({ code: 'no_conversation_named' }))
  return { threadKey, aliases, doubt: null }
}

const nobodys = (doubt: WaitReason): RelayIdentity => ({ threadKey: null, aliases: [], doubt })

const ROBOT =
  /no[._-]?_?reply|(?:do|bitte)[._-]?(?:not|nicht)|nicht[._-]?antworten|nao[._-]?respon|no[._-]?respon|ne[._-]?pas/
/** What platforms call addresses that stand for all their guests. */
const SHARED =
  /^(?:sender|guests?|hosts?|travell?ers?|messages?|messaging|msgs?|mail(?:er|ing)?|e?mails?|notif(?:y|ications?)|info|service|support|help|contact|customer|care|team|express|automated|auto|bounces?|reservations?|bookings?|partners?|inbox|conversations?|chats?|relay|reply|replies|respond|responses?|alerts?|updates?|news|system|admin|postmaster|central|property|properties|owners?|expedia|agoda|vrbo|homeaway|airbnb|booking|fewo|abritel|stayz|direkt|com|net|de|fr|it|es|en|uk|us|eu)$/

/**
 * The name of one conversation in a platform's address: what stands before the `@`. Null for an address that many share. Of a From
 * only what looks like a token: a Reply-To was made for the answer.
 */
export function aliasOf({ replyTo, from }: Pick<RelayMail, 'replyTo' | 'from'>): string | null {
  const ofReply = replyTo === null || replyTo === from ? null : tokenIn(replyTo)
  const ofSender = tokenIn(from)
  return ofReply ?? (ofSender !== null && /\d/.test(ofSender) && ofSender.length >= 8 ? ofSender : null)
}

function tokenIn(address: string): string | null {
  const local = address.slice(0, -domainOf(address).length - 1)
  const parts = local.split(/[._+=-]+/)
  if (ROBOT.test(local) || parts.every((part) => SHARED.test(part.replace(/\d{0,2}$/, '')))) return null
  return /\d/.test(local) || local.length >= 12 ? local : null
}
