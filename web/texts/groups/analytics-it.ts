export { analytics } from '#web/texts/it/analytics.ts'
