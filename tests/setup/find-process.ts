import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Parts } from './parts.ts'

/** The process that a part of the running system (`Worker`, `API`, `PostgreSQL`, …) has now. */
export function findProcess({ dataDir }: Pick<Parts, 'dataDir'>, name: string): number {
  const started = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as { name: string; pid: number }[]
  const last = started.findLast((one) => one.name === name)
  if (last === undefined) throw new Error(`No part named ${name} was started`)
  return last.pid
}
