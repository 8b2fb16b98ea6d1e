import { root } from '#scripts/parts/root.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import { builtWeb } from '#scripts/parts/web-build.ts'
import { checkEntrySize } from './check-entry-size.ts'
import { arrowsCommand, formatCommand, lintCommand, typesCommand, unusedCommand } from './tools.ts'

/** What is checked without running the product. A step fails by throwing what a person should read. */
export type Step = { name: string; run: (say: (line: string) => void) => Promise<void> }

const tool = (name: string, args: string[]): Step => ({
  name,
  run: async () => void (await runCommand({ command: process.execPath, args, cwd: root, quote: 200 })),
})

export const steps: Step[] = [
  tool('format', formatCommand),
  tool('lint', lintCommand),
  tool('types', typesCommand),
  tool('arrows', arrowsCommand),
  tool('unused', unusedCommand),
  { name: 'size of the web entry', run: async (say) => checkEntrySize(await builtWeb(say), say) },
]
