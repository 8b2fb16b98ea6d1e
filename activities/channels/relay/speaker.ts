import { fold } from '#workflows/domain/fold-text.ts'
import { aliasOf } from './identity.ts'
import type { RelayMail } from './relay-mail.ts'
import { nameKey } from './same-guest.ts'

/** Who speaks in a platform's mail; `perhaps`: a guest, or the platform itself. */
export type Speaker = 'guest' | 'perhaps' | 'platform'

/** Of a subject of what platforms tell by themselves, folded: en, it, de, fr, es, pt, nl, pl. */
const NOTICE =
  /\b(?:(?:reservation|booking) (?:is |has been )?(?:confirmed|cancell?ed|modified|changed)|cancell?ed: reservation|new (?:reservation|booking)|pay(?:ment|out)|invoice|(?:leave|write) a review|(?:prenotazione|conferma di prenotazione) (?:confermata|cancellata|annullata|modificata)|(?:cancellata|annullata): prenotazione|nuova prenotazione|pagamento|fattura|(?:scrivi|lascia) una recensione|buchung (?:bestatigt|storniert|geandert)|reservierung storniert|storniert: (?:buchung|reservierung)|neue buchung|zahlung|auszahlung|rechnung|reservation (?:confirmee|annulee|modifiee)|annulee ?: reservation|nouvelle reservation|paiement|versement|facture|reserva(?:cion)? (?:confirmada|cancelada|modificada)|cancelada: reserva(?:cion)?|nueva reserva|nova reserva|pago|pagamento|factura|fatura|(?:boeking|reservering) (?:bevestigd|geannuleerd|gewijzigd)|nieuwe (?:boeking|reservering)|betaling|uitbetaling|factuur|rezerwacja (?:potwierdzona|anulowana|zmieniona)|nowa rezerwacja|platnosc|wyplata|faktura)\b/
/** A subject that says that somebody wrote. */
const WROTE =
  /\?|\b(?:message|question|inquiry|enquiry|messaggio|domanda|richiesta|nachricht|frage|anfrage|demande|mensaje|pregunta|solicitud|consulta|mensagem|pergunta|pedido|bericht|vraag|wiadomosc|pytanie|zapytanie)\b/

/**
 * One rule for all platforms. A mail that names an address for the answer is a guest's. One that names none is the platform's only where
 * its subject is a notice's, no guest stands in its headers and it has no place for a guest's words; of every other nobody can say. What
 * its headers say of machines says nothing: platforms write them on guests' messages too.
 */
export function speakerOf(mail: RelayMail, hasGuestsWords: () => boolean): Speaker {
  if (isAnswerable(mail)) return 'guest'
  const subject = fold(mail.subject)
  const namesGuest = [mail.fromName, mail.replyToName].some((name) => nameKey(name) !== '')
  const isNotice = NOTICE.test(subject)
  if (isNotice && !namesGuest && !WROTE.test(subject) && !hasGuestsWords()) return 'platform'
  // Airbnb gives every guest's mail an address of its own.
  return mail.channel === 'airbnb' || isNotice || !namesGuest ? 'perhaps' : 'guest'
}

function isAnswerable({ channel, ...mail }: RelayMail): boolean {
  if (channel === 'airbnb') return mail.replyTo?.endsWith('@reply.airbnb.com') === true
  return (mail.replyTo !== null && mail.replyTo !== mail.from) || aliasOf(mail) !== null
}
