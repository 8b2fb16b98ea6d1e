import type { Activities } from '#activities/index.ts'
import { deadlineAfterUndo } from '#workflows/domain/deadline.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { Change, MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { judge, type MessageCommand, type MessageKind } from '#workflows/domain/message-transitions.ts'

type Row = MessageState & { kind: MessageKind; text: string; claimedBy: string | null }

export type WorldOptions = {
  /** How the drafter decides; `fails` never yields a draft. */
  composed?: 'scheduled' | 'pending' | 'no_reply_needed' | 'fails'
  /** What comes of a try to send. */
  sending?: 'sent' | 'failed' | 'unknown' | 'held'
  fallbackMinutes?: number
  undoSeconds?: number
}

/** PostgreSQL and the outside for one chat, in memory, under the same table of transitions as the real activities. */
export class ReplyWorld {
  readonly draftId: string
  readonly rows = new Map<string, Row>()
  readonly sent: string[] = []
  readonly announced: string[] = []
  readonly asked: string[] = []
  overtaken = false
  readonly #gates = new Map<keyof Activities, { entered: Promise<void>; enter: () => void; open: Promise<void> }>()
  readonly #waiting: { isSo: () => boolean; tell: () => void }[] = []
  readonly #options: Required<WorldOptions>
  readonly #now: () => Promise<number>

  constructor(name: string, now: () => Promise<number>, options: WorldOptions = {}) {
    this.draftId = `draft-${name}`
    this.#now = now
    this.#options = { composed: 'pending', sending: 'sent', fallbackMinutes: 15, undoSeconds: 5, ...options }
  }

  get draft(): Row {
    return this.row(this.draftId)
  }

  row(id: string): Row {
    const row = this.rows.get(id)
    if (row === undefined) throw new AppError('not_found', { userMessage: `${id} not found` })
    return row
  }

  /** Stops an activity at its door, to stand between two steps; `open` lets it and all later ones through. */
  gate(name: keyof Activities): { entered: Promise<void>; open: () => void } {
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

  /** A newer guest message was stored. */
  overtake(): void {
    this.overtaken = true
    const draft = this.rows.get(this.draftId)
    if (draft !== undefined) this.#change(draft, 'supersede')
  }

  put(id: string, row: Partial<Row> & { status: MessageStatus }): void {
    this.rows.set(id, {
      messageId: id,
      kind: id === this.draftId ? 'draft' : 'host_reply',
      version: 1,
      deadlineAt: null,
      undoUntil: null,
      text: 'Ciao',
      claimedBy: null,
      ...row,
    })
    this.#tell()
  }

  readonly activities: Activities = {
    openReply: async () => ({ channel: 'email', property: 'Casa Limone', overtaken: this.overtaken, announce: true }),
    readMessage: async ({ messageId }) => stateOf(this.row(messageId)),
    composeDraft: async () => this.#compose(),
    openEmptyDraft: async () => {
      this.put(this.draftId, {
        status: 'pending',
        text: '',
        deadlineAt: await this.#in(this.#options.fallbackMinutes * 60),
      })
      return stateOf(this.draft)
    },
    recordApproval: async ({ messageId, wordingId, undoSeconds }) => {
      await this.#pass('recordApproval')
      const undoUntil = await this.#in(undoSeconds)
      const row = this.row(messageId)
      const isSame = row.status === 'approved' && (wordingId === undefined || row.text === wordingId)
      return this.#change(row, 'approve', { undoUntil, text: wordingId ?? row.text }, isSame)
    },
    recordDiscard: async ({ messageId }) => {
      await this.#pass('recordDiscard')
      const row = this.row(messageId)
      return this.#change(row, 'discard', { undoUntil: null }, row.status === 'discarded')
    },
    recordUndo: async ({ messageId }) => {
      const row = this.row(messageId)
      const now = new Date(await this.#now())
      if (row.kind !== 'draft') return this.#change(row, 'undo')
      const deadlineAt = deadlineAfterUndo(row.deadlineAt === null ? null : new Date(row.deadlineAt), now).toISOString()
      return this.#change(row, 'undo', { undoUntil: null, deadlineAt })
    },
    claimFallback: async ({ messageId }) => {
      await this.#pass('claimFallback')
      const { accepted, state } = this.#change(this.row(messageId), 'claim_fallback')
      if (!accepted) return { state, fallbackId: null }
      this.put(`fallback-${messageId}`, { kind: 'fallback', status: 'approved' })
      return { state, fallbackId: `fallback-${messageId}` }
    },
    claimSend: async ({ messageId, sendKey }) => {
      await this.#pass('claimSend')
      const row = this.row(messageId)
      const command = this.#options.sending === 'held' ? 'hold' : 'claim_send'
      const { accepted, state } = this.#change(row, command, { claimedBy: sendKey })
      return {
        accepted: accepted && command === 'claim_send',
        isOwn: row.claimedBy === sendKey && row.status === 'sending',
        state,
      }
    },
    deliver: async ({ messageId }) => {
      await this.#pass('deliver')
      if (this.#options.sending === 'failed') throw new AppError('upstream_unavailable', { userMessage: 'Not yet' })
      if (this.#options.sending === 'unknown') return this.#change(this.row(messageId), 'record_unknown').state
      this.sent.push(messageId)
      return this.#change(this.row(messageId), 'record_sent').state
    },
    concludeSend: async ({ messageId }) => this.#change(this.row(messageId), 'record_failed').state,
    askForConfirmation: async ({ draftId }) => void this.asked.push(draftId),
    announceNewMessage: async ({ guestMessageId }) => {
      this.announced.push(guestMessageId)
      throw new AppError('invalid_input', { userMessage: 'n8n is not reachable' })
    },
  }

  async #compose(): Promise<MessageState | null> {
    if (this.overtaken && !this.rows.has(this.draftId)) return null
    const { composed } = this.#options
    if (!this.rows.has(this.draftId)) {
      this.put(this.draftId, { status: 'drafting', deadlineAt: await this.#in(this.#options.fallbackMinutes * 60) })
    }
    await this.#pass('composeDraft')
    if (composed === 'fails') throw new AppError('invalid_input', { userMessage: 'No draft' })
    const undoUntil = composed === 'scheduled' ? await this.#in(this.#options.undoSeconds) : null
    return this.#change(this.draft, `settle_as_${composed}`, { undoUntil }).state
  }

  #change(row: Row, command: MessageCommand, more: Partial<Row> = {}, isDone = false): Change {
    const verdict = judge(row, command)
    if (!verdict.accepted) return { accepted: isDone, state: stateOf(row) }
    Object.assign(row, more, { status: verdict.to, version: row.version + 1 })
    this.#tell()
    return { accepted: true, state: stateOf(row) }
  }

  async #pass(name: keyof Activities): Promise<void> {
    const gate = this.#gates.get(name)
    gate?.enter()
    await gate?.open
  }

  #tell(): void {
    for (const { isSo, tell } of this.#waiting) if (isSo()) tell()
  }

  async #in(seconds: number): Promise<string> {
    return new Date((await this.#now()) + seconds * 1000).toISOString()
  }
}

const stateOf = ({ messageId, status, version, deadlineAt, undoUntil }: Row): MessageState => ({
  messageId,
  status,
  version,
  deadlineAt,
  undoUntil,
})
