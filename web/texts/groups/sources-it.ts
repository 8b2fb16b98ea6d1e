export { mends } from '#web/texts/it/mends.ts'
export { sourceState } from '#web/texts/it/source-state.ts'
export { sources } from '#web/texts/it/sources.ts'
