import type { SecretKind } from '#api/contract/placeholders.ts'
import { splitAtPlaceholders } from '#api/contract/placeholders.ts'

/** What a placeholder stands for, in the conversation's language. */
export const secretNamesIt: Record<SecretKind, string> = {
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

/** A text on one line of a list: its placeholders by their names. */
export const namePlaceholders = (text: string): string =>
  splitAtPlaceholders(text)
    .map((part) => (part.kind === null ? part.text : `‹${secretNamesIt[part.kind]}›`))
    .join('')
