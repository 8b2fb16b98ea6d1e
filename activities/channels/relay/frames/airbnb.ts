import type { Frame } from './guest-words.ts'

export const airbnbFrame: Frame = {
  after: [/^(?:booker|guest|prenotante|ospite|gast|voyageur|huésped)$/i],
  before: [
    /^(?:reply|rispondi|antworten|répondre|responder)$/i,
    /replying directly to this email|rispondere direttamente a questa e-?mail|direkt auf diese e-?mail antworten|répondre directement à cet e-?mail|responder directamente a este correo/i,
    /^airbnb (?:ireland|inc|payments)/i,
    /^(?:reservation details|dettagli della prenotazione|buchungsdetails|détails de la réservation|detalles de la reserva)/i,
  ],
}
