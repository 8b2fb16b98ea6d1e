import { type Frame, listed } from './frame.ts'

export const italian: Frame = {
  begins: listed(`
    Il tuo ospite scrive: | Il suo ospite scrive: | L'ospite scrive: | Il tuo ospite chiede: | Il viaggiatore scrive:
    Un ospite ti ha inviato un messaggio | Un ospite le ha inviato un messaggio | Il tuo ospite ti ha inviato un messaggio
    Hai ricevuto un nuovo messaggio da {name} | Messaggio del viaggiatore | Messaggio dell'ospite | {name} ti ha scritto
    Nuovo messaggio del viaggiatore
    {name} ha scritto: | {name} scrive: | {name} dice: | {name} ha detto: | {name} ti ha scritto: | {name} ha risposto: | {name} chiede:
    Messaggio da {name}: | Messaggio di {name}: | Nuovo messaggio da {name}: | Nuovo messaggio di {name}: | Risposta di {name}:
    Richiesta di {name}: | L'ospite {name} ha scritto: | Il cliente {name} ha scritto: | Domanda di {name}:
    {name} ti ha inviato un messaggio | {name} ha inviato un messaggio | {name} ti ha mandato un messaggio
    {name} ha risposto al tuo messaggio | {name} ha risposto | Hai un nuovo messaggio da {name}
    Messaggio dell'ospite: | Messaggio del viaggiatore: | Messaggio del cliente: | L'ospite ha scritto: | Il tuo ospite ha scritto:
    Ulteriori informazioni
  `),
  ends: listed(`
    Rispondi a questa richiesta | Accetta o rifiuta questa richiesta | Pre-approva o rifiuta | Preapprova o rifiuta | Scrivi un messaggio
    Invia un messaggio a {name} | Vai ai messaggi | Vai alla dashboard | Pagamento del viaggiatore | Dettagli del pagamento | Dettagli del prezzo
    Il contenuto sopra è stato tradotto automaticamente | Lo sapevi? Rispondendo a questa e-mail il messaggio arriva direttamente all'ospite
    Rispondi a questa email per inviare un messaggio a {name}
    Rispondi | Rispondi ora | Rispondi subito | Rispondere | Rispondi a {name} | Rispondi all'ospite | Rispondi al messaggio
    Rispondi a questo messaggio | Rispondi alla richiesta | Rispondi su Partner Central | Rispondi nel Partner Central
    Rispondi nell'Extranet | Rispondi su Airbnb | Visualizza messaggio | Vedi messaggio | Visualizza conversazione | Vedi conversazione
    Accetta | Rifiuta | Accetta o rifiuta | Pre-approva | Pre-approva / Rifiuta
    Dettagli della prenotazione | Dettagli prenotazione | Dati della prenotazione | Informazioni sulla prenotazione
    Riepilogo della prenotazione | Dettagli del soggiorno | Dettagli della richiesta | Dettagli del viaggio | Messaggi precedenti
    Puoi anche rispondere direttamente a questa e-mail | Puoi anche rispondere direttamente a questa email
    Puoi rispondere direttamente a questa e-mail | Puoi rispondere a questa e-mail | Puoi rispondere direttamente a questa email
    Traduzione automatica | Tradotto automaticamente
  `),
  amid: listed(`
    Tradotto automaticamente. Ecco il messaggio originale: | Traduzione automatica. Ecco il messaggio originale:
    Tradotto automaticamente. Segue il messaggio originale: | Tradotto automaticamente. Messaggio originale:
    Traduzione automatica. Messaggio originale: | Messaggio originale:
  `),
  hosts: listed('Host | Co-host'),
  tells: listed('il tuo ospite {name} | la tua ospite {name}'),
  others: listed(`
    Non devi fare altro. Il pagamento ti sarà inviato dopo il check-in | Non devi fare altro
    Hai una nuova prenotazione | Hai una nuova richiesta | Hai ricevuto una nuova prenotazione
    Rispondi alla richiesta di {name} | Rispondi alla domanda di {name} | Rispondi alla richiesta di prenotazione di {name}
    Ciao, {name} è interessato alla tua proprietà | Ciao, {name} è interessato al tuo alloggio | {name} è interessato alla tua proprietà | Ciao, {name} è interessata alla tua proprietà
    Ricorda: Airbnb non ti chiederebbe mai di trasferire fondi | Ricorda: Airbnb non ti chiederà mai di trasferire denaro | Scopri di più
    Identità verificata | Per la tua sicurezza e protezione, comunica sempre tramite Airbnb
    Per tutelare la tua sicurezza, comunica sempre tramite Airbnb | Scarica l'app di Airbnb | Aggiorna le tue preferenze email
    per scegliere quali ricevere o annulla l'iscrizione | Hai ricevuto un nuovo messaggio da un ospite | Hai un nuovo messaggio da un ospite
    Modifica le tue preferenze | Rispondi alla richiesta di informazioni di {name} | {name} è interessato al tuo immobile
    {name} è interessata al tuo immobile | Richiesta da | Non condividere dati di pagamento nei messaggi
    I messaggi di ospiti e host sono stati tradotti automaticamente nella lingua del tuo account. Puoi modificare questa preferenza dalle impostazioni
    Visita il Centro Assistenza | Nuova prenotazione confermata! {name} arriva
    Nuovo messaggio dal tuo ospite | Nuovo messaggio dall'ospite
    Gestisci la mia prenotazione | Gestisci prenotazione
    {name} ha cancellato la prenotazione | {name} ha annullato la prenotazione | La prenotazione è stata cancellata | La prenotazione è stata annullata | {name} desidera modificare la prenotazione | {name} vuole modificare la prenotazione
    Ospite | Prenotante | Chi ha prenotato | Viaggiatore | Viaggiatrice | Host | Messaggio | Nuovo messaggio | Nuova richiesta | Richiesta
    Richiesta di prenotazione | Nuova prenotazione | Nuovo messaggio da {name} | Nuovo messaggio di {name} | Nuovo messaggio da un ospite
    Hai un nuovo messaggio | Hai un nuovo messaggio da {name} | Abbiamo ricevuto questo messaggio da {name}
    Scrivi la tua risposta sopra questa riga | Richiesta di informazioni da {name} | Richiesta da {name} | Prenotazione di {name}
    La tua prenotazione è confermata | Prenotazione confermata | Conferma di prenotazione | Cancellazione
    {name} vuole prenotare il tuo alloggio | {name} desidera prenotare il tuo alloggio | Invia un messaggio a {name} | Invia un messaggio
    Scarica l'app | Aiuto | Centro assistenza | Contattaci | Assistenza clienti | Privacy | Informativa sulla privacy | Termini
    Termini e condizioni | Annulla iscrizione | Cancella iscrizione | Disiscriviti | Tutti i diritti riservati | Lo sapevi?
    Messaggio originale | Mostra originale | Per la tua sicurezza e protezione, comunica sempre tramite Airbnb
    Vedi prenotazione | Visualizza prenotazione | Questa email è stata inviata da {platform} | Questa e-mail è stata inviata da {platform}
    Questa e-mail ti è stata inviata da {platform} | Il team di {platform} | Intero alloggio | Stanza privata
  `),
  labels: {
    name: listed(`
      Nome viaggiatore | Nome cliente | Intestatario | Nome dell'ospite | Nome ospite | Nome e cognome | Ospite | Ospite principale | Nome del viaggiatore | Viaggiatore | Nome
      Nome del cliente | Cliente | Prenotato da | Prenotante | Chi ha prenotato
    `),
    firstName: listed(`Nome di battesimo`),
    lastName: listed(`Cognome | Cognome dell'ospite | Cognome del cliente | Cognome ospite`),
    code: listed(`
      Codice di conferma | Riferimento prenotazione | Codice conferma | Numero di conferma | Codice prenotazione | Codice di prenotazione | Numero di prenotazione
      Numero prenotazione | N. prenotazione | N. di prenotazione | N° prenotazione | ID prenotazione | ID della prenotazione | Prenotazione | Prenotazione n
      Riferimento | Numero itinerario | Numero di itinerario | Itinerario
    `),
    number: listed(
      'ID struttura | Numero struttura | Unità | Camere | Totale camere | Numero di camere | Notti | Numero di notti | Durata del soggiorno | PIN | Camera/e | ID esterno | ID esterno struttura | Codice esterno',
    ),
    checkIn: listed(
      'Check-in | Arrivo | Data di arrivo | Data arrivo | Data di check-in | Data check-in | Giorno di arrivo | Dal',
    ),
    checkOut: listed(
      'Check-out | Checkout | Partenza | Data di partenza | Data partenza | Data di check-out | Data check-out | Giorno di partenza | Al',
    ),
    dates: listed(
      'Date | Date del soggiorno | Soggiorno | Periodo | Date di viaggio | Date del viaggio | Date della prenotazione',
    ),
    guests: listed(
      'Ospiti totali | Totale degli ospiti | Numero totale di ospiti | Totale ospiti | Totale persone | Ospiti | Ospite/i | Numero di ospiti | Numero ospiti | Totale ospiti | Viaggiatori | Numero di viaggiatori | Persone | Numero di persone | N. ospiti',
    ),
    adults: listed('Adulti | Numero di adulti | Numero adulti'),
    children: listed('Bambini | Numero di bambini | Numero bambini | Minori | Ragazzi'),
    price: listed(
      "Totale | Totale (EUR) | Prezzo totale | Prezzo | Guadagni | Importo | Importo totale | Accredito | Pagamento totale | Guadagni dell'host",
    ),
    title: listed(`
      Annuncio | Struttura | Nome della struttura | Nome struttura | Alloggio | Immobile | Casa | Appartamento | Proprietà | Hotel
      Nome dell'hotel | Nome hotel | Nome dell'alloggio | Nome alloggio | Casa vacanze | Sistemazione | Nome dell'annuncio | Nome annuncio
    `),
    room: listed(
      'Tipologia di camera | Tipologia camera | Tipo di camera | Tipo camera | Camera | Nome della camera | Tipologia di alloggio | Tipo di alloggio | Tipologia di struttura | Tipo di struttura | Tipologia | Tipologia alloggio',
    ),
    phone: listed("Telefono | Numero di telefono | Telefono dell'ospite | Telefono del viaggiatore | Cellulare"),
  },
  subjects: listed(`
    Nuova prenotazione da {name} | Nuova prenotazione di {name} | Nuova prenotazione: {name} | Prenotazione cancellata: {name} | Prenotazione annullata: {name}
    Richiesta di informazioni da parte di {name} | Messaggio da parte di {name} | Abbiamo ricevuto questo messaggio da parte di {name}
    Messaggio di {name} su {listing}
    Prenotazione per {listing} | Prenotazione presso {listing} | Prenotazione a {listing} | Prenotazione di {listing} | Prenotazione: {listing}
    Richiesta di prenotazione per {listing} | Richiesta di prenotazione presso {listing} | Richiesta di informazioni per {listing}
    Richiesta di informazioni su {listing} | Richiesta per {listing} | Domanda su {listing} | In attesa: Richiesta di prenotazione per {listing}
    Abbiamo ricevuto questo messaggio da {name} | Messaggio da {name} | Messaggio di {name} | Nuovo messaggio da {name} | Nuovo messaggio di {name}
    Hai un nuovo messaggio da {name} | Messaggio da {name}, cliente di {platform} | Messaggio di {name}, cliente di {platform} | Messaggio dell'ospite {name} | Messaggio dall'ospite {platform} {name}
    Messaggio dell'ospite {platform} {name} | Richiesta di informazioni da {name} | Richiesta di informazioni di {name} | Richiesta da {name} | Richiesta di {name}
    Richiesta di prenotazione da {name} | Richiesta di prenotazione di {name} | Prenotazione immediata di {name} | Prenotazione immediata da {name} | Risposta di {name} | Risposta da {name}
    {name} ti ha inviato un messaggio | {name} ti ha scritto | {name} ha risposto al tuo messaggio | {platform}: {name} ha risposto al tuo messaggio
    {platform}: {name} ti ha inviato un messaggio | Prenotazione confermata - {name} arriva | Prenotazione confermata: {name} arriva
    Prenotazione confermata - {name} arriverà | {name} arriva | {name} desidera modificare | {name} vuole modificare
    Scrivi una recensione per {name} | Lascia una recensione per {name} | {name} ti ha scritto riguardo a {listing}
  `),
  notices: listed(`
    prenotazione confermata | conferma di prenotazione | conferma della prenotazione | prenotazione cancellata | prenotazione annullata
    prenotazione modificata | cancellata: | annullata: | cancellata la prenotazione | cancellazione | annullamento | nuova prenotazione
    prenotazione immediata | modifica della prenotazione | modifica prenotazione | modificare la prenotazione | pagamento | accredito | fattura | scrivi una recensione
    lascia una recensione | ti ha lasciato una recensione | promemoria | arriva domani | arriva oggi | richiesta speciale | richiesta di modifica | ha cancellato | ha annullato
    estratto conto | com'e andata
  `),
  wrote: listed(
    'messaggio | domanda | richiesta di informazioni | richiesta di prenotazione | richiesta da | richiesta per | ha risposto | ha scritto',
  ),
}
