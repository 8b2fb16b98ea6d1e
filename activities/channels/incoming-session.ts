import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** A message beside its file, which a stub shows where the message itself cannot be kept. */
export type ReadMessage = { message: IncomingMessage; raw: Uint8Array<ArrayBuffer> }

/** Where a mail lies at its source, and what it is known by here; null where its sender is none of the host's list. */
export type TakenMail = { place: string; providerId: string | null }

/** How far the source has been read with this batch: kept together with its messages or not at all. `taken`: what it is counted by. */
export type Progress = Reached & { taken?: readonly TakenMail[] }

type Reached =
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
      watched?: Watched
    }
  /** `uidls`: stored or left out for good. `gone`: what the server no longer lists, and nobody need remember. */
  | { kind: 'pop3'; uidls: string[]; gone: string[]; refused: RefusedMail[] }
  | GmailProgress
  | { kind: 'webhook'; eventIds: bigint[] }
  | { kind: 'none' }

/** What of a folder is counted: the UIDs above `from`, and below it what came in since. */
export type Watched = { from: number; since: Date | null }

/** Where a look at Gmail's history goes on, and when that was. */
type HistoryPlace = { historyId: string; readAt: Date }
/** `seen`: what is stored of a mailbox that is read anew; forgotten once all of it is (`isWhole`). Null leaves the cursor where it was. */
export type GmailProgress = {
  kind: 'gmail'
  cursor: HistoryPlace | null
  seen: string[]
  isWhole: boolean
  /** From when on the mailbox is counted, where it is read for the first time. */
  watchedSince?: Date
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
  cursors: ReadonlyMap<
    string,
    { uidValidity: string; lastUid: number; unfiled: readonly number[]; watched: Watched | null }
  >
  /** Of a mailbox that is read by the Gmail API. */
  history?: HistoryPlace
  /** From when on that one is counted. */
  watchedSince?: Date | null
  /** What a POP3 mailbox has given already, or one of Gmail's that is being read anew. */
  uidls: ReadonlySet<string>
  /** What it has not given yet, by its name there. */
  refused: ReadonlyMap<string, RefusedMail>
}

export type Batch = {
  messages: readonly ReadMessage[]
  reports?: readonly DeliveryReport[]
  progress: Progress
  /** Of a long look: how many mails are left after this batch. */
  backlog?: Backlog
}

export type Backlog = { left: number; of: number }

/**
 * The names of all mails that the source holds of what is read, all of which begin with `prefix`. `judge`: what one of them is that was
 * never taken: still to be asked for, passed over, or of a time that is not read.
 */
export type Held = {
  prefix: string
  places: string[]
  judge: (place: string, position: Position) => 'waiting' | 'missing' | 'unwatched'
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
  /** The same, where nothing else is wrong: nothing is missing, only later than it might be. */
  lesserFault?(): Sentence | null
  /** What the source holds now; a source that cannot be asked has none. */
  list?(position: Position): Promise<Held>
  /** Reads mails again that were passed over, by their names in `list`. */
  again?(places: readonly string[]): AsyncGenerator<Batch, void, void>
  close(): void
}
