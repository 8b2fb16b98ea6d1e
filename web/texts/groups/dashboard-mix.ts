export { firstSteps } from '#web/texts/it/first-steps.ts'
export { dashboard } from '#web/texts/mix/dashboard.ts'
