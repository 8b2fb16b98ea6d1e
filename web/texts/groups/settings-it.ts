export { settings } from '#web/texts/en/settings.ts'
export { sources } from '#web/texts/en/sources.ts'
export { mends } from '#web/texts/it/mends.ts'
