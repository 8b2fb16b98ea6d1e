import { obtainPrograms } from './parts/obtain-programs.ts'
import { StartFailure } from './parts/start-failure.ts'

// Runs beside `npm ci`, so without any package: what it could not obtain is tried again, and named, when it is needed.
const programs = obtainPrograms((line) => void process.stdout.write(`${line}\n`))
for (const result of await Promise.allSettled(Object.values(programs).filter((one) => one !== undefined)))
  if (result.status === 'rejected' && !(result.reason instanceof StartFailure)) throw result.reason
