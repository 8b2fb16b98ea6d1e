import type { Email } from 'postal-mime'
import { isAligned } from './is-aligned.ts'
import { type MethodResult, type Results, resultsOf } from './read-results.ts'

/** `pass`: the sender's domain vouches for the mail. `fail`: it disowns it. `unproven`: nobody could say. */
export type Authentication = 'pass' | 'fail' | 'unproven'

/** `isFromOwnServer`: the mail came from a server of the sender's domain (SPF), so that all of it is the sender's. */
export type OwnServersWord = { authentication: Authentication; isFromOwnServer: boolean }

/** Which headers are its own, and how many of them it writes on every mail. */
export type OwnServer = { isOwn: (results: Results) => boolean; count: number }

/**
 * What the source's own server says of the mail, in the topmost headers of its own: whatever stands below may be the sender's.
 * Of several results of one method the worst counts. Null where it says nothing that can be read for certain.
 */
export function ownServersWord(email: Email, from: string, { isOwn, count }: OwnServer): OwnServersWord | null {
  const own = resultsOf(email).filter(isOwn).slice(0, count)
  if (own.length < count || own.some(({ methods }) => methods.length === 0)) return null
  const ofMethod = (name: string) => own.flatMap(({ methods }) => methods.filter((method) => method.name === name))
  const isFromOwnServer = isPassed(ofMethod('spf'), ({ properties }) =>
    isAligned(properties.get('smtp.mailfrom'), from),
  )
  return { authentication: judge(ofMethod, from, isFromOwnServer), isFromOwnServer }
}

function judge(ofMethod: (name: string) => MethodResult[], from: string, isFromOwnServer: boolean): Authentication {
  const dmarc = ofMethod('dmarc')
  if (isAnyFailed(dmarc)) return 'fail'
  if (isPassed(dmarc, ({ properties }) => isAligned(properties.get('header.from'), from))) return 'pass'
  const signed = ofMethod('dkim').filter(({ properties }) =>
    isAligned(properties.get('header.d') ?? properties.get('header.i'), from),
  )
  if (isFromOwnServer || signed.some(({ result }) => result === 'pass')) return 'pass'
  return isAnyFailed(ofMethod('dkim')) ? 'fail' : 'unproven'
}

const isPassed = (results: MethodResult[], isOfSender: (result: MethodResult) => boolean) =>
  results.length > 0 && results.every((one) => one.result === 'pass' && isOfSender(one))

const isAnyFailed = (results: MethodResult[]) => results.some(({ result }) => result === 'fail')

/** Whether the topmost header says that the mail is forged. Whoever wrote it: nobody says so of themselves. */
export function isDisowned(email: Email): boolean {
  const methods = resultsOf(email)[0]?.methods ?? []
  const isPassedBy = methods.some(({ name, result }) => name !== 'spf' && result === 'pass')
  const failed = (name: string) => isAnyFailed(methods.filter((method) => method.name === name))
  return failed('dmarc') || (failed('dkim') && !isPassedBy)
}
