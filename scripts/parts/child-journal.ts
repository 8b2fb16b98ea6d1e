import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, type ProcessIdentity, startOf } from './process-identity.ts'

type Child = ProcessIdentity & { name: string }

export type ChildJournal = { add(name: string, pid: number): void; clear(): void }

/** Notes which processes were started, so that the next start can end what a killed one left behind. */
export function openChildJournal(file: string): ChildJournal {
  const children: Child[] = []
  return {
    add(name, pid) {
      const startedAt = startOf(pid)
      if (startedAt === undefined) return
      children.push({ name, pid, startedAt })
      // Whoever reads, or is started after a kill in the midst of this, finds the whole of it.
      writeFileSync(`${file}.new`, JSON.stringify(children), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    clear: () => rmSync(file, { force: true }),
  }
}

/** The processes of an earlier start that still run, the last started first. */
export function leftBehind(file: string): Child[] {
  if (!existsSync(file)) return []
  const children = JSON.parse(readFileSync(file, 'utf8')) as Child[]
  return children.filter(isAlive).reverse()
}
