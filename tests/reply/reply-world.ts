import type { ReplyActivities } from '#activities/reply/create-reply-activities.ts'
import { deadlineAfterUndo } from '#workflows/domain/deadline.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MessageKind } from '#workflows/domain/message-kind.ts'
import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { judge, type MessageCommand } from '#workflows/domain/message-transitions.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'

type Row = MessageState & { kind: MessageKind; text: string }
/** The start of an activity, or the moment between a claim and what comes of it. */
type GateName = keyof ReplyActivities | 'transmission' | 'model'
type Gate = { entered: Promise<void>; enter: () => void; open: Promise<void> }

export type WorldOptions = {
  /** How the drafter decides; `fails` never yields a draft. */
  composed?: 'scheduled' | 'pending' | 'no_reply_needed' | 'fails'
  /** What comes of a try to send. */
  /** `late`: the server is away for four hours from the first try on. */
  sending?: 'sent' | 'failed' | 'unknown' | 'held' | 'waits' | 'late'
  /** A draft stands and can be decided on while the model writes another, at the gate `model`. */
  improves?: boolean
  fallbackMinutes?: number
  undoSeconds?: number
  /** Somebody wants to hear of new messages; the host wants to be asked. */
  told?: boolean
  /** How often the host has no slot before a draft is begun, and before a send is. */
  withoutSlot?: number
  /** How many reads and claims of a deadline find no PostgreSQL. */
  recordsFail?: number
  /** How many tries the model fails, with a wait for a slot before each of the next. */
  modelFails?: number
}

/** PostgreSQL and the outside for one chat, in memory, under the same table of transitions as the real activities. */
export class ReplyWorld {
  readonly draftId: string
  readonly fallbackId: string
  readonly rows = new Map<string, Row>()
  readonly sent: string[] = []
  readonly announced: string[] = []
  readonly asked: string[] = []
  /** How many tries had failed, as each call to compose was told. */
  readonly failedTries: (number | undefined)[] = []
  /** What became of the guest message, in order. */
  readonly story: ('announced' | 'begun')[] = []
  property: string | null = 'Casa Limone'
  /** How often PostgreSQL was read. */
  looks = 0
  isOvertaken = false
  #isImproving = false
  #firstTryAt: number | undefined
  readonly #withoutSlot = { composeReply: 0, sendMessage: 0 }
  #recordsAsked = 0
  readonly #gates = new Map<GateName, Gate>()
  readonly #waiting: { isSo: () => boolean; tell: () => void }[] = []
  readonly #options: Required<WorldOptions>
  readonly #now: () => Promise<number>

  constructor(name: string, now: () => Promise<number>, options: WorldOptions = {}) {
    this.draftId = `draft-${name}`
    this.fallbackId = `fallback-${name}`
    this.#now = now
    this.#options = {
      ...{ composed: 'pending', sending: 'sent', fallbackMinutes: 15, undoSeconds: 5, told: false },
      ...{ withoutSlot: 0, modelFails: 0, recordsFail: 0, improves: false },
      ...options,
    }
  }

  get draft(): Row {
    return this.row(this.draftId)
  }

  /** @throws AppError not_found. */
  row(id: string): Row {
    const row = this.rows.get(id)
    if (row === undefined) throw new AppError('not_found', { code: 'not_found', params: { what: 'Message' } })
    return row
  }

  /** Stops an activity, to stand between two steps; `open` lets it and all later ones through. */
  gate(name: GateName): { entered: Promise<void>; open: () => void } {
    const entered = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    this.#gates.set(name, { entered: entered.promise, enter: entered.resolve, open: opened.promise })
    return { entered: entered.promise, open: opened.resolve }
  }

  /** Resolves when the message has this status. */
  until(status: MessageStatus, id = this.draftId): Promise<void> {
    const isSo = () => this.rows.get(id)?.status === status
    if (isSo()) return Promise.resolve()
    return new Promise((tell) => this.#waiting.push({ isSo, tell }))
  }

  put(id: string, row: Partial<Row> & { status: MessageStatus }): void {
    const kind = id === this.draftId ? 'draft' : 'host_reply'
    this.rows.set(id, { messageId: id, kind, version: 1, deadlineAt: null, undoUntil: null, text: 'Ciao', ...row })
    this.#tell()
  }

  /** What the API does to a message; false when it was refused. */
  async decide(command: 'approve' | 'discard' | 'undo', id = this.draftId, text?: string): Promise<boolean> {
    const row = this.row(id)
    const undoUntil = command === 'undo' ? null : await this.#in(this.#options.undoSeconds)
    const isGivenBack = command === 'undo' && row.kind === 'draft'
    const deadlineAt = isGivenBack ? await this.#deadlineAgain(row) : row.deadlineAt
    const isDone = this.#change(row, command, { undoUntil, deadlineAt, text: text ?? row.text })
    const fallback = this.rows.get(this.fallbackId)
    if (isDone && isGivenBack && fallback !== undefined) this.#change(fallback, 'undo')
    return isDone
  }

  /** A newer guest message was stored. */
  overtake(): void {
    this.isOvertaken = true
    const draft = this.rows.get(this.draftId)
    if (draft !== undefined) this.#change(draft, 'supersede')
  }

  readonly activities: ReplyActivities = {
    composeReply: async ({ failedTries = 0, isAnnounced = false }) => {
      this.failedTries.push(failedTries)
      if (this.#hasNoSlot('composeReply')) return { noTurn: true, failedTries }
      if (failedTries < this.#options.modelFails) return { noTurn: true, failedTries: failedTries + 1 }
      if (this.#options.told && !isAnnounced && !this.rows.has(this.draftId))
        return { ...this.#replyState(), isNews: true }
      await this.#compose()
      return this.#replyState()
    },
    openEmptyReply: async () => {
      this.put(this.draftId, { status: 'pending', text: '', deadlineAt: await this.#deadline() })
      return this.#replyState()
    },
    readReply: async () => {
      this.#findPostgresql()
      this.looks += 1
      const asRead = this.#replyState()
      await this.#pass('readReply')
      return asRead
    },
    readDelivery: async ({ messageId }) => {
      this.#findPostgresql()
      this.looks += 1
      const asRead = stateOf(this.row(messageId))
      await this.#pass('readDelivery')
      return asRead
    },
    openFallback: async ({ draftId }) => {
      this.#findPostgresql()
      await this.#pass('openFallback')
      const draft = this.row(draftId)
      if ((await this.#isPast(draft.deadlineAt)) && this.#change(draft, 'claim_fallback')) {
        this.put(this.fallbackId, { kind: 'fallback', status: 'approved' })
      }
      return this.#replyState()
    },
    sendMessage: async ({ messageId }) => {
      await this.#pass('sendMessage')
      const row = this.row(messageId)
      if (row.status !== 'sending') {
        if (!(await this.#isPast(row.undoUntil))) return stateOf(row)
        if (this.#hasNoSlot('sendMessage')) return { noTurn: true, failedTries: 0 }
        if (row.status === 'scheduled' && this.#options.sending === 'waits') {
          this.#change(row, 'expire', { undoUntil: null, deadlineAt: null })
          return { ...stateOf(row), asksHost: this.#options.told }
        }
        const isHeld = this.#options.sending === 'held'
        if (!this.#change(row, isHeld ? 'hold' : 'claim_send') || isHeld) return stateOf(row)
      }
      if (this.#options.sending === 'late' && (await this.#isStillAway()))
        throw new AppError('upstream_unavailable', { code: 'not_sent_yet' })
      return this.#send(row)
    },
    endSend: async ({ messageId }) => {
      this.#change(this.row(messageId), 'record_failed')
      return stateOf(this.row(messageId))
    },
    askForConfirmation: async ({ draftId }) => void this.asked.push(draftId),
    announceNewMessage: async ({ guestMessageId }) => {
      this.announced.push(guestMessageId)
      this.story.push('announced')
      await this.#pass('announceNewMessage')
      throw new AppError('invalid_input', { code: 'network_error' })
    },
  }

  async #isStillAway(): Promise<boolean> {
    const now = await this.#now()
    this.#firstTryAt ??= now
    return now < this.#firstTryAt + 4 * 3_600_000
  }

  #findPostgresql(): void {
    this.#recordsAsked += 1
    if (this.#recordsAsked <= this.#options.recordsFail) throw new Error('PostgreSQL does not answer')
  }

  #hasNoSlot(activity: 'composeReply' | 'sendMessage'): boolean {
    this.#withoutSlot[activity] += 1
    return this.#withoutSlot[activity] <= this.#options.withoutSlot
  }

  async #compose(): Promise<void> {
    const { composed } = this.#options
    if (!this.rows.has(this.draftId)) {
      if (this.isOvertaken) return
      this.put(this.draftId, { status: 'drafting', deadlineAt: await this.#deadline() })
      this.story.push('begun')
    }
    if (this.draft.status !== 'drafting') return
    await this.#pass('composeReply')
    if (this.#options.improves) {
      this.#change(this.draft, 'settle_as_pending')
      const { version } = this.draft
      this.#isImproving = true
      await this.#pass('model')
      if (this.draft.version === version) this.#change(this.draft, 'replace_as_pending')
      this.#isImproving = false
      return
    }
    if (composed === 'fails') throw new AppError('invalid_input', { code: 'model_refused' })
    const undoUntil = composed === 'scheduled' ? await this.#in(this.#options.undoSeconds) : null
    this.#change(this.draft, `settle_as_${composed}`, { undoUntil })
  }

  async #send(row: Row): Promise<MessageState> {
    await this.#pass('transmission')
    if (this.#options.sending === 'failed') throw new AppError('upstream_unavailable', { code: 'not_sent_yet' })
    if (this.#options.sending === 'unknown') this.#change(row, 'record_unknown')
    else if (this.#change(row, 'record_sent')) this.sent.push(row.messageId)
    return stateOf(row)
  }

  #replyState(): ReplyState {
    const draft = this.rows.get(this.draftId)
    const fallback = this.rows.get(this.fallbackId)
    const isFallback = fallback !== undefined && (isOpen(fallback) || draft?.status === 'fallback_sent')
    const current = isFallback ? fallback : draft
    return {
      message: current === undefined ? null : stateOf(current),
      isFallback,
      isOvertaken: this.isOvertaken,
      isNews: false,
      asksHost: this.#options.told && current?.status === 'pending' && !this.asked.includes(current.messageId),
      property: this.property,
      ...(current && {
        isComposing: current.status === 'drafting' || (current.status === 'pending' && this.#isImproving),
      }),
    }
  }

  #change(row: Row, command: MessageCommand, more: Partial<Row> = {}): boolean {
    const verdict = judge(row, command)
    if (!verdict.accepted) return false
    Object.assign(row, more, { status: verdict.to, version: row.version + 1 })
    this.#tell()
    return true
  }

  async #pass(name: GateName): Promise<void> {
    const gate = this.#gates.get(name)
    gate?.enter()
    await gate?.open
  }

  #tell(): void {
    for (const { isSo, tell } of this.#waiting) if (isSo()) tell()
  }

  #deadline = () => this.#in(this.#options.fallbackMinutes * 60)

  async #deadlineAgain({ deadlineAt }: Row): Promise<string | null> {
    const now = new Date(await this.#now())
    return deadlineAfterUndo(deadlineAt === null ? null : new Date(deadlineAt), now)?.toISOString() ?? null
  }

  async #in(seconds: number): Promise<string> {
    return new Date((await this.#now()) + seconds * 1000).toISOString()
  }

  async #isPast(instant: string | null): Promise<boolean> {
    return instant === null || Date.parse(instant) <= (await this.#now())
  }
}

const stateOf = ({ messageId, status, version, deadlineAt, undoUntil }: Row): MessageState => ({
  messageId,
  status,
  version,
  deadlineAt,
  undoUntil,
})
