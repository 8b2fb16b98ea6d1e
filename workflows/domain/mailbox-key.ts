/** What a provider calls the machines of one mailbox, one protocol or one direction each. */
const SERVICE_LABELS = /^(?:(?:imaps?|pop3?s?|pop3?-?ssl|mail|email|mx|in|inbound|incoming|ssl)\.)+(?=[^.]+\.)/

/** Two names of one provider. */
const SAME_PROVIDER: Partial<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

const providerOf = (domain: string) => SAME_PROVIDER[domain] ?? domain

/**
 * The mailbox that a server and a user name lead to, whatever the protocol and the spelling: what one host connects once. Two servers
 * whose names have nothing in common may still be one; then it is the mails that are known again.
 */
export function mailboxKey(server: string, user: string): string {
  const { provider, account, domain } = accountOf(server, user)
  return `mail|${provider}|${account}@${domain ?? provider}`
}

/** Whether two user names of one server are one account's: equal, or one is the other without the domain that the server is called by. */
export function isSameAccount(one: { server: string; user: string }, other: { server: string; user: string }): boolean {
  const [first, second] = [accountOf(one.server, one.user), accountOf(other.server, other.user)]
  if (first.account !== second.account) return false
  if (first.domain === second.domain) return true
  const domain = first.domain ?? second.domain
  const isOfServer = [first, second].some(({ provider }) => provider === domain || !/\.\D/.test(provider))
  return (first.domain === null || second.domain === null) && isOfServer
}

/** `domain`: null where the user name has none. */
function accountOf(server: string, user: string) {
  const hostname = server.trim().toLowerCase().replace(/\.+$/, '')
  const provider = providerOf(hostname.replace(SERVICE_LABELS, ''))
  const [local = '', written] = user.trim().toLowerCase().replace('%', '@').split('@')
  const domain = written === undefined ? null : providerOf(written)
  return { provider, domain, account: (domain ?? provider) === 'gmail.com' ? gmailLocal(local) : local }
}

/** Gmail reads over dots and whatever follows a plus. */
const gmailLocal = (local: string) => local.replace(/\+.*$/, '').replaceAll('.', '')
