import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Parts } from './parts.ts'

type Running = Pick<Parts, 'dataDir'>

/** The process that a part of the running system (`Worker`, `API`, `PostgreSQL`, …) has now. */
export function findProcess(running: Running, name: string): number {
  const last = started(running).findLast((one) => one.name === name)
  if (last === undefined) throw new Error(`No part named ${name} was started`)
  return last.pid
}

/** Whether the part was started for this run alone. */
export const isRunning = (running: Running, name: string): boolean => started(running).some((one) => one.name === name)

const started = ({ dataDir }: Running) =>
  JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as { name: string; pid: number }[]
