import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Resident memory of a process in MB. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024

/** The most resident memory that a process ever had, in MB; Linux only, else what it has now. */
export function peakMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const peak = existsSync(status) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return peak === undefined ? residentMegabytes(pid) : Number(peak) / 1024
}
