import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartFailure, systemErrorCode } from './start-failure.ts'

const MANIFEST = '.complete.json'
const HOUR_MS = 3_600_000
const NEEDED_BYTES = 1_000_000_000
/** Small files at the top are compared by content; the hundreds of jars of a server by size only. */
const HASHED_BYTES = 1_000_000

type Manifest = { files: Record<string, { size: number; sha256?: string }> }

const cacheDirectory = () => process.env.LOCANDA_CACHE_DIR ?? join(homedir(), '.cache', 'locanda')

export type Obtainable = {
  /** Name and version, so that a newer version is another entry. */
  name: string
  /** Files whose content is compared whatever their size. */
  programs?: readonly string[]
  /** Puts everything into the folder; it is thrown away when this fails. */
  obtain: (folder: string) => Promise<void>
  say: (line: string) => void
}

/**
 * The folder of a part in the cache, obtained when it is missing, incomplete or altered. A half download never counts:
 * it is made under another name and renamed when whole.
 * @throws StartFailure when it cannot be obtained or the disk is full.
 */
export async function fromCache({ name, programs = [], obtain, say }: Obtainable): Promise<string> {
  const folder = join(cacheDirectory(), name)
  if (existsSync(folder)) {
    if (await isWhole(folder)) return folder
    say(`${name} in the cache is damaged: obtaining it again`)
    await rm(folder, { recursive: true, force: true })
  }
  await mkdir(cacheDirectory(), { recursive: true })
  await refuseFullDisk(cacheDirectory())
  await removeAbandonedDrafts(name)
  const draft = await mkdtemp(`${folder}.part-`)
  try {
    await obtain(draft)
    await writeFile(join(draft, MANIFEST), JSON.stringify(await describe(draft, programs)))
    await rename(draft, folder)
  } catch (error) {
    // Somebody else obtained it meanwhile: theirs is as good.
    if (['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '') && (await isWhole(folder))) return folder
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

/** What a start that was killed while obtaining left: an hour is more than any takes. */
async function removeAbandonedDrafts(name: string) {
  for (const entry of await readdir(cacheDirectory())) {
    const path = join(cacheDirectory(), entry)
    if (entry.startsWith(`${name}.part-`) && Date.now() - (await stat(path)).mtimeMs > HOUR_MS)
      await rm(path, { recursive: true, force: true })
  }
}

/** @throws StartFailure when fewer than `bytes` are free where the folder is. */
export async function refuseFullDisk(folder: string, bytes = NEEDED_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= bytes) return
  const megabytes = Math.round(bytes / 1_000_000)
  throw new StartFailure(
    `The disk of ${folder} is nearly full: free ${megabytes} MB, or name another with LOCANDA_CACHE_DIR and LOCANDA_DATA_DIR.`,
  )
}

async function isWhole(folder: string): Promise<boolean> {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) return false
  try {
    const { files } = JSON.parse(await readFile(file, 'utf8')) as Manifest
    for (const [path, { size, sha256 }] of Object.entries(files)) {
      const found = await stat(join(folder, path))
      if (found.size !== size || (sha256 !== undefined && (await sha256Of(join(folder, path))) !== sha256)) return false
    }
    return true
  } catch (error) {
    if (error instanceof SyntaxError || systemErrorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function describe(folder: string, programs: readonly string[]): Promise<Manifest> {
  const files: Manifest['files'] = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = relative(folder, full)
    const { size } = await stat(full)
    const hashed = size <= HASHED_BYTES && !path.includes('/') ? true : programs.includes(path)
    files[path] = hashed ? { size, sha256: await sha256Of(full) } : { size }
  }
  return { files }
}

/** In hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
