export { dashboard } from '#web/texts/en/dashboard.ts'
export { firstSteps } from '#web/texts/en/first-steps.ts'
