/** Characters of a reply, whoever wrote it. */
export const MESSAGE_TEXT_MAX = 20_000

/** So many of the newest messages of a chat say what its host was shown. */
export const SHOWN_MESSAGES = 20
