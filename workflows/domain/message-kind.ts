/** Whose words a message is, or what they stand in for. */
export const MESSAGE_KINDS = ['guest', 'draft', 'fallback', 'host_reply', 'emergency'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
