import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import { COMPILED, compiledWorker, workerPart } from './worker.ts'

/** What Node loads to take the types out of a file that nobody has compiled. */
const TELL = `data:text/javascript,process.on('exit',()=>console.log(process.moduleLoadList.filter((name)=>name.includes('amaro'))))`

test('a worker finds everything compiled, also when it has just been installed', async () => {
  await compiledWorker(() => undefined)
  const { command, args } = workerPart({ env: {} })
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED }
  const load = (...more: string[]) => runCommand({ command, args: [...more, ...args, '--compile'], cwd: root, env })
  expect((await load('--import', TELL)).trim()).toBe('[]')
})

const REMOVED = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/\brm -r (.*)/g)]
  .flatMap(([, words = '']) => words.split(' && ')[0]?.split(' ') ?? [])
  .map((path) => path.replace('node_modules/', ''))
  .filter((name) => !name.startsWith('.'))

const refuse = (names: readonly string[]) =>
  `data:text/javascript,import{registerHooks}from'node:module'
registerHooks({resolve(name,context,next){
if(${JSON.stringify(names)}.some((gone)=>name===gone||name.startsWith(gone+'/')))throw new Error('gone: '+name)
return next(name,context)}})`.replaceAll('\n', ';')

const runsWithout = (names: readonly string[]) => {
  const { command, args } = workerPart({ env: {} })
  return runCommand({ command, args: ['--import', refuse(names), ...args, '--compile'], cwd: root, env: process.env })
}

test('the worker loads nothing that the image does without', async () => {
  expect(REMOVED).toEqual(['prisma', 'typescript', '@swc', 'swc-loader', 'source-map-loader', 'terser'])
  await runsWithout(REMOVED)
  await expect(runsWithout(['webpack'])).rejects.toThrow('gone: webpack')
})

const BUILDERS = [
  ...['@babel/core', '@swc/core', 'esbuild', 'prisma', 'rolldown', 'rollup', 'source-map-loader', 'swc-loader'],
  ...['tailwindcss', 'terser', 'ts-node', 'tsx', 'typescript', 'vite', 'webpack'],
]

/** Of a package of the lock: needed by what runs; as an optional peer of something, it may be. */
type Locked = { dev?: boolean }

test('of what builds the image keeps webpack alone, of which the SDK loads something at its start', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const kept = BUILDERS.filter((name) => {
    const locked = packages[`node_modules/${name}`]
    return locked !== undefined && locked.dev !== true && !REMOVED.some((gone) => `${name}/`.startsWith(`${gone}/`))
  })
  expect(kept).toEqual(['webpack'])
})
