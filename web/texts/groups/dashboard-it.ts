export { dashboard } from '#web/texts/it/dashboard.ts'
export { firstSteps } from '#web/texts/it/first-steps.ts'
