/** What a host decides in a chat, as the cache of mutations names it: before the id of the chat. */
export const COMMAND = 'command'
export const REPLY = 'reply'
