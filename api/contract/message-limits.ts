/** Characters of a reply, whoever wrote it. */
export const MESSAGE_TEXT_MAX = 20_000
