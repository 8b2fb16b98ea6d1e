import { replayHistories } from '#tests/reply/replay-histories.ts'
import { BRANCHES } from '#tests/reply/scenario-runner.ts'

const folder = (name: string) => new URL(`${name}/`, import.meta.url)
const without = (branches: readonly string[], ...later: string[]) => branches.filter((one) => !later.includes(one))

/** Of runs without `localRecords`. */
const BY_QUEUE = without(BRANCHES, 'read-by-queue', 'fallback-by-queue', 'delivery-by-queue')
/** Of workers that told n8n after the draft. */
const BEFORE = without(
  BY_QUEUE,
  ...['no-slot', 'no-slot-and-no-model', 'no-slot-superseded', 'shown-once', 'property-shown'],
  ...['told-by-hanging-n8n', 'waits-instead'],
)

// Recorded by `RECORD_HISTORIES=yes npx vitest run --project workflow tests/reply`: runs that this version must still follow. The
// older ones go when no run of theirs is open any more.
replayHistories(
  { folder: folder('histories'), branches: BRANCHES },
  { folder: folder('histories-by-queue'), branches: BY_QUEUE },
  { folder: folder('histories-before'), branches: BEFORE },
)
