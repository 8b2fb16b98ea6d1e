export { settings } from '#web/texts/en/settings.ts'
