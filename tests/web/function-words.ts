export type Language = 'it' | 'en'

/** Words that one of the two languages cannot do without and the other does not have; and the verbs and names of buttons. */
const ONLY: Record<Language, ReadonlySet<string>> = {
  it: new Set(
    `il lo gli della dello degli delle del dei dal dalla dalle nel nella nelle sul sulla sulle alla alle allo agli col un una uno di da con che
    non è sono ha hanno ho hai questo questa questi queste quello quella ciò più già ancora sempre mai niente nessun nessuna nessuno ogni tutti tutte
    tutto quando dove perché anche solo dopo prima tra fra ora oggi ieri giorno giorni tuo tua tuoi tue suo sua è stato stata puoi
    aspetta aspettano apri chiudi salva annulla modifica elimina aggiungi togli cerca invia inviato inviata riprova rifiuta approva conferma
    scrivi scegli mostra nascondi carica indietro impostazioni proprietà ospite ospiti bozza bozze risposta risposte messaggio messaggi
    conversazione conversazioni sorgente sorgenti utente utenti errore adesso indirizzo nome lingua vai altro altri altra altre dati dato`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `the of and or with without for from by to this that these those is are was were be been has have had not  its your you yours they them
    which who whom what when where why how than then there here will would can could should must may might does did done an at on into about
    after before until while nothing nobody every each all any some other another only still again please try failed wait waits waiting
    open close save cancel edit delete add remove search send sent reject approve confirm write choose show hide load loading back settings
    property properties guest guests draft drafts reply replies message messages conversation conversations source sources user users error
    address language go view required optional`.split(/\s+/),
  ),
}

const other = { it: 'en', en: 'it' } as const

/** Words as people count them: what stands in code, an address or a name with a dot or a bar is none. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/[\w.+-]*[_@/][\w./@-]*|\b\w+(?:\.\w+)+|\b(?:check|in|out|app|pop)-\w+/giu, ' ')
    .replace(/\p{L}+’(?=\p{L}{2})/gu, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** The words of a text that only the other language has. */
export const wordsOfOther = (language: Language, text: string): string[] =>
  wordsIn(text).filter((word) => ONLY[other[language]].has(word) && !ONLY[language].has(word))
