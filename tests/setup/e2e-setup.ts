import { mkdtempSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumProgram, chromiumWithoutWindows } from '#scripts/parts/chromium.ts'
import type { Parts } from './parts.ts'
import { startProgramsOn, startWhole } from './start-whole.ts'

/** A whole running Locanda and a browser; on the parts that `LOCANDA_TEST_PARTS` names, or on its own. */
export default async function setup(project: TestProject) {
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const kept = process.env.LOCANDA_TEST_PARTS
  const dataDir = mkdtempSync(join(tmpdir(), 'locanda-e2e-'))
  await chmod(dataDir, 0o711)
  project.provide('chromium', await chromiumWithoutWindows(say))
  project.provide('chromiumWithNotices', await chromiumProgram(say))
  const { parts, stop } =
    kept === undefined
      ? await startWhole({ dataDir, say })
      : await startProgramsOn(JSON.parse(readFileSync(kept, 'utf8')) as Parts, { dataDir, say })
  project.provide('parts', parts)
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
