/** How a draft's words are set, marked or not. */
export const draftTextClass = 'max-w-[66ch] text-message break-words whitespace-pre-wrap [unicode-bidi:plaintext]'
