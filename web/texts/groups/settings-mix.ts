export { mends } from '#web/texts/en/mends.ts'
export { settings } from '#web/texts/en/settings.ts'
export { sources } from '#web/texts/en/sources.ts'
export { sourceState } from '#web/texts/it/source-state.ts'
