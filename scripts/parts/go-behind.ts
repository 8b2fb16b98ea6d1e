import { existsSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Steps of niceness: where two want the processor, three parts in four go to what is not behind. */
const BEHIND = 5
const LAST = 19

/**
 * Has a process give way, wherever the processor is wanted, to what a person waits for. Linux may share it between sessions first, and only
 * then by niceness (sched(7), autogroup): the group, which our children each have of their own, goes behind too.
 */
export function goBehind(pid: number): void {
  const niceness = Math.min(LAST, getPriority() + BEHIND)
  setPriority(pid, niceness)
  const group = `/proc/${pid}/autogroup`
  if (!existsSync(group)) return
  try {
    writeFileSync(group, String(niceness))
  } catch (error) {
    // It takes ten changes a second of all its users, and none where /proc may only be read: it is as it was then.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}
