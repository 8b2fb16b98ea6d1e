export { mends } from '#web/texts/en/mends.ts'
export { sources } from '#web/texts/en/sources.ts'
export { sourceState } from '#web/texts/it/source-state.ts'
export { settings } from '#web/texts/mix/settings.ts'
