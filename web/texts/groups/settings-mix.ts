export { settings } from '#web/texts/mix/settings.ts'
