/** So much of a chat's last message stands in the list: more of a long mail has no use there. */
export const PREVIEW_CHARACTERS = 300
