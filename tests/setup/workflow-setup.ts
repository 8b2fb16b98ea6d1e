import type { TestProject } from 'vitest/node'
import { timeSkippingServer } from '#scripts/parts/time-skipping-server.ts'

export default async function setup(project: TestProject) {
  project.provide('timeSkippingServer', await timeSkippingServer((line) => process.stderr.write(`${line}\n`)))
}
