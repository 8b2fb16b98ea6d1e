/** What becomes of a message by what its host does, for who shows it before the answer has come. */
export { hostTransition } from '#workflows/domain/host-transitions.ts'
