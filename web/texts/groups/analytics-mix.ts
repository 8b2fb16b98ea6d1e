export { analytics } from '#web/texts/mix/analytics.ts'
