/** Characters of a reply, whoever wrote it. */
export const MESSAGE_TEXT_MAX = 20_000

/** How long after their last word a host counts as writing. */
export { WRITING_MS } from '#workflows/domain/deadline.ts'
/** Characters of a wish for a draft, and of an answer to a part of its question. */
export { WISH_TEXT_MAX } from '#workflows/domain/wish.ts'

/** Files of a reply: more than any channel takes. */
export const MESSAGE_FILES_MAX = 20

/** Files that a host may have beside texts, in all chats together. */
export const UNSENT_FILES_MAX = 200

/** So many of the newest messages of a chat say what its host was shown. */
export const SHOWN_MESSAGES = 20

/** And of our own: those that stand in the chat, and what the window has decided since. */
export const SHOWN_OURS = 40
