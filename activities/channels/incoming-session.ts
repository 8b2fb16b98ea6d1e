import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** A message beside its file, which a stub shows where the message itself cannot be kept. */
export type ReadMessage = { message: IncomingMessage; raw: Uint8Array<ArrayBuffer> }

/** How far the source has been read with this batch: kept together with its messages or not at all. */
export type Progress =
  /**
   * `refused`: passed by, and asked for again. `settled`: names of such that are stored now, or gone. `unfiled`: UIDs of all that is
   * stored with it or before and has still to be marked or archived; left out, it stays as it was. `isAnew`: the folder is another one
   * by the same name, whose UIDs begin again.
   */
  | {
      kind: 'imap'
      folder: string
      uidValidity: string
      lastUid: number
      isAnew?: boolean
      refused?: RefusedMail[]
      settled?: string[]
      unfiled?: readonly number[]
    }
  /** `uidls`: stored or left out for good. `gone`: what the server no longer lists, and nobody need remember. */
  | { kind: 'pop3'; uidls: string[]; gone: string[]; refused: RefusedMail[] }
  | GmailProgress
  | { kind: 'webhook'; eventIds: bigint[] }
  | { kind: 'none' }

/** Where a look at Gmail's history goes on, and when that was. */
export type HistoryPlace = { historyId: string; readAt: Date }
/** `seen`: what is stored of a mailbox that is read anew; forgotten once all of it is (`isWhole`). Null leaves the cursor where it was. */
export type GmailProgress = {
  kind: 'gmail'
  cursor: HistoryPlace | null
  seen: string[]
  isWhole: boolean
  refused: RefusedMail[]
  settled: string[]
}

/** A mail that the server lists and did not hand over (`uidl`: its name there), `tries` times since `firstAt`; asked for again from `nextAt` on. */
export type RefusedMail = { uidl: string; tries: number; firstAt: Date; nextAt: Date }

/** What all progress so far comes to. */
export type Position = {
  /** When the last look began that read all there was; null: none has yet. */
  wholeLookAt: Date | null
  /** By IMAP folder. */
  cursors: ReadonlyMap<string, { uidValidity: string; lastUid: number; unfiled: readonly number[] }>
  /** Of a mailbox that is read by the Gmail API. */
  history?: HistoryPlace
  /** What a POP3 mailbox has given already, or one of Gmail's that is being read anew. */
  uidls: ReadonlySet<string>
  /** What it has not given yet, by its name there. */
  refused: ReadonlyMap<string, RefusedMail>
}

export type Batch = {
  messages: readonly ReadMessage[]
  reports?: readonly DeliveryReport[]
  progress: Progress
}

/** One way to read a source. Every failure is an AppError: unauthenticated, upstream_unavailable, invalid_input, rule_refused. */
export type IncomingSession = {
  /**
   * Everything that is there beyond a position, oldest first, until the signal fires. Who asks for the next batch says
   * that the one before is stored; what was not stored comes again.
   */
  batches(position: Position, signal: AbortSignal): AsyncGenerator<Batch, void, void>
  /** Comes back when something new may be there, when the pause is over, or when the signal fires. */
  waitForNews(signal: AbortSignal): Promise<void>
  /** What the host has to be told of although messages come in. */
  fault?(): Sentence | null
  close(): void
}
