import { type Frame, REPLY_LINK } from './guest-words.ts'

export const vrboFrame: Frame = {
  after: [
    /^(?:(?:your |new |neue |nuovo |nouveau |nuevo )?(?:message|messaggio|nachricht|mensaje|bericht|mensagem|wiadomość))(?: (?:from|von|di|da|de|van|od) .{1,60})?\s*:?$/i,
    /^.{1,60} (?:says|said|wrote|schreibt|schrieb|hat geschrieben|scrive|ha scritto|écrit|a écrit|escribió|escribe|schreef|escreveu|napisał(?:a|\(a\))?)\s*:$/i,
    /^.{1,60} (?:sent you a message|hat (?:ihnen|dir) eine nachricht gesendet|ti ha inviato un messaggio|vous a envoyé un message|te ha enviado un mensaje)\s*[:.]?$/i,
  ],
  before: [
    REPLY_LINK,
    /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)\s*(?::.*)?$/i,
    /^(?:dates|daten|date|fechas|reservation id|unit|property|objekt|unterkunft)\s*(?::.*)?$/i,
  ],
}
