// Some registries serve only the packages of their own platform, and npm then leaves the others out of the lock:
// `npm ci` refuses such a lock everywhere. This adds them back, by what their names say. Run it after each `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const file = resolve(process.argv[2] ?? join(import.meta.dirname, '../package-lock.json'))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue
    const entry = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) }
    if (!/^\d+\.\d+\.\d+/.test(version) || entry.cpu === undefined)
      throw new Error(`${name}@${version} names no platform: complete it by hand`)
    lock.packages[`node_modules/${name}`] = entry
    added.push(name)
  }
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
}
console.log(`${added.length} packages of other platforms added to ${file}`)

/** Looks where Node would: in the package's own node_modules, then in each one above. */
function isLocked(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true
    if (at === '') return false
  }
}

function platformOf(name) {
  const words = name.split(/[@/-]/)
  const system = SYSTEMS.find((one) => words.includes(one))
  const processor = PROCESSORS.find((one) =>
    words.some((word) => (one === 'arm' ? /^arm(v\d+)?$|^gnueabihf|^arm-/.test(word) : word === one)),
  )
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word === 'gnu' || word.startsWith('gnueabi'))
      ? 'glibc'
      : undefined
  return {
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(system === undefined ? {} : { os: [system] }),
    ...(processor === undefined ? {} : { cpu: [processor] }),
  }
}
