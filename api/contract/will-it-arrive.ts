/** What is in the way of a text, for who shows it while it is written. */
export { willItArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
