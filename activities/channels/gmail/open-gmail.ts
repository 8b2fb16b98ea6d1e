import type { gmail_v1 } from '@googleapis/gmail'
import type { GmailLogin } from '#activities/channels/account/mail-account.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { draftUpload } from './draft-upload.ts'
import { type GmailAnswer, type GmailRefusal, readRefusal, refusalFault } from './gmail-failure.ts'
import { accessToken, forgetToken, type GoogleDeps } from './google-access.ts'
import { type Direction, noteWait, refuseBefore } from './not-before.ts'

/** Of lists, of headers and of what is sent. */
const MOST_BYTES = 16 * 1024 * 1024
const ANSWER_MS = 60_000

type Most = { maxBodyBytes: number; truncate?: boolean }
type Users = gmail_v1.Resource$Users
type Answer<T> = { status: number; data: T; headers: object }
/** One call, answered: what it brought, or why not. */
export type Asked<T> = { data: T; refusal: null } | { data: null; refusal: GmailRefusal }

/**
 * `evenIfBusy`: also while Google wants to be left alone. What has perhaps left is looked after at once. `isAside`: what this call is to wait
 * for is no wait of the mailbox's.
 */
type How = { evenIfBusy?: boolean; isAside?: boolean }

export type Gmail = {
  /** @throws AppError as the table of faults has what Google says, and for a call that got no answer. */
  ask<T>(call: (users: Users) => Promise<Answer<T>>, how?: How): Promise<T>
  /** The same where a refusal is looked at. @throws AppError for a call that got no answer. */
  try<T>(call: (users: Users) => Promise<Answer<T>>, how?: How): Promise<Asked<T>>
  /** Writes a mail as a draft, of any size that Gmail takes. @throws AppError as `ask`. */
  createDraft(raw: Buffer, threadId: string | null): Promise<gmail_v1.Schema$Draft>
  /** The answer with a mail as it came, by the bytes. @throws AppError as `try`; 'answer_too_large' unless it may be cut. */
  raw(id: string, answer: { mostBytes: number; truncate?: boolean }): Promise<Asked<Buffer>>
}

/**
 * The Gmail API of one mailbox, through the guard. The library is loaded here, when the first mailbox is opened.
 * See https://developers.google.com/workspace/gmail/api/reference/rest.
 */
export async function openGmail(deps: GoogleDeps, login: GmailLogin, direction: Direction): Promise<Gmail> {
  const { gmail_v1: library } = await import('@googleapis/gmail')
  const download = fetchFor(deps, login)
  const { users } = new library.Gmail({
    ...(deps.google === null ? {} : { rootUrl: deps.google.gmailUrl }),
    // What fails is judged here, and never tried again behind our back: a draft could leave twice.
    retry: false,
    validateStatus: () => true,
    fetchImplementation: fetchFor(deps, login),
  })
  async function tried<T>(call: (users: Users) => Promise<Answer<T>>, how: How = {}): Promise<Asked<T>> {
    if (how.evenIfBusy !== true) refuseBefore(login.address, direction, deps.now())
    const { status, data, headers } = await unwrapped(() => call(users))
    if (status < 300) return { data, refusal: null }
    return { data: null, refusal: refused({ status, data, retryAfter: retryAfterOf(headers) }, how) }
  }
  function refused(answer: GmailAnswer, { isAside = false }: How = {}): GmailRefusal {
    const now = deps.now()
    const refusal = readRefusal(answer, now)
    const { waitSeconds: seconds } = refusal
    if (seconds !== undefined && !isAside) noteWait(login.address, direction, { now, seconds })
    return refusal
  }
  return {
    try: tried,
    async raw(id, { mostBytes, truncate = false }) {
      refuseBefore(login.address, direction, deps.now())
      const path = `gmail/v1/users/me/messages/${encodeURIComponent(id)}?format=raw&prettyPrint=false`
      const url = new URL(path, deps.google?.gmailUrl ?? 'https://gmail.googleapis.com')
      const response = await unwrapped(() => download(url, {}, { maxBodyBytes: mostBytes, truncate }))
      const { status, headers } = response
      const body = Buffer.from(await response.arrayBuffer())
      if (status < 300) return { data: body, refusal: null }
      const data = jsonOrNull(body.toString('utf8'))
      return { data: null, refusal: refused({ status, data, retryAfter: headers.get('retry-after') }) }
    },
    async createDraft(raw, threadId) {
      refuseBefore(login.address, direction, deps.now())
      const { path, headers, body } = draftUpload(raw, threadId)
      const url = new URL(path, deps.google?.gmailUrl ?? 'https://gmail.googleapis.com')
      const response = await unwrapped(() => download(url, { method: 'POST', headers, body }))
      const data = jsonOrNull(await response.text())
      const { status } = response
      if (status < 300) return isRecord(data) && typeof data.id === 'string' ? { id: data.id } : {}
      throw refusalFault(refused({ status, data, retryAfter: response.headers.get('retry-after') }))
    },
    async ask(call, how) {
      const { data, refusal } = await tried(call, how)
      if (refusal !== null) throw refusalFault(refusal)
      return data
    },
  }
}

/** A token that Google knows no more is asked for once anew: a refused call has done nothing. */
function fetchFor(deps: GoogleDeps, { refreshToken }: GmailLogin) {
  const send = async (url: URL, init: RequestInit, most: Most) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${await accessToken(deps, refreshToken)}`)
    // The guard hands on what it gets, unpacked by nobody.
    headers.delete('accept-encoding')
    return deps.guard.fetch(url, {
      method: init.method ?? 'GET',
      headers,
      ...(typeof init.body === 'string' || init.body instanceof Uint8Array ? { body: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
      ...most,
      timeoutMs: ANSWER_MS,
    })
  }
  return async (input: string | URL | Request, init: RequestInit = {}, most: Most = { maxBodyBytes: MOST_BYTES }) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const first = await send(url, init, most)
    if (first.status !== 401) return first
    forgetToken(refreshToken)
    return send(url, init, most)
  }
}

/** The library wraps what a request throws; what happened is the cause. */
async function unwrapped<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof AppError) throw lineFault(cause)
    throw error
  }
}

/** A line that failed, with what failed it: that tells whether the other side may have seen anything. */
function lineFault(error: AppError): AppError {
  if (error.sentence.code !== 'network_error') return error
  const { cause, message } = error
  const detail = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  return sourceFault({ code: 'mail_unreachable', params: { detail } }, { detail: message, cause })
}

const retryAfterOf = (headers: object): string | null => new Headers(Object.entries(headers)).get('retry-after')
