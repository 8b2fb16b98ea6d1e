import { type Handlers, serveContract } from '#tests/web/contract-server.ts'
import { chat } from '#tests/web/rows.ts'

/** As `serveContract`, with chats that are there to be read: the next of those that wait is read ahead. */
export const serveQueue = (handlers: Handlers) =>
  serveContract({ getChat: ({ params: { id } }) => chat({ id }), listMessages: () => [], ...handlers })
