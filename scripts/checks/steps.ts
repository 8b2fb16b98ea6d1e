import { join } from 'node:path'
import { root } from '#scripts/parts/root.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import { builtWeb } from '#scripts/parts/web-build.ts'
import { checkEntrySize } from './check-entry-size.ts'

/** What is checked without running the product. A step fails by throwing what a person should read. */
export type Step = { name: string; run: (say: (line: string) => void) => Promise<void> }

const tool = (name: string, ...args: string[]) =>
  runCommand({ command: process.execPath, args: [join(root, 'node_modules', name), ...args], cwd: root, quote: 200 })

export const steps: Step[] = [
  {
    name: 'format',
    run: async () => void (await tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error')),
  },
  {
    name: 'lint and arrows',
    run: async () => void (await tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '-f', 'unix')),
  },
  { name: 'types', run: async () => void (await tool('typescript/bin/tsc', '--noEmit')) },
  { name: 'size of the web entry', run: async (say) => checkEntrySize(await builtWeb(say), say) },
]
