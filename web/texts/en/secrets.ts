import { namesOfPlaceholders, type SecretNames } from '#web/texts/placeholder-names.ts'

/** What a placeholder stands for, in English. */
const names: SecretNames = {
  wifi_password: 'Wi-Fi password',
  wifi_name: 'Wi-Fi network',
  door_code: 'door code',
  gate_code: 'gate code',
  garage_code: 'garage code',
  lift_code: 'lift code',
  safe_code: 'safe code',
  key_box_code: 'key box code',
  intercom_code: 'intercom code',
  alarm_code: 'alarm code',
  login: 'login',
  key_place: 'place of the keys',
}

export const secrets = { names, inWords: namesOfPlaceholders(names) } as const
