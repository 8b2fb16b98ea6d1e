import { writeFile } from 'node:fs/promises'
import { bundleWorkflows } from '#activities/process/bundle-workflows.ts'
import { built } from './built.ts'

const SOURCES = ['workflows', 'activities/process', 'package-lock.json']

/** The file with the code of all workflows, so that no start of a worker waits for it. @throws Error with what the bundler said. */
export const builtWorkflows = (say: (line: string) => void): Promise<string> =>
  built({ name: 'workflows.js', sources: SOURCES, saying: 'Building the workflows', make: build }, say)

async function build(draft: string): Promise<void> {
  await writeFile(draft, (await bundleWorkflows()).code)
}
