import { type Frame, listed } from './frame.ts'

export const german: Frame = {
  begins: listed(`
    Ihr Gast schreibt: | Ihr Gast fragt: | Dein Gast schreibt: | Der Gast schreibt: | Ihr Gast sagt:
    Ein Gast hat Ihnen eine Nachricht gesendet | Ein Gast hat Ihnen eine Nachricht geschickt | Ein Gast hat dir eine Nachricht gesendet
    Sie haben eine Nachricht von {name} erhalten | Sie haben eine neue Nachricht von {name} erhalten | Nachricht des Urlaubers
    Nachricht des Gastes | Nachricht des Reisenden | {name} hat Ihnen geschrieben | {name} hat dir geschrieben
    {name} schrieb: | {name} schreibt: | {name} hat geschrieben: | {name} sagt: | {name} sagte: | {name} fragt: | {name} hat geantwortet:
    {name} schrieb Ihnen: | {name} hat Ihnen geschrieben: | {name} hat dir geschrieben: | Ihr Gast {name} schrieb: | Gast {name} schrieb:
    Nachricht von {name}: | Neue Nachricht von {name}: | Nachricht vom Gast {name}: | Antwort von {name}: | Anfrage von {name}: | Frage von {name}:
    {name} hat Ihnen eine Nachricht gesendet | {name} hat dir eine Nachricht gesendet | {name} hat Ihnen eine Nachricht geschickt
    {name} hat dir eine Nachricht geschickt | {name} hat eine Nachricht gesendet | {name} hat auf Ihre Nachricht geantwortet
    {name} hat auf deine Nachricht geantwortet | Sie haben eine neue Nachricht von {name} | Du hast eine neue Nachricht von {name}
    Nachricht des Gastes: | Nachricht vom Gast: | Nachricht Ihres Gastes: | Nachricht des Reisenden: | Nachricht des Urlaubers:
    Ihr Gast schrieb: | Weitere Informationen
  `),
  ends: listed(`
    Auf diese Anfrage antworten | Diese Anfrage beantworten | Anfrage annehmen oder ablehnen | Vorab genehmigen oder ablehnen
    Vorab bestätigen oder ablehnen | Nachricht schreiben | {name} eine Nachricht schreiben | Zum Posteingang | Zum Dashboard
    Zahlung des Reisenden | Zahlung des Urlaubers | Zahlungsdetails | Preisdetails | Der obige Inhalt wurde automatisch übersetzt
    Der Inhalt oben wurde automatisch übersetzt
    Antworten | Jetzt antworten | Antwort schreiben | Antworte {name} | {name} antworten | Dem Gast antworten | Auf Nachricht antworten
    Auf diese Nachricht antworten | Auf Anfrage antworten | Auf die Anfrage antworten | Anfrage beantworten | In Partner Central antworten
    Nachricht ansehen | Nachricht anzeigen | Unterhaltung anzeigen | Unterhaltung ansehen | Annehmen | Ablehnen | Annehmen oder ablehnen
    Buchungsdetails | Buchungsangaben | Buchungsinformationen | Informationen zur Buchung | Details zur Buchung | Angaben zur Buchung
    Reservierungsdetails | Details zur Reservierung | Anfragedetails | Details zum Aufenthalt | Reisedetails | Vorherige Nachrichten | Frühere Nachrichten
    Du kannst auch direkt auf diese E-Mail antworten | Sie können auch direkt auf diese E-Mail antworten
    Sie können direkt auf diese E-Mail antworten | Du kannst direkt auf diese E-Mail antworten | Antworten Sie direkt auf diese E-Mail
    Automatisch übersetzt | Automatische Übersetzung
  `),
  amid: listed(`
    Automatisch übersetzt. Hier ist die Originalnachricht: | Automatische Übersetzung. Hier ist die Originalnachricht:
    Automatisch übersetzt. Originalnachricht: | Automatisch übersetzt. Es folgt die Originalnachricht:
    Automatisch übersetzt. Ursprüngliche Nachricht: | Originalnachricht: | Automatische Übersetzung. Originalnachricht:
  `),
  hosts: listed('Gastgeber | Gastgeberin | Gastgeber:in | Co-Gastgeber | Co-Gastgeberin | Host | Co-Host'),
  tells: listed('dein Gast {name} | deinem Gast {name} | Ihr Gast {name}'),
  others: listed(`
    Sie haben eine neue Buchung | Sie haben eine neue Anfrage | Du hast eine neue Buchung
    Antworte auf die Anfrage von {name} | Beantworte die Anfrage von {name} | Beantworte die Frage von {name} | Beantworte die Buchungsanfrage von {name}
    Hallo, {name} interessiert sich für Ihre Unterkunft | Hallo, {name} interessiert sich für Ihre Ferienunterkunft
    Denk daran: Airbnb wird dich nie bitten, Geld zu überweisen | Mehr erfahren | Identität verifiziert
    Kommuniziere zu deinem Schutz immer über Airbnb | Hol dir die Airbnb-App | Aktualisiere deine E-Mail-Einstellungen
    um auszuwählen, welche E-Mails du erhältst, oder melde dich von dieser Art von E-Mail ab | Sie haben eine neue Nachricht von einem Gast
    Bitte schreiben Sie Ihre Antwort über diese Zeile | Ihre Einstellungen ändern | Neue Buchungsanfrage | Anfrage von | Verfügbar nach Buchung
    {name} interessiert sich für Ihre Unterkunft | {name} interessiert sich für Ihre Ferienunterkunft
    Wir helfen Ihnen gerne weiter. Besuchen Sie unser Hilfe-Center | Auf die Anfrage von {name} antworten | Auf {name}s Anfrage antworten
    Neue Buchung bestätigt! {name} kommt | Sie müssen nichts weiter tun. Die Zahlung wird nach dem Check-in an Sie gesendet
    Sie erhalten diese E-Mail, weil Sie ein Konto bei Expedia Partner Central haben
    Neue Nachricht von Ihrem Gast | Neue Nachricht von deinem Gast | Neue Nachricht vom Gast | Bitte geben Sie Ihre Antwort über dieser Zeile ein
    Meine Buchungen | Buchung verwalten
    {name} hat die Buchung storniert | {name} hat die Reservierung storniert | Die Buchung wurde storniert | Die Reservierung wurde storniert | {name} möchte die Buchung ändern | {name} möchte die Reservierung ändern
    Gast | Buchende Person | Reisender | Reisende | Urlauber | Gastgeber | Nachricht | Neue Nachricht | Neue Anfrage | Anfrage | Buchungsanfrage
    Neue Buchung | Neue Reservierung | Neue Nachricht von {name} | Neue Nachricht von einem Gast | Sie haben eine neue Nachricht
    Sie haben eine neue Nachricht von {name} | Wir haben diese Nachricht von {name} erhalten | Bitte antworten Sie oberhalb dieser Zeile
    Anfrage von {name} | Reservierungsanfrage von {name} | Sofortbuchung von {name} | Ihre Buchung ist bestätigt | Buchung bestätigt
    Buchungsbestätigung | Stornierung | {name} möchte deine Unterkunft buchen | {name} möchte Ihre Unterkunft buchen
    {name} eine Nachricht senden | Nachricht senden | App herunterladen | Hilfe | Hilfe-Center | Kontakt | Kundenservice | Datenschutz
    Datenschutzerklärung | AGB | Nutzungsbedingungen | Abmelden | Alle Rechte vorbehalten | Wussten Sie schon? | Originalnachricht | Original anzeigen
    Kommuniziere zu deinem Schutz und deiner Sicherheit immer über Airbnb | Kommuniziere zu deinem Schutz immer über Airbnb
    Buchung ansehen | Buchung anzeigen | Diese E-Mail wurde von {platform} gesendet | Diese E-Mail wurde Ihnen von {platform} gesendet
    Ihr {platform}-Team | Ihr {platform} Team | Gesamte Unterkunft | Privatzimmer | Verfügbar nach Buchung
  `),
  labels: {
    name: listed(`
      Name Gast | Name Reisender | Gästename | Name des Kunden | Name | Name des Gastes | Gastname | Gast | Hauptgast | Name | Name des Reisenden | Name Urlauber | Name des Urlaubers | Urlauber | Reisender
      Kundenname | Kunde | Gebucht von | Bucher | Buchende Person
    `),
    firstName: listed(`Vorname | Vorname des Gastes | Vorname des Kunden | Vorname Gast`),
    lastName: listed(`Nachname | Nachname des Gastes | Nachname Gast | Nachname des Kunden | Familienname`),
    code: listed(`
      Bestätigungscode | Bestätigungsnummer | Buchungscode | Buchungsnummer | Buchungs-ID | Buchungs-Nr | Buchungsnr | Buchungsreferenz
      Reservierungsnummer | Reservierungsnr | Reservierungs-ID | Reservierungs-Nr | Reservierungscode | Reiseplannummer | Reiseplan | Referenz
      Referenznummer | Buchung | Reservierung
    `),
    number: listed(
      'Objektnummer | Objekt-Nr | Unterkunftsnummer | Einheit | Wohneinheit | Zimmer | Anzahl der Zimmer | Gesamtzahl der Zimmer | Nächte | Anzahl der Nächte | Aufenthaltsdauer | PIN | Externe ID | Externe Objekt-ID | Externe Nummer | Externe Objektnummer',
    ),
    checkIn: listed('Check-in | Anreise | Ankunft | Anreisedatum | Ankunftsdatum | Anreisetag | Check-in-Datum | Von'),
    checkOut: listed('Check-out | Checkout | Abreise | Abreisedatum | Abreisetag | Check-out-Datum | Bis'),
    dates: listed(
      'Daten | Datum | Zeitraum | Reisezeitraum | Reisedaten | Aufenthalt | Buchungszeitraum | Aufenthaltsdaten | Termin',
    ),
    guests: listed(
      'Gesamtzahl Gäste | Gästeanzahl | Gäste gesamt | Gäste insgesamt | Anzahl der Personen | Anzahl Urlauber | Urlauber | Gäste | Anzahl der Gäste | Anzahl Gäste | Gästezahl | Gesamtzahl der Gäste | Reisende | Anzahl der Reisenden | Personen | Anzahl Personen | Personenzahl | Belegung',
    ),
    adults: listed('Erwachsene | Anzahl Erwachsene | Anzahl der Erwachsenen'),
    children: listed('Kinder | Anzahl Kinder | Anzahl der Kinder'),
    price: listed(
      'Gesamtbetrag | Gesamt | Gesamtpreis | Preis | Miete | Auszahlung | Buchungsbetrag | Gesamtzahlung des Reisenden | Geschätzte Auszahlung | Betrag',
    ),
    title: listed(`
      Inserat | Unterkunft | Name der Unterkunft | Unterkunftsname | Objekt | Ferienwohnung | Ferienhaus | Wohnung | Haus | Hotel | Hotelname
      Name des Hotels | Name des Objekts | Objektname | Ferienunterkunft | Name der Ferienunterkunft | Name des Inserats | Anzeige | Ferienobjekt
      Mietobjekt
    `),
    room: listed(
      'Zimmertyp | Zimmerkategorie | Zimmerart | Zimmername | Art der Unterkunft | Unterkunftsart | Unterkunftstyp | Objekttyp | Objektart | Wohnungstyp',
    ),
    phone: listed('Telefonnummer Urlauber | Telefon | Telefonnummer | Telefonnummer des Gastes | Handynummer'),
  },
  subjects: listed(`
    Neue Buchung von {name} | Neue Reservierung von {name} | Neue Buchung: {name} | Neue Reservierung: {name} | Buchung storniert: {name} | Stornierung: {name}
    Antwort vom {platform}-Gast {name} | Anfrage von {name} zu {listing} | Nachricht von {name} zu {listing}
    Buchung für {listing} | Buchung in {listing} | Buchung: {listing} | Buchungsanfrage für {listing} | Buchungsanfrage: {listing} | Anfrage für {listing} | Anfrage zu {listing}
    Reservierung für {listing} | Reservierungsanfrage für {listing} | Ausstehend: Buchungsanfrage für {listing}
    Wir haben diese Nachricht von {name} erhalten | Nachricht von {name} | Neue Nachricht von {name} | Sie haben eine neue Nachricht von {name}
    Nachricht von {platform}-Gast {name} | Nachricht vom {platform}-Gast {name} | Nachricht vom Gast {name} | Antwort vom {platform}-Gast {name} | Antwort von {name}
    Anfrage von {name} | Reservierungsanfrage von {name} | Buchungsanfrage von {name} | Sofortbuchung von {name} | Buchung von {name}
    {name} hat Ihnen eine Nachricht gesendet | {name} hat dir eine Nachricht gesendet | {name} hat auf Ihre Nachricht geantwortet
    {platform}: {name} hat auf Ihre Nachricht geantwortet | {platform}: {name} hat Ihnen eine Nachricht gesendet | {platform}: {name} Antwort auf Ihre Nachricht
    Buchung bestätigt - {name} kommt | Buchung bestätigt – {name} kommt | Buchung bestätigt: {name} kommt | {name} kommt | {name} möchte die Buchung ändern
    Schreibe eine Bewertung für {name} | Bewerte {name} | {name} hat eine Nachricht zu {listing} gesendet
  `),
  notices: listed(`
    buchung bestatigt | buchung storniert | buchung geandert | reservierung bestatigt | reservierung storniert | reservierung geandert | storniert:
    stornierung | storniert | neue buchung | neue reservierung | sofortbuchung | buchung andern | anderungsanfrage | buchungsanderung | zahlung | auszahlung | rechnung
    bewertung fur | bewerte | schreibe eine bewertung | hat dir eine bewertung | erinnerung | kommt morgen | kommt heute | buchungsbestatigung | abrechnung | sonderwunsch
  `),
  wrote: listed('nachricht | frage | anfrage | geantwortet | geschrieben | antwort'),
}
