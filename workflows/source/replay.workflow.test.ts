import { replayHistories } from '#tests/reply/replay-histories.ts'

const BRANCHES = [
  ...['watched-once', 'watched-again', 'unreachable', 'refused', 'poked', 'deleted'],
  ...['changed-while-a-look-hangs', 'deleted-while-a-look-hangs', 'goes-on-anew'],
]

// Recorded by `RECORD_HISTORIES=yes npx vitest run --project workflow workflows/source`: a watch is open for months. The one that goes
// on anew is of a server that asks for it after twelve events (`limit.historyCount.suggestContinueAsNew`).
replayHistories({ folder: new URL('histories/', import.meta.url), branches: BRANCHES })
