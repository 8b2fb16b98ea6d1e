// Plain JavaScript for any Node from 20 on: installs what is missing, then goes on under the Node 24 of node_modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { constants, homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { spreadGeneratedGraph } from './spread-graph.mjs'

const OLDEST_NODE = 20
const root = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..')
const node = join(root, 'node_modules/node/bin/node')
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error']
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs `scripts/{name}.ts` with the arguments that this process was given, and ends with its exit code. */
export async function launch(name) {
  refuseOldNode()
  if (!isInstalled()) await install()
  if (!isGenerated()) generate()
  const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
      // What is installed first is a part of what somebody waits for.
      LOCANDA_LAUNCHED_AT: String(performance.timeOrigin),
    },
  })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.once('error', (error) =>
    fail(`${node} cannot be started (${error.message}): remove node_modules and try again.`),
  )
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** npm hands no signal on: when it or its shell was ended, one of our ancestors is another than before. */
function endWithParent(child) {
  const parents = ancestors()
  const watch = () => {
    if (ancestors() !== parents) child.kill('SIGTERM')
  }
  setInterval(watch, 500).unref()
}

function ancestors() {
  const stat = `/proc/${process.ppid}/stat`
  const grandparent = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').at(-1).split(' ')[1] : ''
  return `${process.ppid} ${grandparent}`
}

function refuseOldNode() {
  const version = Number(process.versions.node.split('.')[0])
  if (version < OLDEST_NODE) fail(`This is Node ${process.versions.node}: install Node ${OLDEST_NODE} or newer.`)
}

/** npm writes its own copy of the lock at the very end of an install: a half one has none. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(node)) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const found = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.link || (found[path] ? found[path].version === wanted.version : wanted.optional),
  )
}

async function install() {
  console.log('Installing the packages (npm ci); the first time takes a minute or two')
  // Prisma would fetch a schema engine that closed networks do not reach, and fail there.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
  }
  const [code] = await Promise.all([run('npm', ['ci', ...QUIETLY], env), obtainPrograms()])
  if (code === 'ENOENT') fail('npm cannot be started: install npm, it comes with Node.')
  if (code !== 0 || !isInstalled()) fail('npm ci did not finish: look at what it printed above, and try again.')
}

/** Beside the packages, the programs that are no packages. What fails here is tried again, and named, by the start itself. */
async function obtainPrograms() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const readsTypeScript = major > 22 || (major === 22 && minor >= 18)
  const program = readsTypeScript ? process.execPath : await nodeOfItsOwn()
  await run(program, ['--disable-warning=ExperimentalWarning', join(root, 'scripts/obtain.ts')])
}

async function nodeOfItsOwn() {
  const { node: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
  const folder = join(process.env.LOCANDA_CACHE_DIR ?? join(homedir(), '.cache/locanda'), `node-${version}`)
  const program = join(folder, 'node_modules/node/bin/node')
  if (!existsSync(program)) await run('npm', ['install', '--prefix', folder, ...QUIETLY, `node@${version}`])
  return program
}

/** The exit code of a program, or the code of the error that kept it from starting. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
    child.once('error', (error) => resolve(error.code))
    child.once('exit', resolve)
  })
}

function isGenerated() {
  const client = join(root, 'prisma/generated/client.ts')
  return existsSync(client) && statSync(client).mtimeMs >= statSync(join(root, 'prisma/schema.prisma')).mtimeMs
}

function generate() {
  // Generating needs no schema engine, only that the variable names some executable.
  const env = { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_SCHEMA_ENGINE_BINARY: node }
  const { status, stderr } = spawnSync(node, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) fail(`The database client could not be generated: ${stderr}`)
  spreadGeneratedGraph(root)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
