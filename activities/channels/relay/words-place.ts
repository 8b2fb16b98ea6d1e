/**
 * The lines above which, and below which, a platform puts its guest's words: what stands in between may be anybody's. `reply`: the one
 * to answer by, below which its links stand.
 */
export type WordsPlace = { after: readonly RegExp[]; reply: RegExp; before: readonly RegExp[] }

const REPLY =
  /^(?:reply|respond|rispondi|antworten|répondre|responder|beantwoorden|antwoorden|odpowiedz)(?: (?:to|a|al|all'|auf|an|à|au|op|ao|na)(?: \S+){1,5})?$/i
const WRITES =
  /^.{1,80} (?:says|said|wrote|schreibt|schrieb|hat geschrieben|scrive|ha scritto|écrit|a écrit|escribió|escribe|ha escrito|schreef|schrijft|escreveu|napisał(?:a|\(a\))?|pisze)\s*:$/i
const STAY =
  /^(?:reservation details|booking details|dettagli della prenotazione|buchungsdetails|détails de la réservation|detalles de la reserva|reserveringsgegevens|detalhes da reserva|szczegóły rezerwacji)/i

export const AIRBNB_PLACE: WordsPlace = {
  after: [
    /^(?:booker|guest|prenotante|ospite|gast|buchende person|voyageur|voyageuse|huésped|viajer[oa]|boeker|hóspede|gość|rezerwujący)$/i,
  ],
  reply: REPLY,
  before: [
    STAY,
    /replying directly to this email|reply directly to this email|rispondere direttamente a questa e-?mail|direkt auf diese e-?mail antworten|répondre directement à cet e-?mail|responder directamente a este correo|rechtstreeks op deze e-?mail antwoorden|responder diretamente a este e-?mail|odpowiedzieć bezpośrednio na tę wiadomość/i,
    /^airbnb (?:ireland|inc|payments)/i,
  ],
}

export const BOOKING_PLACE: WordsPlace = {
  after: [
    WRITES,
    /^(?:message from|messaggio d[ai]|nachricht von|message de|mensaje de|bericht van|mensagem de|wiadomość od) .{1,60}:$/i,
  ],
  reply: REPLY,
  before: [
    STAY,
    /^#{1,2}-.{0,200}-#{1,2}$/,
    /^(?:guest name|nome dell'ospite|nome ospite|name des gastes|nom du client|nombre del (?:huésped|cliente))/i,
    /^(?:confirmation number|numero di conferma|buchungsnummer|bestätigungsnummer|numéro de confirmation|número de confirmación)/i,
  ],
}

export const VRBO_PLACE: WordsPlace = {
  after: [
    WRITES,
    /^(?:(?:your |new |neue |nuovo |nouveau |nuevo |nieuw |nova |nowa )?(?:message|messaggio|nachricht|mensaje|bericht|mensagem|wiadomość))(?: (?:from|von|di|da|de|van|od) .{1,60})?\s*:?$/i,
    /^.{1,60} (?:sent you a message|hat (?:ihnen|dir) eine nachricht gesendet|ti ha inviato un messaggio|vous a envoyé un message|te ha enviado un mensaje|heeft je een bericht gestuurd|enviou-lhe uma mensagem)\s*[:.]?$/i,
  ],
  reply: REPLY,
  before: [
    /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)\s*(?::.*)?$/i,
    /^(?:dates|daten|date|fechas|reservation id|unit|property|objekt|unterkunft)\s*(?::.*)?$/i,
  ],
}
