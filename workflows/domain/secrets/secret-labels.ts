import type { SecretKind } from './secret-kinds.ts'

/** Languages in which a reply can speak of a secret. */
export const REPLY_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl'] as const
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number]

/** What a guest is told that a secret is, with its article where there is one; German and Polish in the accusative. */
const LABELS: Record<SecretKind, Record<ReplyLanguage, string>> = {
  wifi_password: {
    it: 'la password del Wi-Fi',
    en: 'the Wi-Fi password',
    de: 'das WLAN-Passwort',
    fr: 'le mot de passe du Wi-Fi',
    es: 'la contraseña del wifi',
    nl: 'het wifi-wachtwoord',
    pt: 'a palavra-passe do Wi-Fi',
    pl: 'hasło do Wi-Fi',
  },
  wifi_name: {
    it: 'il nome della rete Wi-Fi',
    en: 'the name of the Wi-Fi network',
    de: 'den Namen des WLANs',
    fr: 'le nom du réseau Wi-Fi',
    es: 'el nombre de la red wifi',
    nl: 'de naam van het wifi-netwerk',
    pt: 'o nome da rede Wi-Fi',
    pl: 'nazwę sieci Wi-Fi',
  },
  door_code: {
    it: 'il codice del portone',
    en: 'the door code',
    de: 'den Türcode',
    fr: 'le code de la porte',
    es: 'el código de la puerta',
    nl: 'de deurcode',
    pt: 'o código da porta',
    pl: 'kod do drzwi',
  },
  gate_code: {
    it: 'il codice del cancello',
    en: 'the gate code',
    de: 'den Code für das Tor',
    fr: 'le code du portail',
    es: 'el código de la verja',
    nl: 'de code van de poort',
    pt: 'o código do portão',
    pl: 'kod do bramy',
  },
  garage_code: {
    it: 'il codice del garage',
    en: 'the garage code',
    de: 'den Garagencode',
    fr: 'le code du garage',
    es: 'el código del garaje',
    nl: 'de garagecode',
    pt: 'o código da garagem',
    pl: 'kod do garażu',
  },
  lift_code: {
    it: 'il codice dell’ascensore',
    en: 'the lift code',
    de: 'den Code für den Aufzug',
    fr: 'le code de l’ascenseur',
    es: 'el código del ascensor',
    nl: 'de code van de lift',
    pt: 'o código do elevador',
    pl: 'kod do windy',
  },
  safe_code: {
    it: 'il codice della cassaforte',
    en: 'the safe code',
    de: 'den Code für den Tresor',
    fr: 'le code du coffre-fort',
    es: 'el código de la caja fuerte',
    nl: 'de code van de kluis',
    pt: 'o código do cofre',
    pl: 'kod do sejfu',
  },
  key_box_code: {
    it: 'il codice della cassetta delle chiavi',
    en: 'the key box code',
    de: 'den Code für die Schlüsselbox',
    fr: 'le code de la boîte à clés',
    es: 'el código de la caja de llaves',
    nl: 'de code van het sleutelkastje',
    pt: 'o código da caixa de chaves',
    pl: 'kod do skrytki na klucze',
  },
  intercom_code: {
    it: 'il codice del citofono',
    en: 'the intercom code',
    de: 'den Code für die Sprechanlage',
    fr: 'le code de l’interphone',
    es: 'el código del telefonillo',
    nl: 'de code van de intercom',
    pt: 'o código do intercomunicador',
    pl: 'kod do domofonu',
  },
  alarm_code: {
    it: 'il codice dell’allarme',
    en: 'the alarm code',
    de: 'den Code der Alarmanlage',
    fr: 'le code de l’alarme',
    es: 'el código de la alarma',
    nl: 'de alarmcode',
    pt: 'o código do alarme',
    pl: 'kod do alarmu',
  },
  login: {
    it: 'le credenziali di accesso',
    en: 'the login',
    de: 'die Zugangsdaten',
    fr: 'les identifiants',
    es: 'los datos de acceso',
    nl: 'de inloggegevens',
    pt: 'os dados de acesso',
    pl: 'dane logowania',
  },
  key_place: {
    it: 'dove trovare le chiavi',
    en: 'where to find the keys',
    de: 'die Information, wo der Schlüssel ist',
    fr: 'l’endroit où se trouvent les clés',
    es: 'dónde están las llaves',
    nl: 'waar de sleutels zijn',
    pt: 'onde estão as chaves',
    pl: 'informację, gdzie są klucze',
  },
}

/** Of what a draft says its language is, the one that its reply speaks; English where it is none of ours. */
export const toReplyLanguage = (language: string | null): ReplyLanguage =>
  REPLY_LANGUAGES.find((one) => one === language?.slice(0, 2)) ?? 'en'

export const secretLabel = (kind: SecretKind, language: ReplyLanguage): string => LABELS[kind][language]
