import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A process that cannot be mistaken for a later one with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string }

/** When the process was started, in whatever form the system tells it; undefined when it is gone. */
export function startOf(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${pid}/stat`)) return undefined
    // The name of the program may hold blanks and brackets: count the fields behind its last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return fields?.[0] === 'Z' ? undefined : fields?.[19]
  }
  const { stdout, status } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Whether a process still runs: that one, and not another that was given its id since. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity) => startOf(pid) === startedAt
