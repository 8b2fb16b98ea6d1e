import type { Email } from 'postal-mime'

/**
 * Of an Authentication-Results header (RFC 8601): who says so, each method's result with its properties, and how many `Received` stand
 * above it, which servers wrote later.
 */
export type Results = { authservId: string; methods: MethodResult[]; receivedAbove: number }
export type MethodResult = { name: string; result: string; properties: Map<string, string> }

/** A sender who writes more of them than servers stand on the way has them left unread. */
const MOST_HEADERS = 20
const MOST_CHARACTERS = 4_000

/** Of each such header of the mail, the topmost first; one that cannot be read for certain says nothing. */
export function resultsOf(email: Email): Results[] {
  let receivedAbove = 0
  return email.headers
    .flatMap(({ key, value }) => {
      if (key === 'received') receivedAbove++
      return key === 'authentication-results' ? [{ value, receivedAbove }] : []
    })
    .slice(0, MOST_HEADERS)
    .map((one) => ({ ...readResults(one.value.slice(0, MOST_CHARACTERS)), receivedAbove: one.receivedAbove }))
}

function readResults(value: string): Omit<Results, 'receivedAbove'> {
  const { bare, isCertain } = withoutForeignWords(value)
  const [first = '', ...rest] = bare.toLowerCase().split(';')
  // Microsoft names no server.
  const isNameless = /^\s*[a-z0-9.-]+(?:\/\d+)?\s*=/.test(first)
  const authservId = isNameless ? '' : (first.trim().split(/\s/)[0] ?? '')
  const methods = isNameless ? [first, ...rest] : rest
  return { authservId, methods: isCertain ? methods.flatMap(readMethod) : [] }
}

function readMethod(text: string): MethodResult[] {
  const [method, ...properties] = [...text.matchAll(/([a-z0-9.-]+)(?:\/\d+)?\s*=\s*([^\s;]+)/g)]
  if (method === undefined) return []
  const pairs = properties.map(([, name = '', said = '']) => [name, said] as const)
  return [{ name: method[1] ?? '', result: method[2] ?? '', properties: new Map(pairs) }]
}

/** What of a quoted string can mean nothing but itself. */
const PLAIN = /[a-z0-9.@_-]/i

/**
 * Servers copy addresses that a sender chose into quoted strings and comments (RFC 5322, 3.2), which may hold anything, also what
 * looks like a result. Comments nest and are left out; of what is quoted the plain characters stay.
 * `isCertain`: each of them ends, and no comment holds a quote, with which a sender's address would end it early.
 */
function withoutForeignWords(value: string): { bare: string; isCertain: boolean } {
  let depth = 0
  let isQuoted = false
  let isCertain = true
  let bare = ''
  for (const character of value.replace(/\\./gs, '\\')) {
    if (depth > 0) {
      if (character === '(') depth++
      else if (character === ')') depth--
      else if (character === '"') isCertain = false
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) bare += PLAIN.test(character) ? character : '?'
    else if (character === '(') depth = 1
    else bare += character
  }
  return { bare, isCertain: isCertain && depth === 0 && !isQuoted }
}
