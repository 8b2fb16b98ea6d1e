import { clsx } from 'clsx'

/** Joins class names. Pieces take additions, not overrides: there is deliberately no class merging. */
export const cn = clsx
