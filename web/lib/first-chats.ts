/** As many as a list begins with. */
export const PAGE_SIZE = 50

/** The first page of all chats, as the chat centre opens with it. */
export const firstChats = { query: { limit: PAGE_SIZE } }
