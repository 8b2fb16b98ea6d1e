/** Folded, in eight languages. */
export const SAYS_OPEN = /open|apert|geoffnet|offen|ouvert|abiert|geopend|abert|czynn|otwart/
