import type { Response } from 'express'
import { HEARTBEAT_SECONDS } from '#api/contract/live-events.ts'
import { whenClosed } from '#api/http/when-closed.ts'
import type { Identity } from '#api/identity/identity.ts'
import {
  alertFrame,
  changeFrame,
  HEARTBEAT_FRAME,
  type LiveNotice,
  resetFrame,
  type TextNotice,
  textFrame,
} from './live-event.ts'

/** What may wait for a slow client; more drops it, and it comes back with its last id. */
const MAX_WAITING_BYTES = 100_000
const MAX_BUFFERED_NOTICES = 500

/** One open stream of one user. Until `begin` it only collects, so that nothing falls between replay and live. */
export class LiveStream {
  readonly hostId: string
  readonly identity: Identity
  readonly #response: Response
  #waiting: LiveNotice[] | null = []
  #timers: NodeJS.Timeout[] = []

  constructor(response: Response, identity: Identity, hostId: string) {
    this.#response = response
    this.identity = identity
    this.hostId = hostId
    const endsInMs = Math.max(0, identity.expiresAt.getTime() - Date.now())
    this.#timers = [
      setInterval(() => this.#write(HEARTBEAT_FRAME), HEARTBEAT_SECONDS * 1000),
      setTimeout(() => this.end(), Math.min(endsInMs, 2 ** 31 - 1)),
    ]
    whenClosed(response, () => this.#stopTimers())
  }

  /** Sends what was missed, then what came in meanwhile, and from now on everything at once. */
  begin(missed: readonly Omit<LiveNotice, 'hostId'>[]): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    const replayed = new Set(missed.map(({ id }) => id))
    for (const notice of missed) this.#write(changeFrame(notice))
    for (const notice of waiting) if (!replayed.has(notice.id)) this.#write(changeFrame(notice))
  }

  send(notice: LiveNotice): void {
    if (this.#waiting === null) this.#write(changeFrame(notice))
    else if (this.#waiting.push(notice) > MAX_BUFFERED_NOTICES) this.end()
  }

  /** Passed over by a client that is behind: the draft itself comes as a change. */
  text(notice: TextNotice): void {
    if (this.#waiting === null && this.#response.writableLength === 0) this.#write(textFrame(notice))
  }

  /** Before `begin` nothing is missed: the client reads the alerts when it has opened. */
  alert(alertId: string): void {
    if (this.#waiting === null) this.#write(alertFrame(alertId))
  }

  reset(id: string | null): void {
    this.#write(resetFrame(id))
  }

  end(): void {
    this.#stopTimers()
    this.#response.end()
  }

  #write(frame: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return
    this.#response.write(frame)
    if (this.#response.writableLength > MAX_WAITING_BYTES) this.#response.destroy()
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}
