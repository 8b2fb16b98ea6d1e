import { obtainPrograms } from './parts/obtain-programs.ts'
import { sentenceModel } from './parts/sentence-model.ts'
import { StartFailure } from './parts/start-failure.ts'

// Runs beside `npm ci`, so without any package: what it could not obtain is tried again, and named, when it is needed.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const programs = Object.values(obtainPrograms(say)).filter((one) => one !== undefined)
for (const result of await Promise.allSettled([...programs, sentenceModel(say)]))
  if (result.status === 'rejected' && !(result.reason instanceof StartFailure)) throw result.reason
