export { mends } from '#web/texts/en/mends.ts'
export { sourceState } from '#web/texts/en/source-state.ts'
export { sources } from '#web/texts/en/sources.ts'
