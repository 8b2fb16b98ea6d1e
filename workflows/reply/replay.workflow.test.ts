import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replayHistories } from '#tests/reply/replay-histories.ts'
import { BRANCHES } from '#tests/reply/scenario-runner.ts'

// Recorded by `RECORD_HISTORIES=yes npx vitest run --project workflow tests/reply`: runs that this version must still follow.
const folder = new URL('histories/', import.meta.url)

test('a history is kept of every branch, and of nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual(BRANCHES.map((branch) => `${branch}.json`).toSorted())
})

// Those before are of workers that told n8n after the draft, those by queue of runs without `localRecords`: they go when no run
// of theirs is open any more.
replayHistories(folder, new URL('histories-by-queue/', import.meta.url), new URL('histories-before/', import.meta.url))
