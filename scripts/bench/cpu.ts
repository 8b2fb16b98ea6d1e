import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { MeasuredSystem } from './measured-system.ts'

const TICKS_PER_SECOND = 100
const PARTS = ['Worker', 'Temporal', 'PostgreSQL', 'GreenMail', 'API'] as const

export type CpuSeconds = Record<(typeof PARTS)[number], number>

/** Processor seconds that each part has used so far, with all its child processes; Linux only, else zeros. */
export function cpuSeconds(system: MeasuredSystem): CpuSeconds {
  const processes = readProcesses()
  const usedBy = (pid: number): number => {
    const own = processes.find((one) => one.pid === pid)?.seconds ?? 0
    return own + processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + usedBy(child.pid), 0)
  }
  return Object.fromEntries(PARTS.map((part) => [part, usedBy(system.pidOf(part))])) as CpuSeconds
}

function readProcesses(): { pid: number; parent: number; seconds: number }[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // A process may end between the listing and this look.
      const file = `/proc/${name}/stat`
      if (!existsSync(file)) return []
      const text = readFileSync(file, 'utf8')
      // After the name in brackets, which may hold anything: state, parent, …, user, system and waited-for children's time.
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      return [{ pid: Number(name), parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND }]
    })
}
