import { fold } from '#workflows/domain/fold-text.ts'
import { aliasOf } from './identity.ts'
import type { RelayMail } from './relay-mail.ts'

/** Of a subject of what platforms tell by themselves, folded: en, it, de, fr, es, pt, nl, pl. */
const NOTICE =
  /\b(?:(?:reservation|booking) (?:is |has been )?(?:confirmed|cancell?ed|modified|changed)|new (?:reservation|booking)|pay(?:ment|out)|invoice|leave a review|(?:prenotazione|conferma di prenotazione) (?:confermata|cancellata|annullata|modificata)|nuova prenotazione|pagamento|fattura|buchung (?:bestatigt|storniert|geandert)|neue buchung|zahlung|auszahlung|rechnung|reservation (?:confirmee|annulee|modifiee)|nouvelle reservation|paiement|versement|facture|reserva(?:cion)? (?:confirmada|cancelada|modificada)|nueva reserva|nova reserva|pago|pagamento|factura|fatura|(?:boeking|reservering) (?:bevestigd|geannuleerd|gewijzigd)|nieuwe (?:boeking|reservering)|betaling|uitbetaling|factuur|rezerwacja (?:potwierdzona|anulowana|zmieniona)|nowa rezerwacja|platnosc|wyplata|faktura)\b/

/**
 * Whether the platform itself speaks, one rule for all of them: its subject says so, and it names no address for an answer. What the
 * mail's headers say of machines says nothing: platforms write them on guests' messages too.
 */
export const isPlatformNotice = (mail: RelayMail): boolean =>
  (mail.replyTo === null || mail.replyTo === mail.from) && aliasOf(mail) === null && NOTICE.test(fold(mail.subject))
