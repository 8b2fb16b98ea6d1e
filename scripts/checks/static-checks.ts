import { root } from '#scripts/parts/root.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import type { Tally } from './tally.ts'
import {
  arrowsCommand,
  formatCommand,
  lintCommand,
  TOOLS_ENVIRONMENT,
  testedOnlyCommand,
  typesCommand,
  unusedCommand,
} from './tools.ts'

const CHECKS = {
  format: formatCommand,
  lint: lintCommand,
  types: typesCommand,
  arrows: arrowsCommand,
  unused: unusedCommand,
  'tested only': testedOnlyCommand,
}

/** What is checked without running anything of the product, all at once. */
export async function checkTree(tally: Tally): Promise<void> {
  const check = (args: string[]) =>
    runCommand({ command: process.execPath, args, cwd: root, env: TOOLS_ENVIRONMENT, quote: 200 })
  await Promise.all(
    Object.entries(CHECKS).map(([name, args]) => tally.measured(name, async () => void (await check(args)))),
  )
}
