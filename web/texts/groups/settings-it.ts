export { settings } from '#web/texts/it/settings.ts'
