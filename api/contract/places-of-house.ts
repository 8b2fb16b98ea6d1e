/** What is said of a place of the house is asked by what is wanted there, for screens: without zod. */
export { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
