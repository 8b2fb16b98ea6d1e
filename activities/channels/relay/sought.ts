import type { Labelled } from './labelled.ts'
import type { LabelKind } from './languages/frame.ts'
import type { PlatformText } from './platform-text.ts'
import type { Platform } from './platforms/platform.ts'
import type { RelayMail } from './relay-mail.ts'
import type { Speaker } from './speaker.ts'
import type { StayInRow } from './stay-in-row.ts'
import type { SubjectFacts } from './subject-facts.ts'
import type { ToldAlone } from './told-alone.ts'

/** Reads a value under labels of a kind; null where none can be read. */
export type Read = <T>(kind: LabelKind, read: (value: string) => T | null) => T | null

/** Where the facts of a stay are looked for. `subject` and `said`: with months and days as they are read. */
export type Sought = {
  mail: RelayMail
  speaker: Speaker
  platform: Platform
  subject: string
  said: PlatformText
  named: SubjectFacts
  /** Under the platform's labels: what all of them agree on. */
  under: Read
  /** In its table by what each value is. */
  inTyped: Read
  /** On lines of their own. */
  alone: ToldAlone
  /** Beside the days of a stay that no label tells. */
  inRow: StayInRow
}

/** The one of several that all agree on; null where two differ, as one of them may be the guest's. */
export const agreed = <T>(values: readonly (T | null)[]): T | null => {
  const all = [...new Set(values.filter((value) => value !== null))]
  return all.length === 1 ? (all[0] ?? null) : null
}

/** Reads what stands under labels of a kind. */
export const readerOf =
  (labelled: readonly Labelled[]): Read =>
  (kind, read) =>
    agreed(labelled.flatMap((one) => (one.kind === kind ? [read(one.value)] : [])))
