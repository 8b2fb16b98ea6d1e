/** What firms call the addresses of programs that send tickets, confirmations and reminders, folded: no friend is called so. */
const OFFICE =
  /^(?:e-?)?(?:tickets?|biljett(?:er)?|billett?er|billets?|bigliett[oi]|billetes?|bilhetes?|bilety?|jizdenky|tickets?-?shop|fahrkarten?|itinerar\w*|boarding|confirm\w*|conferm\w*|bestatig\w*|bevestig\w*|potwierdz\w*|bekraft\w*|bookings?|boeking\w*|buchung\w*|bokning\w*|reserv\w*|prenotazion\w*|rezerwac\w*|rezervac\w*|notif\w*|avvis[io]|avis|avisos?|alerts?|mailer|auto(?:mat\w*)?|system|orders?|ordini|bestellung\w*|pedidos?|rechnung\w*|fattur\w*|factur\w*|invoices?|receipts?|ricevut\w*|kvitto|updates?|news(?:letter)?)[\w.+-]{0,20}$/
/** What those of their desks are called, at which people write, too. */
const DESK =
  /^(?:service|servizi\w*|servicio|support\w*|soporte|suporte|assistenza|atencion|kundenservice|klant\w*|customer\w*|client\w*|clienti|kunden\w*|account\w*|billing|payments?|pagament\w*|pagos?|zahlung\w*|paiement\w*|betaling\w*|platnosc\w*|security|sicurezza|sicherheit|securite|seguridad|shipping|shipment\w*|spedizion\w*|versand|delivery|livraison|envios?|tracking|parcels?|pakete?|marketing|bank\w*|members?|messages?|mail|donotreply|robot|bot)[\w.+-]{0,20}$/

/** Whether an address's name, folded, is an office's. */
export const isOffice = (name: string): boolean => OFFICE.test(name)
/** The same, or a desk's. */
export const isOfficeOrDesk = (name: string): boolean => OFFICE.test(name) || DESK.test(name)
