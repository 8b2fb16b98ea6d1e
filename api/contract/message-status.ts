/** The states of a message and what follows from them, for who shows them. */
export { messageFlags, STANDING_ANSWERS } from '#workflows/domain/message-status.ts'
