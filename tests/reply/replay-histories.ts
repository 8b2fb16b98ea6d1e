import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker } from '@temporalio/worker'
import { beforeAll, expect, test } from 'vitest'
import { bundleWorkflows, quietRuntime } from './bundle.ts'

/** A folder of saved histories, one of each branch that runs of its time could take, and none else. */
export type SavedHistories = { folder: URL; branches: readonly string[] }

/** Declares the tests of folders of saved histories, beside each other: runs that this version must still follow. */
export function replayHistories(...saved: [SavedHistories, ...SavedHistories[]]): void {
  const names = saved.flatMap(({ folder, branches }) =>
    branches.map((branch) => `${basename(folder.pathname)}/${branch}.json`),
  )
  const read = (name: string) => readFileSync(new URL(`../${name}`, saved[0].folder), 'utf8')

  test('a history is kept of every branch, and of nothing else', () => {
    const kept = saved.flatMap(({ folder }) =>
      readdirSync(folder).map((name) => `${basename(folder.pathname)}/${name}`),
    )
    expect(kept.toSorted()).toEqual(names.toSorted())
  })

  /** What came of each: all of them by one worker, whose start costs more than a replay. */
  const results = new Map<string, Error | null>()
  beforeAll(async () => {
    quietRuntime()
    const histories = names.map((name) => ({ workflowId: name, history: historyFromJSON(JSON.parse(read(name))) }))
    const replayed = Worker.runReplayHistories({ workflowBundle: await bundleWorkflows() }, histories)
    for await (const { workflowId, error } of replayed) results.set(workflowId, error ?? null)
  })

  test('a history holds ids, states and times, and no text of anybody', () => {
    for (const name of names) {
      const payloads = [...read(name).matchAll(/"data":"([^"]*)"/g)].map(([, data]) =>
        Buffer.from(data ?? '', 'base64').toString(),
      )
      expect(payloads.length).toBeGreaterThan(0)
      expect(payloads.join('\n')).not.toContain('Ciao')
    }
  })

  test.each(names)('the workflow still follows %s', (name) => {
    const error = results.get(name)
    if (error !== null) throw error ?? new Error('It was not replayed')
  })
}
