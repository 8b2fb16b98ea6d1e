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
