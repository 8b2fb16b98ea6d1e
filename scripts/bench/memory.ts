import { execFileSync } from 'node:child_process'

/** Resident memory of a process in MB. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
