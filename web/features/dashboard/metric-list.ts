import type { DashboardView } from '#api/contract/dashboard.ts'
import { DAYS_MEASURED } from '#api/contract/told-figures.ts'
import { say } from '#web/texts/say.ts'
import type { MetricUnit } from './metric-format.ts'

export type MetricEntry = {
  name: keyof DashboardView
  unit: MetricUnit
  goodWhen: 'up' | 'down' | 'none'
  note: (value: number) => string
}

/** The cards of the specification, section 2, in their order; what waits for the host is told apart, above them. */
export const METRICS: MetricEntry[] = [
  { name: 'activeChats', unit: 'count', goodWhen: 'none', note: () => say.dashboard.notes.activeChats },
  {
    name: 'activeProperties',
    unit: 'count',
    goodWhen: 'none',
    note: (value) => (value === 1 ? say.dashboard.notes.propertyOne : say.dashboard.notes.propertyMany),
  },
  {
    name: 'automationShare',
    unit: 'percent',
    goodWhen: 'up',
    note: () => say.dashboard.notes.automationShare(DAYS_MEASURED),
  },
  {
    name: 'meanResponseMinutes',
    unit: 'minutes',
    goodWhen: 'down',
    note: () => say.dashboard.notes.meanResponseMinutes(DAYS_MEASURED),
  },
  { name: 'satisfaction', unit: 'grade', goodWhen: 'up', note: () => say.dashboard.notes.satisfaction },
  { name: 'aiEfficiency', unit: 'percent', goodWhen: 'up', note: () => say.dashboard.notes.aiEfficiency },
]
