import { mkdtempSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { builtWorkflows } from '#scripts/parts/workflow-build.ts'
import { dovecotForTests } from './dovecot-for-tests.ts'
import { freshRun } from './fresh-run.ts'
import type { Parts } from './parts.ts'
import { startParts } from './start-parts.ts'

/** Real parts for the whole run: started here, or those that `LOCANDA_TEST_PARTS` names. */
export default async function setup(project: TestProject) {
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  // For every worker that a test starts.
  process.env.WORKFLOW_BUNDLE = await builtWorkflows(say)
  const kept = process.env.LOCANDA_TEST_PARTS
  if (kept !== undefined) {
    const { parts, drop } = await freshRun(JSON.parse(readFileSync(kept, 'utf8')) as Parts)
    project.provide('parts', { ...parts, dovecot: parts.dovecot ?? (await dovecotForTests(say)) })
    return drop
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-test-'))
  await chmod(dataDir, 0o711)
  const { parts, stop } = await startParts(dataDir, say)
  project.provide('parts', parts)
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
