import { trialCalls } from '#api/contract/trials.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { readTrial } from './read-trial.ts'
import { startTrial } from './start-trial.ts'

export const trialRoutes = defineRoutes(trialCalls, { startTrial, readTrial })
