import { writeFile } from 'node:fs/promises'
import type { WorkflowHandle } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

/** Keeps what the server recorded of a run, where `RECORD_HISTORIES` is set: to be replayed against later versions. */
export async function recordHistory(file: URL, handle: WorkflowHandle): Promise<void> {
  if (process.env.RECORD_HISTORIES === undefined) return
  const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()))
  await writeFile(file, `${JSON.stringify(history, withoutMachine)}\n`)
}

/** Leaves out what only says where it was recorded. */
const withoutMachine = (key: string, value: unknown) => (key === 'stackTrace' || key === 'identity' ? undefined : value)
