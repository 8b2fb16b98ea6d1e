import { checkTree } from './checks/static-checks.ts'
import { createTally } from './checks/tally.ts'

const tally = createTally((line) => void process.stdout.write(`${line}\n`))
await checkTree(tally)
tally.conclude()
