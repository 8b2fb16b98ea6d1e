import type { Email } from 'postal-mime'
import { getDomain } from 'tldts'
import { domainOf } from '#activities/channels/text/bare-address.ts'
import { type Results, resultsOf } from './read-results.ts'

/** A source's own server, as its mails are read: by which name it is asked, and what was learnt of it. */
export type Receiving = {
  server: string
  learned: LearnedServer | null
  /** Whose servers take in its mails, by MX. */
  organisations?: readonly string[]
}

/**
 * Whose Authentication-Results headers stand at the top of every mail of a source (RFC 8601, 5), how many at least, and below how many
 * `Received` at most. `organisation`: the registered domain of their authserv-id; '' for Microsoft's, which have none.
 */
export type LearnedServer = { organisation: string; count: number; depth: number }

/** What a mail whose sender is proved otherwise shows of the server that took it in; `organisation` null: it wrote nothing. */
export type ServerEvidence = { organisation: string | null; count: number; depth: number; sender: string }

/** Headers of Microsoft's name no server. */
const NAMELESS = 'outlook.com'

const organisationOf = (name: string) => getDomain(name, { allowPrivateDomains: true })

/** What stands lower than ever before came with the mail. */
export const isOfServer = ({ authservId, receivedAbove }: Results, { organisation, depth }: LearnedServer) =>
  receivedAbove <= depth && nameOf(authservId) === organisation

const nameOf = (authservId: string) => (authservId === '' ? '' : organisationOf(authservId))

/**
 * Which of the receiving server's own headers a proved mail carries: those whose authserv-id is of its organisation, as the server of
 * the source, its MX or the topmost `Received` is called. A sender of that organisation is no evidence: its mails may never cross the border.
 */
export function serverEvidence(
  email: Email,
  from: string,
  { server, organisations = [] }: Receiving,
): ServerEvidence | null {
  const own = new Set([organisationOf(server), receivedBy(email), ...organisations])
  const sender = organisationOf(domainOf(from))
  if (sender === null || own.has(sender)) return null
  const isOwn = (name: string | null) => name !== null && own.has(name === '' ? NAMELESS : name)
  const named = resultsOf(email).filter(({ authservId }) => isOwn(nameOf(authservId)))
  const [first] = named
  if (first === undefined) return { organisation: null, count: 0, depth: 0, sender }
  const organisation = nameOf(first.authservId)
  const ofFirst = named.filter(
    ({ authservId, receivedAbove }) => nameOf(authservId) === organisation && receivedAbove === first.receivedAbove,
  )
  return { organisation, count: ofFirst.length, depth: first.receivedAbove, sender }
}

/** Who wrote the topmost `Received` that names a server of the internet. */
function receivedBy(email: Email): string | null {
  for (const { key, value } of email.headers) {
    if (key !== 'received') continue
    const by = /\bby\s+([a-z0-9-]+(?:\.[a-z0-9-]+)+)/i.exec(withoutComments(value))?.[1]
    const organisation = organisationOf(by ?? '')
    if (organisation !== null) return organisation
  }
  return null
}

function withoutComments(value: string): string {
  let depth = 0
  let bare = ''
  for (const character of value.slice(0, 2_000)) {
    if (character === '(') depth++
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) bare += character
  }
  return bare
}
