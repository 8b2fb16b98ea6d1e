import { join } from 'node:path'
import { root } from '#scripts/parts/root.ts'

/** Programs that check the tree they stand in: the file to run with Node, and its arguments. */
const tool = (name: string, ...args: string[]) => [join(root, 'node_modules', name), ...args]

const ROOMS = ['web', 'api', 'workflows', 'activities', 'outside', 'prisma', 'scripts']

export const formatCommand = tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error')
export const lintCommand = tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '-f', 'unix')
/** One checker: four check much of what all of them need, each for itself. */
export const typesCommand = tool('typescript/bin/tsc', '--noEmit', '--singleThreaded')
export const arrowsCommand = tool(
  'dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  ...ROOMS,
)
export const unusedCommand = tool('knip/bin/knip.js', '--no-progress')
/** What only tests use does not live in the product. */
export const testedOnlyCommand = tool(
  'knip/bin/knip.js',
  ...['--no-progress', '--production', '--config', 'knip.product.jsonc', '--include', 'files,exports,types'],
)

/** Two of them are written in Go and throw all away at their end: collected a quarter as often, a third of their work is gone. */
export const TOOLS_ENVIRONMENT = { ...process.env, GOGC: '400' }
