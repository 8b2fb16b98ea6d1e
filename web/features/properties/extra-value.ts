import type { EXTRA_KEYS } from '#api/contract/extra-keys.ts'
import { say } from '#web/texts/say.ts'

export type ExtraKind = (typeof EXTRA_KEYS)[keyof typeof EXTRA_KEYS]
export type ExtraValue = boolean | number | string

/** Yes and No for what is stored as true and false. */
export function extraValueText(value: ExtraValue): string {
  if (typeof value === 'boolean') return value ? say.basics.common.yes : say.basics.common.no
  return String(value)
}

/** The value that was entered or chosen; undefined while there is none. */
export function parseExtraValue(kind: ExtraKind, entered: string): ExtraValue | undefined {
  const value = entered.trim()
  if (value === '') return undefined
  if (kind === 'boolean') return value === 'true'
  if (kind === 'string') return value
  return Number.isFinite(Number(value)) ? Number(value) : undefined
}
