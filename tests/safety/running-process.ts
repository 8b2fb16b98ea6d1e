import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type RunningProcess = { output: () => string; stop: () => Promise<void> }

/** A program of the product in a process of its own, once it has said this; what it prints is kept. */
export async function runProcess(file: string, env: NodeJS.ProcessEnv, ready: string): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(root, file)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes(ready)) resolve()
      })
    }
    void ended.then(() => reject(new Error(`${file} ended: ${output.slice(-3000)}`)))
  })
  return {
    output: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
