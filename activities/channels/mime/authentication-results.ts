import type { Email } from 'postal-mime'
import { domainOf, isUnderDomain } from '#activities/channels/text/bare-address.ts'

/** `pass`: the sender's domain vouches for the mail. `fail`: it disowns it. `unproven`: nobody could say. */
export type Authentication = 'pass' | 'fail' | 'unproven'

/** Of an Authentication-Results header (RFC 8601): who says so, and each method's result with its properties. */
type Results = { authservId: string; methods: { name: string; result: string; properties: Map<string, string> }[] }

/** A sender who writes more of them than servers stand on the way has them left unread. */
const MOST_HEADERS = 20
const MOST_CHARACTERS = 4_000

/**
 * What the server with this authserv-id says of the mail, in the topmost header of its own: whatever stands below may be the sender's.
 * Null where it says nothing of the address the mail claims to be from.
 */
export function ownServersVerdict(email: Email, from: string, authservId: string): Authentication | null {
  const own = resultsOf(email).find((results) => results.authservId === authservId)
  if (own === undefined) return null
  const ofMethod = (name: string) => own.methods.filter((method) => method.name === name)
  const [dmarc] = ofMethod('dmarc').filter(({ properties }) => isAligned(properties.get('header.from'), from))
  if (dmarc?.result === 'pass' || dmarc?.result === 'fail') return dmarc.result
  const vouched = [
    ...ofMethod('dkim').map(({ result, properties }) => [
      result,
      properties.get('header.d') ?? properties.get('header.i'),
    ]),
    ...ofMethod('spf').map(({ result, properties }) => [result, properties.get('smtp.mailfrom')]),
  ]
  if (vouched.some(([result, domain]) => result === 'pass' && isAligned(domain, from))) return 'pass'
  return ofMethod('dkim').some(({ result }) => result === 'fail') ? 'fail' : 'unproven'
}

/** Whether the topmost header says that the mail is forged. Whoever wrote it: nobody says so of themselves. */
export function isDisowned(email: Email): boolean {
  const [topmost] = resultsOf(email)
  const failed = (name: string) =>
    topmost?.methods.some((method) => method.name === name && method.result === 'fail') === true
  const passed = topmost?.methods.some(({ name, result }) => name !== 'spf' && result === 'pass') === true
  return failed('dmarc') || (failed('dkim') && !passed)
}

/** RFC 7489, 3.1.1, relaxed: the same domain, or one under the other. */
export function isAligned(signer: string | undefined, from: string): boolean {
  const domain = domainOf(signer ?? '')
  return domain.includes('.') && (isUnderDomain(from, domain) || isUnderDomain(`@${domain}`, domainOf(from)))
}

function resultsOf(email: Email): Results[] {
  return email.headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, MOST_HEADERS)
    .map(({ value }) => readResults(value.slice(0, MOST_CHARACTERS)))
}

function readResults(value: string): Results {
  const [first = '', ...methods] = withoutComments(value).toLowerCase().split(';')
  return {
    authservId: first.trim().split(/\s/)[0] ?? '',
    methods: methods.flatMap((text) => {
      const [method, ...properties] = [...text.matchAll(/([a-z0-9.-]+)(?:\/\d+)?\s*=\s*("[^"]*"|[^\s;]+)/g)]
      if (method === undefined) return []
      const pairs = properties.map(([, name = '', said = '']) => [name, said.replaceAll('"', '')] as const)
      return [{ name: method[1] ?? '', result: method[2] ?? '', properties: new Map(pairs) }]
    }),
  }
}

/** RFC 5322, 3.2.2: comments nest, and may hold anything. */
function withoutComments(value: string): string {
  let depth = 0
  let bare = ''
  for (const character of value.replace(/\\./g, ' ')) {
    if (character === '(') depth++
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) bare += character
  }
  return bare
}
