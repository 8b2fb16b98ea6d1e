const TRUE_WORDS = new Set(['true', '1', 'yes', 'y'])

/** Whether a text stands for 'true' (specification, section 3). */
export const isTrueWord = (text: string): boolean => TRUE_WORDS.has(text.trim().toLowerCase())
