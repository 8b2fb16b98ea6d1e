import { type MessageCommand, TRANSITIONS } from '#workflows/domain/message-transitions.ts'

/** Every command that a message takes in some state: drafts take them all. */
export const MESSAGE_COMMANDS = Object.keys(TRANSITIONS.draft) as MessageCommand[]
