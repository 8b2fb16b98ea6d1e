/** Folded, in eight languages. */
export const SAYS_OPEN = /open|apert|geoffnet|offen|ouvert|abiert|geopend|abert|czynn|otwart/

const BEFORE_HOUR = String.raw`(?: [a-z']+){0,2} ?$`
/** A verb that opens at the hour behind it. */
export const OPENS_AT = new RegExp(
  String.raw`(?<![a-z])(?:opens?|opening|apre|aprono|apertura|offnet|offnen|macht auf|ouvre(?:nt)?|ouverture|abren?|apertura|opent|openen|abre|abrem|abertura|otwiera(?:ja)?)${BEFORE_HOUR}`,
)
/** A verb that closes at the hour behind it. */
export const CLOSES_AT = new RegExp(
  String.raw`(?<![a-z])(?:closes?|closing|chiude|chiudono|chiusura|schliesst|schliessen|macht zu|ferme(?:nt)?|fermeture|cierran?|cierre|sluit|sluiten|fecham?|fecho|encerram?|zamyka(?:ja)?)${BEFORE_HOUR}`,
)
