import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

type Build = {
  /** Its name in `dist/`: a file or a folder. */
  name: string
  sources: readonly string[]
  /** Said before it is made. */
  saying: string
  /** Makes it at the given path. */
  make: (draft: string) => Promise<unknown>
}

/** The path of what was built, made anew when its sources have changed since. @throws what `make` throws. */
export async function built({ name, sources, saying, make }: Build, say: (line: string) => void): Promise<string> {
  const path = join(root, 'dist', name)
  const stamp = `${path}.sources`
  const hash = hashOf(sources)
  if (existsSync(path) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return path
  say(saying)
  const draft = join(root, 'dist', `${name}.part-${process.pid}`)
  await mkdir(join(root, 'dist'), { recursive: true })
  try {
    await make(draft)
    await rm(stamp, { force: true })
    if (existsSync(path) && statSync(path).isDirectory()) await rm(path, { recursive: true, force: true })
    await rename(draft, path)
    await writeFile(stamp, hash)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return path
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [source]
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
