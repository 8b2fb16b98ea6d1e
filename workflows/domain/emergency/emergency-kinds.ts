/** What an emergency is about; `other`: the guest says that it is one, and not what. */
export const EMERGENCY_KINDS = [
  'fire',
  'gas',
  'water',
  'injury',
  'illness',
  'break_in',
  'locked_out',
  'violence',
  'other',
] as const
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number]
