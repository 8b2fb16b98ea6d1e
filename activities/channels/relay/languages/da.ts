import { type Frame, listed } from './frame.ts'

export const danish: Frame = {
  begins: listed(`
    {name} skrev: | {name} skriver: | {name} spørger: | {name} svarede: | {name} har skrevet: | Besked fra {name}: | Ny besked fra {name}:
    Ny besked fra {name} | Besked fra gæsten: | Besked fra gæst: | Gæstens besked: | Gæstens besked | {name} har sendt dig en besked
    {name} sendte dig en besked | {name} har svaret på din besked | Du har en ny besked fra {name} | Forespørgsel fra {name}: | Besked fra den rejsende
    Flere oplysninger | Yderligere oplysninger | En gæst har sendt dig en besked
  `),
  ends: listed(`
    Svar | Svar nu | Svar gæsten | Svar {name} | Svar på beskeden | Svar på besked | Svar på forespørgslen | Svar på denne forespørgsel | Vis besked
    Se besked | Vis samtale | Acceptér | Afvis | Acceptér eller afvis | Reservationsoplysninger | Bookingoplysninger | Oplysninger om reservationen
    Oplysninger om bookingen | Detaljer om bookingen | Tidligere beskeder | Svar i Partner Central | Du kan også svare direkte på denne e-mail
    Du kan svare direkte på denne e-mail | Automatisk oversat | Send en besked til {name} | Send {name} en besked
  `),
  amid: listed(`
    Automatisk oversat. Original besked: | Original besked: | Automatisk oversat. Oprindelig besked:
  `),
  hosts: listed(`
    Vært | Værtinde | Medvært
  `),
  tells: listed(`
    din gæst {name}
  `),
  others: listed(`
    Du har en ny besked fra en gæst | Du har modtaget en ny besked fra en gæst | Ny besked fra en gæst | Ny besked fra din gæst
    Skriv dit svar over denne linje | Skriv venligst dit svar over denne linje | Ændr dine præferencer | Kommunikér altid gennem Airbnb
    For din egen sikkerhed skal du altid kommunikere via Airbnb | Få Airbnb-appen | Hent Airbnb-appen | Få mere at vide | Læs mere | Identitet bekræftet
    Gæst | Booker | Rejsende | Besked | Ny besked | Forespørgsel | Ny forespørgsel | Bookinganmodning | Reservationsanmodning | Ny booking
    Ny reservation | Booking bekræftet | Reservation bekræftet | Bookingbekræftelse | Afbestilling | {name} er interesseret i din bolig | Se reservation
    Administrér booking | Denne e-mail blev sendt af {platform} | Denne e-mail er sendt af {platform} | Hele boligen | Privat værelse
    Tilgængelig efter booking | Forespørgsel fra | Afmeld | Privatlivspolitik | Hjælp | Vidste du?
  `),
  labels: {
    name: listed(`
      Gæstens navn | Gæstenavn | Gæst | Navn | Rejsendes navn | Booket af | Kunde
    `),
    firstName: listed('Fornavn | Gæstens fornavn'),
    lastName: listed('Efternavn | Gæstens efternavn'),
    code: listed(`
      Bekræftelsesnummer | Bekræftelseskode | Bookingnummer | Booking-ID | Reservationskode | Reservationsnummer | Reservation | Booking
      Referencenummer
    `),
    number: listed(`
      Bolig-ID | Enhed | Værelser | Antal værelser | Værelser i alt | Nætter | Antal nætter | PIN
    `),
    checkIn: listed(`
      Indtjekning | Ankomst | Ankomstdato | Indtjekningsdato
    `),
    checkOut: listed(`
      Udtjekning | Afrejse | Afrejsedato | Udtjekningsdato
    `),
    dates: listed(`
      Datoer | Dato | Periode | Ophold | Rejsedatoer
    `),
    guests: listed(`
      Gæster | Antal gæster | Gæster i alt | Samlet antal gæster | Rejsende | Antal personer | Personer
    `),
    adults: listed('Voksne | Antal voksne'),
    children: listed('Børn | Antal børn'),
    price: listed(`
      I alt | Samlet pris | Pris | Beløb | Udbetaling
    `),
    title: listed(
      'Bolig | Overnatningssted | Overnatningsstedets navn | Boligens navn | Navn på overnatningssted | Lejlighed | Opslag',
    ),
    room: listed('Værelsestype | Boligtype'),
    phone: listed(`
      Telefon | Telefonnummer
    `),
  },
  subjects: listed(`
    Besked fra {name} om {listing} | Vi har modtaget denne besked fra {name} | Besked fra {platform}-gæsten {name} | Besked fra {platform}-gæst {name}
    Besked fra gæsten {name} | Besked fra {name} | Ny besked fra {name} | Svar fra {name} | Forespørgsel fra {name} | Forespørgsel af {name}
    Booking fra {name} | Reservation fra {name} | Bookinganmodning fra {name} | {name} har sendt dig en besked | {name} har svaret på din besked
    Reservation på {listing} | Reservation af {listing} | Reservation for {listing} | Forespørgsel om {listing} | Forespørgsel på {listing}
    Bookinganmodning for {listing} | Reservation bekræftet - {name} ankommer | Booking bekræftet - {name} ankommer
    Reservation bekræftet: {name} ankommer
  `),
  notices: listed(`
    reservation bekræftet | booking bekræftet | reservationen er bekræftet | bookingbekræftelse | reservation annulleret | booking annulleret
    annulleret | aflyst | afbestilling | afbestilt | booking ændret | reservation ændret | ny booking | ny reservation | udbetaling | betaling | faktura
    anmeldelse | pamindelse | ankommer i morgen | ankommer i dag
  `),
  wrote: listed(`
    besked | spørgsmal | forespørgsel | svaret | skrevet
  `),
}
