import { setTimeout as pause } from 'node:timers/promises'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import type { ReadTxt } from '#outside/txt-records.ts'
import { isAligned } from './is-aligned.ts'

export type SignedMail = { raw: Uint8Array; from: string; receivedAt: Date }

/** No verdict is worth more: a mail that is not read in two seconds is a stub. */
const WITHIN_MS = 800

/**
 * Whether a domain of the sender's signed the mail as it is, all of it: RFC 6376, with the keys that `readTxt` finds. A signature that
 * does not hold says no more than none (6.1): many a server changes what it hands on. Nor does one that takes too long to check.
 */
export async function isSignedBySender(mail: SignedMail, readTxt: ReadTxt): Promise<boolean> {
  const limit = new AbortController()
  try {
    return await Promise.race([verify(mail, readTxt), pause(WITHIN_MS, false, { signal: limit.signal })])
  } catch (error) {
    // Whatever a mail makes the library throw proves nothing: the mail is the only input there is.
    if (error instanceof Error) return false
    throw error
  } finally {
    limit.abort()
  }
}

async function verify({ raw, from, receivedAt }: SignedMail, readTxt: ReadTxt): Promise<boolean> {
  const { results } = await dkimVerify(Buffer.from(raw), {
    resolver: (name) => readTxt(name),
    curTime: receivedAt,
    rejectRsaSha1: true,
  })
  return results.some(
    ({ signingDomain, status }) =>
      isAligned(signingDomain, from) && status.result === 'pass' && !status.underSized && !status.testing,
  )
}
