export { analytics } from '#web/texts/en/analytics.ts'
