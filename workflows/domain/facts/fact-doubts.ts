/**
 * Why a fact waits for its host's word: its sentence says more than was read of it, and so does each draft that tells it; or may be
 * read in two ways, and no guest is told.
 */
export const FACT_DOUBTS = ['saysMore', 'readTwoWays'] as const
export type FactDoubt = (typeof FACT_DOUBTS)[number]
