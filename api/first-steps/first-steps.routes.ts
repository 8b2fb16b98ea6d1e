import { firstStepsCalls } from '#api/contract/first-steps.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { readFirstSteps } from './read-first-steps.ts'

export const firstStepsRoutes = defineRoutes(firstStepsCalls, { readFirstSteps })
