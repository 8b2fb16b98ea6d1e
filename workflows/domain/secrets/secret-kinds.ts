/** What a secret opens; the stem of its name in a placeholder. */
export const SECRET_KINDS = [
  'wifi_password',
  'wifi_name',
  'door_code',
  'gate_code',
  'garage_code',
  'lift_code',
  'safe_code',
  'key_box_code',
  'intercom_code',
  'alarm_code',
  'login',
  'key_place',
] as const
export type SecretKind = (typeof SECRET_KINDS)[number]
