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
  const hostname = server.trim().toLowerCase().replace(/\.+$/, '')
  const provider = providerOf(hostname.replace(SERVICE_LABELS, ''))
  const written = user.trim().toLowerCase().replace('%', '@')
  const [local = '', domain = provider] = written.split('@')
  const account = providerOf(domain) === 'gmail.com' ? gmailLocal(local) : local
  return `mail|${provider}|${account}@${providerOf(domain)}`
}

/** Gmail reads over dots and whatever follows a plus. */
const gmailLocal = (local: string) => local.replace(/\+.*$/, '').replaceAll('.', '')
