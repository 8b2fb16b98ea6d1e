export { mends } from '#web/texts/en/mends.ts'
export { sourceState } from '#web/texts/en/source-state.ts'
export { sources } from '#web/texts/en/sources.ts'
export { settings } from '#web/texts/mix/settings.ts'
