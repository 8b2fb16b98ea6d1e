/** What n8n is told of: a guest's message, and that a draft is asked of it. */
export const N8N_EVENTS = { newMessage: 'new_message', draftAsked: 'ai' } as const
