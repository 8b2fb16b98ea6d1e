import { emergencyCalls } from '#api/contract/emergencies.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { endEmergency } from './end-emergency.ts'
import { listEmergencies } from './list-emergencies.ts'
import { takeEmergency } from './take-emergency.ts'

export const emergencyRoutes = defineRoutes(emergencyCalls, { listEmergencies, takeEmergency, endEmergency })
