import { readdirSync, readFileSync } from 'node:fs'
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker, type WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { beforeAll, expect, test } from 'vitest'
import { BRANCHES, bundleReplies, quietRuntime } from './stage.ts'

// Recorded by `RECORD_HISTORIES=yes npx vitest run --project workflow tests/reply`: runs that this version must still follow.
const folder = new URL('../histories/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

let workflowBundle: WorkflowBundleWithSourceMap
beforeAll(async () => {
  quietRuntime()
  workflowBundle = await bundleReplies()
})

test('a history is kept of every branch, and of nothing else', () => {
  expect(names.toSorted()).toEqual(BRANCHES.map((branch) => `${branch}.json`).toSorted())
})

test('a history holds ids, states and times, and no text of anybody', () => {
  for (const name of names) {
    const history = readFileSync(new URL(name, folder), 'utf8')
    const payloads = [...history.matchAll(/"data":"([^"]*)"/g)].map(([, data]) =>
      Buffer.from(data ?? '', 'base64').toString(),
    )
    expect(payloads.length).toBeGreaterThan(3)
    expect(payloads.join('\n')).not.toContain('Ciao')
  }
})

test.each(names)('the workflow still follows %s', async (name) => {
  const history = historyFromJSON(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  await Worker.runReplayHistory({ workflowBundle }, history, `reply-${name}`)
})
