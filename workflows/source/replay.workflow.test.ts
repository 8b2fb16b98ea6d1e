import { replayHistories } from '#tests/reply/replay-histories.ts'

// Recorded by `RECORD_HISTORIES=yes npx vitest run --project workflow workflows/source`: a watch is open for months.
replayHistories(new URL('histories/', import.meta.url))
