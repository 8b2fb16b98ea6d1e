import { type Frame, listed } from './frame.ts'

export const norwegian: Frame = {
  begins: listed(`
    {name} skrev: | {name} skriver: | {name} spør: | {name} svarte: | {name} har skrevet: | Melding fra {name}: | Ny melding fra {name}:
    Ny melding fra {name} | Melding fra gjesten: | Melding fra gjest: | Gjestens melding: | Gjestens melding | {name} har sendt deg en melding
    {name} sendte deg en melding | {name} har svart på meldingen din | Du har en ny melding fra {name} | Forespørsel fra {name}:
    Melding fra den reisende | Mer informasjon | Ytterligere informasjon | En gjest har sendt deg en melding
  `),
  ends: listed(`
    Svar gjesten | Svar på meldingen | Svar på melding | Svar på forespørselen | Svar på denne forespørselen | Vis melding | Vis samtale | Godta | Avslå
    Godta eller avslå | Bestillingsdetaljer | Bookingdetaljer | Reservasjonsdetaljer | Bestillingsinformasjon | Opplysninger om bestillingen
    Tidligere meldinger | Du kan også svare direkte på denne e-posten | Du kan svare direkte på denne e-posten | Automatisk oversatt
    Send {name} en melding | Send en melding til {name}
  `),
  amid: listed(`
    Automatisk oversatt. Original melding: | Original melding: | Automatisk oversatt. Opprinnelig melding:
  `),
  hosts: listed(`
    Vert | Vertinne | Medvert
  `),
  tells: listed(`
    gjesten din {name}
  `),
  others: listed(`
    Du har en ny melding fra en gjest | Du har mottatt en ny melding fra en gjest | Ny melding fra en gjest | Ny melding fra gjesten din
    Skriv svaret ditt over denne linjen | Vennligst skriv svaret ditt over denne linjen | Endre innstillingene dine
    For din egen sikkerhet bør du alltid kommunisere via Airbnb | Kommuniser alltid gjennom Airbnb | Skaff deg Airbnb-appen | Last ned Airbnb-appen
    Finn ut mer | Les mer | Identitet bekreftet | Gjest | Booker | Reisende | Melding | Ny melding | Forespørsel | Ny forespørsel
    Bestillingsforespørsel | Ny bestilling | Ny reservasjon | Bestilling bekreftet | Reservasjon bekreftet | Bestillingsbekreftelse | Avbestilling
    {name} er interessert i boligen din | Vis bestilling | Administrer bestilling | Denne e-posten ble sendt av {platform}
    Denne e-posten er sendt av {platform} | Hele boligen | Privat rom | Tilgjengelig etter bestilling | Forespørsel fra | Meld deg av | Personvern
    Hjelpesenter | Visste du?
  `),
  labels: {
    name: listed(`
      Gjestens navn | Gjestenavn | Gjest | Reisendes navn | Bestilt av
    `),
    firstName: listed('Fornavn | Gjestens fornavn'),
    lastName: listed('Etternavn | Gjestens etternavn'),
    code: listed(`
      Bekreftelsesnummer | Bekreftelseskode | Bestillingsnummer | Bestillings-ID | Bookingnummer | Reservasjonsnummer | Reservasjonskode | Reservasjon
      Bestilling | Referansenummer
    `),
    number: listed(`
      Bolig-ID | Enhet | Rom | Antall rom | Totalt antall rom | Netter | Antall netter | PIN
    `),
    checkIn: listed(`
      Innsjekking | Ankomst | Ankomstdato | Innsjekkingsdato
    `),
    checkOut: listed(`
      Utsjekking | Avreise | Avreisedato | Utsjekkingsdato
    `),
    dates: listed(`
      Datoer | Dato | Periode | Opphold | Reisedatoer
    `),
    guests: listed(`
      Gjester | Antall gjester | Totalt antall gjester | Gjester totalt | Reisende | Antall personer | Personer
    `),
    adults: listed('Voksne | Antall voksne'),
    children: listed('Barn | Antall barn'),
    price: listed(`
      Totalt | Totalpris | Pris | Beløp | Utbetaling
    `),
    title: listed(
      'Bolig | Overnattingssted | Navn på overnattingsstedet | Overnattingsstedets navn | Leilighet | Annonse',
    ),
    room: listed('Romtype | Boligtype'),
    phone: listed(`
      Telefon | Telefonnummer
    `),
  },
  subjects: listed(`
    Melding fra {name} om {listing} | Vi har mottatt denne meldingen fra {name} | Melding fra {platform}-gjesten {name}
    Melding fra {platform}-gjest {name} | Melding fra gjesten {name} | Melding fra {name} | Ny melding fra {name} | Svar fra {name}
    Forespørsel fra {name} | Forespørsel av {name} | Bestilling fra {name} | Bestillingsforespørsel fra {name} | {name} har sendt deg en melding
    {name} har svart på meldingen din | Reservasjon på {listing} | Reservasjon av {listing} | Reservasjon for {listing} | Bestilling av {listing}
    Bestilling på {listing} | Bestilling for {listing} | Forespørsel om {listing} | Bestilling bekreftet - {name} ankommer
    Reservasjon bekreftet - {name} ankommer | Bestilling bekreftet: {name} ankommer
  `),
  notices: listed(`
    reservasjon bekreftet | bestilling bekreftet | reservasjonen er bekreftet | bestillingsbekreftelse | avbestilling | avbestilt | kansellert
    kansellering | bestilling endret | reservasjon endret | ny bestilling | ny reservasjon | utbetaling | betaling | faktura | anmeldelse | omtale
    paminnelse | ankommer i morgen | ankommer i dag
  `),
  wrote: listed(`
    melding | spørsmal | forespørsel | svart | skrevet
  `),
}
