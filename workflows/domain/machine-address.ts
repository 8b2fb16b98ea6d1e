/** How programs that read no answer call themselves. */
const UNREAD = /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|nicht-?antworten|noresponder|ne-?pas-?repondre)(?=$|[+._-])/i
/** What runs on servers, and what mail systems are called. */
const PROGRAM =
  /^(?:mailer-daemon|postmaster|wordpress|www-?data|apache|httpd|nginx|root|cron|web-?form|form-?mail(?:er)?|contact-?form)(?=$|[+._-])/i

/** What stands behind such a name and is nobody's: a server, a kind of mail, an id, the address of which a mail came back. */
const OF_MACHINE =
  /^(?:\p{L}{0,3}\d\S*|.*=.*|(?:web|srv|servers?|nodes?|hosts?|hosting|vps|site|mails?|e-?mails?)\d*|mailer|mailing|bounces?|daemon|system|www|blog|shop|store|apps?|cloud|cpanel|plesk|php|smtp|mx|db|backup|daily|hourly|weekly|monthly|jobs?|alerts?|reports?|notif\p{L}*|news|newsletters?|marketing|info|service|support|accounts?|billing|bookings?|reservations?|orders?|payments?|security|auto|automated|conv|conversations?|messages?|tickets?)$/iu

/** `unread`: it says that it reads no answer; `program`: the name of what runs on a server. */
export type MachineName = { kind: 'unread' | 'program'; isCertain: boolean }

/**
 * What the name of an address says of a machine; null where it says nothing. Certain is a machine's word alone, with what belongs to it,
 * or with a plus, which leads to the same mailbox (RFC 5233). `root.anna` may be what a person is called.
 */
export function machineName(address: string | null): MachineName | null {
  const [local = ''] = (address ?? '').split(/[@]/, 1)
  const [name = ''] = local.split('+', 1)
  const unread = UNREAD.exec(name)
  const word = (unread ?? PROGRAM.exec(name))?.[0]
  if (word === undefined) return null
  const behind = name.slice(word.length).split(/[._-]/)
  const isCertain = behind.every((part) => part === '' || OF_MACHINE.test(part))
  return { kind: unread === null ? 'program' : 'unread', isCertain }
}
