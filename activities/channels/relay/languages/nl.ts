import { type Frame, listed } from './frame.ts'

export const dutch: Frame = {
  begins: listed(`
    Je gast schrijft: | Uw gast schrijft: | De gast schrijft: | De reiziger schrijft: | Je gast vraagt:
    Een gast heeft je een bericht gestuurd | Een gast heeft u een bericht gestuurd
    Je hebt een bericht ontvangen van {name} | Je hebt een nieuw bericht ontvangen van {name} | U hebt een nieuw bericht van {name}
    Bericht van de reiziger | Bericht van de gast | {name} heeft je geschreven
    {name} schreef: | {name} schrijft: | {name} zei: | {name} zegt: | {name} heeft geschreven: | {name} schreef je: | {name} vraagt: | {name} antwoordde:
    Gast {name} schreef: | Je gast {name} schreef: | Bericht van {name}: | Nieuw bericht van {name}: | Reactie van {name}: | Antwoord van {name}: | Aanvraag van {name}:
    Vraag van {name}: | Bericht van gast {name}: | {name} heeft je een bericht gestuurd | {name} heeft u een bericht gestuurd | {name} stuurde je een bericht
    {name} heeft een bericht gestuurd | {name} heeft op je bericht gereageerd | {name} heeft gereageerd op je bericht | Je hebt een nieuw bericht van {name}
    U heeft een nieuw bericht van {name} | Bericht van de gast: | Bericht van gast: | Bericht van je gast: | Bericht van de reiziger: | De gast schreef: | Meer informatie
  `),
  ends: listed(`
    Reageer op deze aanvraag | Beantwoord deze aanvraag | Aanvraag beantwoorden | Aanvraag accepteren of weigeren | Vooraf goedkeuren of weigeren
    Vooraf goedkeuren of afwijzen | Stuur een bericht naar {name} | Bericht schrijven | Naar inbox | Naar mijn dashboard | Betaling van de reiziger
    Betalingsgegevens | Prijsdetails | De bovenstaande inhoud is automatisch vertaald
    Beantwoorden | Antwoorden | Nu antwoorden | Nu beantwoorden | Reageren | Nu reageren | Reageer | Beantwoord {name} | Antwoord {name} | Reageer op {name} | Beantwoord de gast
    Reageren op bericht | Bericht beantwoorden | Dit bericht beantwoorden | Reageer op dit bericht | Reageer op aanvraag | Antwoorden in Partner Central
    Beantwoorden in Partner Central | Bericht bekijken | Bekijk bericht | Gesprek bekijken | Bekijk gesprek | Accepteren | Weigeren | Afwijzen | Accepteren of weigeren
    Reserveringsgegevens | Gegevens van de reservering | Boekingsgegevens | Reserveringsdetails | Boekingsdetails | Details van de reservering | Details van de boeking
    Gegevens van je verblijf | Reisgegevens | Eerdere berichten | Vorige berichten | Je kunt ook rechtstreeks op deze e-mail antwoorden | Je kunt ook rechtstreeks op deze e-mail reageren | U kunt ook rechtstreeks op deze e-mail reageren
    Je kunt ook direct op deze e-mail antwoorden | Je kunt direct op deze e-mail reageren | Je kunt deze e-mail beantwoorden
    Automatisch vertaald | Automatische vertaling
  `),
  amid: listed(`
    Automatische vertaling. Dit is het oorspronkelijke bericht: | Automatisch vertaald. Dit is het oorspronkelijke bericht:
    Automatisch vertaald. Oorspronkelijk bericht: | Automatisch vertaald. Origineel bericht: | Automatische vertaling. Oorspronkelijk bericht:
    Automatisch vertaald. Het oorspronkelijke bericht volgt: | Oorspronkelijk bericht: | Origineel bericht:
  `),
  hosts: listed('Host | Co-host | Verhuurder | Verhuurster | Gastheer | Gastvrouw'),
  tells: listed('je gast {name} | uw gast {name}'),
  others: listed(`
    Je hoeft verder niets te doen. De betaling wordt na het inchecken naar je overgemaakt | Je hoeft verder niets te doen | U hoeft verder niets te doen
    Je hebt een nieuwe boeking | Je hebt een nieuwe aanvraag | U hebt een nieuwe boeking
    Hallo, {name} is geïnteresseerd in je accommodatie | Hallo, {name} is geïnteresseerd in uw accommodatie | {name} is geïnteresseerd in uw accommodatie
    Onthoud: Airbnb zal je nooit vragen om geld over te maken | Meer weten | Meer informatie | Identiteit geverifieerd
    Communiceer voor je bescherming en veiligheid altijd via Airbnb | Communiceer voor je veiligheid altijd via Airbnb | Download de Airbnb-app
    Werk je e-mailvoorkeuren bij | Je hebt een nieuw bericht van een gast | Pas je voorkeuren aan | Reageer op de aanvraag van {name}
    Beantwoord de aanvraag van {name} | {name} heeft interesse in je accommodatie | {name} heeft interesse in uw accommodatie | Aanvraag van
    Beschikbaar na boeking | Nieuwe boeking bevestigd! {name} komt | Nieuwe reservering bevestigd! {name} komt
    Nieuw bericht van je gast | Nieuw bericht van uw gast
    Beheer mijn boeking | Boeking beheren
    {name} heeft de reservering geannuleerd | {name} heeft de boeking geannuleerd | De reservering is geannuleerd | De boeking is geannuleerd | {name} wil de reservering wijzigen | {name} wil de boeking wijzigen
    Gast | Boeker | Reiziger | Host | Verhuurder | Bericht | Nieuw bericht | Nieuwe aanvraag | Aanvraag | Boekingsaanvraag | Nieuwe boeking | Nieuwe reservering
    Nieuw bericht van {name} | Nieuw bericht van een gast | Je hebt een nieuw bericht | Je hebt een nieuw bericht van {name} | We hebben dit bericht ontvangen van {name}
    Typ je antwoord boven deze regel | Typ uw antwoord boven deze regel | Aanvraag van {name} | Directe boeking van {name} | Je boeking is bevestigd
    Je reservering is bevestigd | Boeking bevestigd | Reservering bevestigd | Boekingsbevestiging | Annulering | {name} wil je accommodatie boeken
    Stuur {name} een bericht | Stuur een bericht | Download de app | Hulp | Helpcentrum | Contact | Klantenservice | Privacy | Privacybeleid | Voorwaarden
    Algemene voorwaarden | Afmelden | Uitschrijven | Alle rechten voorbehouden | Wist je dat? | Oorspronkelijk bericht | Origineel weergeven
    Communiceer voor je eigen bescherming en veiligheid altijd via Airbnb | Reservering bekijken | Bekijk reservering | Deze e-mail is verstuurd door {platform}
    Deze e-mail is verzonden door {platform} | Het team van {platform} | Hele woning | Privékamer
  `),
  labels: {
    name: listed(
      'Naam klant | Naam gast | Naam gast | Naam van de gast | Gastnaam | Naam van gast | Gast | Hoofdgast | Naam | Naam van de reiziger | Naam van reiziger | Naam reiziger | Reiziger | Klant | Klantnaam | Geboekt door | Boeker',
    ),
    firstName: listed(`Voornaam | Voornaam klant | Voornaam van de klant | Voornaam gast | Voornaam van de gast`),
    lastName: listed(
      `Achternaam | Achternaam klant | Achternaam van de klant | Achternaam gast | Achternaam van de gast`,
    ),
    code: listed(`
      Bevestigingscode | Bevestigingsnummer | Reserveringscode | Reserveringsnummer | Reserverings-ID | Reserveringsnr | Boekingscode | Boekingsnummer | Boekings-ID
      Boekingsnr | Reserveringskenmerk | Referentie | Referentienummer | Reisplannummer | Reserving | Reservering | Boeking
    `),
    number: listed(
      'Accommodatienummer | Eenheid | Kamers | Kamer(s) | Totaal aantal kamers | Aantal kamers | Nachten | Aantal nachten | Verblijfsduur | PIN | Externe ID | Extern ID | Externe referentie',
    ),
    checkIn: listed(
      'Inchecken | Check-in | Aankomst | Aankomstdatum | Incheckdatum | Datum van aankomst | Aankomstdag | Van',
    ),
    checkOut: listed(
      'Uitchecken | Check-out | Checkout | Vertrek | Vertrekdatum | Uitcheckdatum | Datum van vertrek | Vertrekdag | Tot',
    ),
    dates: listed(
      'Datums | Data | Datum | Verblijf | Verblijfsdata | Reisdata | Periode | Reisperiode | Reserveringsdata',
    ),
    guests: listed(
      'Totaal gasten | Aantal personen totaal | Totaal aantal personen | Totaal aantal reizigers | Gasten | Gast(en) | Aantal gasten | Totaal aantal gasten | Reizigers | Aantal reizigers | Personen | Aantal personen | Bezetting',
    ),
    adults: listed('Volwassenen | Aantal volwassenen'),
    children: listed('Kinderen | Aantal kinderen'),
    price: listed(
      'Totaal | Totaal (EUR) | Totaalprijs | Prijs | Bedrag | Totaalbedrag | Uitbetaling | Je verdient | Huur',
    ),
    title: listed(`
      Accommodatie | Naam accommodatie | Naam van de accommodatie | Advertentie | Woning | Huis | Appartement | Verblijf | Hotel | Naam hotel
      Naam van het hotel | Accommodatienaam | Vakantiehuis | Vakantiewoning | Naam woning | Naam van de woning | Object | Objectnaam
      Naam advertentie | Naam van de advertentie
    `),
    room: listed(
      'Kamertype | Kamersoort | Kamer | Soort kamer | Naam van de kamer | Type accommodatie | Soort accommodatie | Type woning | Soort woning | Type verblijf',
    ),
    phone: listed('Telefoon | Telefoonnummer | Telefoonnummer van reiziger'),
  },
  subjects: listed(`
    Nieuwe boeking van {name} | Nieuwe reservering van {name} | Nieuwe boeking: {name} | Reservering geannuleerd: {name} | Boeking geannuleerd: {name}
    Bericht van {name} over {listing} | Aanvraag van {name} over {listing}
    Reservering voor {listing} | Reservering bij {listing} | Reservering: {listing} | Boeking voor {listing} | Boeking bij {listing} | Boeking: {listing}
    Boekingsaanvraag voor {listing} | Reserveringsaanvraag voor {listing} | Aanvraag voor {listing} | Vraag over {listing} | In behandeling: boekingsaanvraag voor {listing}
    We hebben dit bericht ontvangen van {name} | Bericht van {name} | Nieuw bericht van {name} | Je hebt een nieuw bericht van {name} | Bericht van {platform}-gast {name}
    Reactie van {platform}-gast {name} | Antwoord van {platform}-gast {name} | Bericht van gast {name} | Reactie van {name} | Antwoord van {name} | Aanvraag van {name}
    Boekingsaanvraag van {name} | Directe boeking van {name} | {name} heeft je een bericht gestuurd | {name} heeft op je bericht gereageerd
    {platform}: {name} heeft op je bericht gereageerd | {platform}: {name} heeft je een bericht gestuurd | {platform}: annulering door {name}
    Reservering bevestigd - {name} komt | Reservering bevestigd: {name} komt | Boeking bevestigd: {name} komt | {name} komt | {name} wil de reservering wijzigen
    {name} wil de boeking wijzigen | Schrijf een recensie voor {name} | Schrijf een beoordeling voor {name}
  `),
  notices: listed(`
    boeking bevestigd | boeking geannuleerd | boeking gewijzigd | reservering bevestigd | reservering geannuleerd | reservering gewijzigd | geannuleerd: | geannuleerd
    annulering | nieuwe boeking | nieuwe reservering | directe boeking | reservering wijzigen | boeking wijzigen | wijzigingsverzoek | betaling | uitbetaling | factuur
    schrijf een recensie | schrijf een beoordeling | heeft een recensie | herinnering | komt morgen | komt vandaag | boekingsbevestiging | speciaal verzoek
  `),
  wrote: listed('bericht | vraag | aanvraag | gereageerd | geschreven'),
}
