import { autonomyCalls } from '#api/contract/autonomy.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listRungs } from './list-rungs.ts'
import { readConfidenceReport } from './read-confidence-report.ts'
import { setRung } from './set-rung.ts'

export const autonomyRoutes = defineRoutes(autonomyCalls, { readConfidenceReport, listRungs, setRung })
