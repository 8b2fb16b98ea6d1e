import type { LeftOutPart } from '#activities/channels/mime/left-out-parts.ts'
import type { Receiving } from '#activities/channels/mime/receiving-server.ts'

/** What a mailbox gives: the bytes, and when its server took them in where it says so. `parts`: what was left out of a large one. */
export type RawMail = {
  raw: Uint8Array<ArrayBuffer>
  parts?: readonly LeftOutPart[]
  receivedAt: Date | null
  truncated: boolean
}

/** Whose mailbox it is. */
export type ReaderContext = {
  hostId: string
  channel: 'gmail' | 'email'
  ownAddresses: string[]
  now: Date
  receiving?: Receiving
}
