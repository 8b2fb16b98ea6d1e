/** Of a longer sentence no fact is proposed, and to none may a host make it. */
export const LEARNT_SENTENCE_MAX = 400

/** So many sentences of a reply are read: more is a text that was copied, and no word on the house. */
export const LEARNT_MOST = 40
