import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Part } from './supervisor.ts'

const HOUR_MS = 3_600_000
/** Written once, at the end of the first run: some seconds of a processor. */
const WRITING_SECONDS = 60

/** `mayWrite`: this run may take some seconds longer to end, once. */
export type ClassArchive = { java: string; distribution: string; mayWrite: boolean }

/**
 * Java's archive of the classes that Keycloak loads (JEP 350), beside the distribution: what a start takes is mostly their loading.
 * The first run writes it when it ends, the later ones read it. Java itself passes over one that is not of its own making.
 */
export async function classArchive({
  java,
  distribution,
  mayWrite,
}: ClassArchive): Promise<Pick<Part, 'args' | 'afterEnd' | 'stopSeconds'>> {
  const file = join(distribution, `classes-${nameOf(java)}.jsa`)
  if (existsSync(file)) return { args: [`-XX:SharedArchiveFile=${file}`] }
  if (!mayWrite) return { args: [] }
  await removeAbandoned(distribution)
  const draft = `${file}.${process.pid}.part`
  return {
    args: [`-XX:ArchiveClassesAtExit=${draft}`],
    stopSeconds: WRITING_SECONDS,
    afterEnd: async ({ wasKilled }) => {
      if (wasKilled || !existsSync(draft)) await rm(draft, { force: true })
      else await rename(draft, file)
    },
  }
}

/** Another Java, another archive. */
const nameOf = (java: string) =>
  createHash('sha256')
    .update(`${java} ${existsSync(java) ? statSync(java).mtimeMs : ''}`)
    .digest('hex')
    .slice(0, 12)

/** What was not whole when all was killed. */
async function removeAbandoned(folder: string) {
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    if (!entry.endsWith('.part') || Date.now() - (await stat(path)).mtimeMs < HOUR_MS) continue
    await rm(path, { force: true })
  }
}
