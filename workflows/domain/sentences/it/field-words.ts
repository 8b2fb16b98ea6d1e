import type { FIELD_PROBLEMS } from '#workflows/domain/sentences/field-problems.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

const characters = (count: number) => (count === 1 ? '1 carattere' : `${count} caratteri`)

/** As they stand behind the name of the field and a colon: no gender has to agree. */
export const fieldWordsIt: Words<keyof typeof FIELD_PROBLEMS> = {
  field_required: 'serve un valore',
  field_invalid: 'il valore non è valido',
  field_not_text: 'serve un testo',
  field_not_number: 'serve un numero',
  field_not_whole: 'serve un numero intero',
  field_not_boolean: 'serve sì o no',
  field_not_list: 'serve un elenco',
  field_not_object: 'serve un oggetto',
  field_not_among: ({ choices }) => `i valori possibili sono: ${choices.join(', ')}`,
  field_too_small: ({ least }) => `il minimo è ${least}`,
  field_too_big: ({ most }) => `il massimo è ${most}`,
  field_too_short: ({ least }) => `servono almeno ${characters(least)}`,
  field_too_long: ({ most }) => `non può superare ${characters(most)}`,
  field_too_many: ({ most }) => `non può avere più di ${most} voci`,
  field_not_email: 'serve un indirizzo email',
  field_not_senders: 'servono indirizzi (nome@dominio.it) o domini (dominio.it), separati da virgole',
  field_not_phone_number: 'deve essere un numero di telefono con il prefisso del paese, come +39 333 1234567',
  field_not_template_name: 'può avere solo lettere minuscole, cifre e _',
  field_not_topic: 'non è uno degli argomenti',
  field_not_web_address: 'serve un indirizzo web che cominci con http:// o https://',
  field_not_time: 'serve un orario, come 15:00',
  field_not_day: 'serve un giorno, come 2026-12-24',
  field_not_instant: 'serve una data con l’ora',
  field_not_id: 'serve un identificativo',
  field_not_time_zone: 'serve un fuso orario, come Europe/Rome',
  field_has_nul: 'non può contenere il carattere NUL',
  field_not_unicode: 'il testo non è Unicode valido',
  field_not_one_line: 'il testo deve stare su una riga',
  field_not_plain_text: 'serve una sola riga di testo semplice',
  field_not_key: 'servono da 1 a 200 caratteri visibili',
  field_not_after_check_in: 'deve venire dopo il giorno del check-in',
  field_without_other_day: 'va insieme al giorno del check-in',
  field_not_in_property: 'non si trova nei testi della proprietà',
  field_not_allowed: 'il valore non è permesso',
  field_outside_address: 'deve restare sotto l’indirizzo configurato',
  field_not_settable_header: 'non è un’intestazione che si può impostare qui',
}
