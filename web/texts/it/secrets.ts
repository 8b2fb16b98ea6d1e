import { namesOfPlaceholders, type SecretNames } from '#web/texts/placeholder-names.ts'

/** What a placeholder stands for, in Italian. */
const names: SecretNames = {
  wifi_password: 'password del Wi-Fi',
  wifi_name: 'nome della rete Wi-Fi',
  door_code: 'codice del portone',
  gate_code: 'codice del cancello',
  garage_code: 'codice del garage',
  lift_code: 'codice dell’ascensore',
  safe_code: 'codice della cassaforte',
  key_box_code: 'codice della cassetta delle chiavi',
  intercom_code: 'codice del citofono',
  alarm_code: 'codice dell’allarme',
  login: 'credenziali di accesso',
  key_place: 'posto delle chiavi',
}

export const secrets = { names, inWords: namesOfPlaceholders(names) } as const
