import { type Frame, listed } from './frame.ts'

export const swedish: Frame = {
  begins: listed(`
    {name} skrev: | {name} skriver: | {name} frågar: | {name} svarade: | {name} har skrivit: | Meddelande från {name}: | Nytt meddelande från {name}:
    Nytt meddelande från {name} | Meddelande från gästen: | Meddelande från gäst: | Gästens meddelande: | Gästens meddelande
    {name} har skickat ett meddelande till dig | {name} skickade ett meddelande till dig | {name} har skickat dig ett meddelande
    {name} har svarat på ditt meddelande | {name} svarade på ditt meddelande | Du har ett nytt meddelande från {name} | Förfrågan från {name}:
    Meddelande från resenären | Mer information | Ytterligare information | En gäst har skickat ett meddelande till dig
    En gäst har skickat dig ett meddelande
  `),
  ends: listed(`
    Svara | Svara nu | Svara gästen | Svara {name} | Svara på meddelandet | Svara på meddelande | Svara på förfrågan | Svara på denna förfrågan
    Visa meddelande | Visa konversation | Acceptera | Avböj | Acceptera eller avböj | Bokningsinformation | Bokningsuppgifter | Bokningsdetaljer
    Uppgifter om bokningen | Detaljer om bokningen | Tidigare meddelanden | Svara i Partner Central | Du kan också svara direkt på det här mejlet
    Du kan även svara direkt på det här mejlet | Du kan svara direkt på det här mejlet | Automatiskt översatt | Skicka ett meddelande till {name}
  `),
  amid: listed(`
    Automatiskt översatt. Originalmeddelande: | Originalmeddelande: | Automatiskt översatt. Ursprungligt meddelande:
  `),
  hosts: listed(`
    Värd | Värdinna | Medvärd
  `),
  tells: listed(`
    din gäst {name}
  `),
  others: listed(`
    Du har en ny bokning | Du har en ny förfrågan | Sekretess | Integritetspolicy | Avsluta prenumeration | Avsluta prenumerationen | Avregistrera
    Du har ett nytt meddelande från en gäst | Du har fått ett nytt meddelande från en gäst | Nytt meddelande från en gäst
    Nytt meddelande från din gäst | Skriv ditt svar ovanför den här raden | Ändra dina inställningar | Kom alltid ihåg att kommunicera via Airbnb
    För din säkerhet, kommunicera alltid via Airbnb | För din säkerhet ska du alltid kommunicera via Airbnb | Skaffa Airbnb-appen | Hämta Airbnb-appen
    Läs mer | Identitet verifierad | Gäst | Bokare | Resenär | Meddelande | Nytt meddelande | Förfrågan | Ny förfrågan | Bokningsförfrågan | Ny bokning
    Bokning bekräftad | Bokningsbekräftelse | Avbokning | {name} är intresserad av ditt boende | Visa bokning | Hantera bokning
    Det här mejlet skickades av {platform} | Detta mejl skickades av {platform} | Detta e-postmeddelande skickades av {platform} | Hela boendet
    Privat rum | Tillgängligt efter bokning | Förfrågan från | Avprenumerera | Integritetspolicy | Hjälpcenter | Visste du?
  `),
  labels: {
    name: listed(`
      Gästens namn | Gästnamn | Gäst | Namn | Resenär | Resenärens namn | Bokat av | Kund
    `),
    firstName: listed('Förnamn | Gästens förnamn'),
    lastName: listed('Efternamn | Gästens efternamn'),
    code: listed(`
      Bekräftelsenummer | Bekräftelsekod | Bokningsnummer | Bokningskod | Boknings-ID | Bokning | Reservationsnummer | Referensnummer
    `),
    number: listed(`
      Boendets ID | Enhet | Rum | Antal rum | Totalt antal rum | Nätter | Antal nätter | PIN
    `),
    checkIn: listed(`
      Incheckning | Ankomst | Ankomstdatum | Incheckningsdatum
    `),
    checkOut: listed(`
      Utcheckning | Avresa | Avresedatum | Utcheckningsdatum
    `),
    dates: listed(`
      Datum | Period | Vistelse | Resedatum
    `),
    guests: listed(`
      Gäster | Antal gäster | Totalt antal gäster | Gäster totalt | Resenärer | Antal personer | Personer
    `),
    adults: listed('Vuxna | Antal vuxna'),
    children: listed('Barn | Antal barn'),
    price: listed(`
      Totalt | Totalt belopp | Totalsumma | Totalpris | Pris | Belopp | Utbetalning
    `),
    title: listed('Boende | Boendets namn | Namn på boendet | Objekt | Lägenhet | Annons'),
    room: listed('Rumstyp | Boendetyp'),
    phone: listed(`
      Telefon | Telefonnummer
    `),
  },
  subjects: listed(`
    Meddelande från {name} om {listing} | Vi har fått det här meddelandet från {name} | Vi fick det här meddelandet från {name}
    Meddelande från {platform}-gästen {name} | Meddelande från {platform}-gäst {name} | Meddelande från gästen {name} | Meddelande från {name}
    Nytt meddelande från {name} | Svar från {name} | Förfrågan från {name} | Förfrågan av {name} | Bokning från {name} | Bokningsförfrågan från {name}
    Direktbokning från {name} | {name} har skickat ett meddelande till dig | {name} har skickat dig ett meddelande
    {name} har svarat på ditt meddelande | Bokning på {listing} | Bokning av {listing} | Bokning för {listing} | Förfrågan om {listing}
    Förfrågan för {listing} | Bokningsförfrågan för {listing} | Bokning bekräftad - {name} kommer | Bokning bekräftad - {name} anländer
    Bokning bekräftad: {name} anländer | Bokningen är bekräftad - {name} anländer
  `),
  notices: listed(`
    bokning bekraftad | bokningen ar bekraftad | bokningsbekraftelse | bokningen har avbokats | avbokad | avbokning | bokning andrad | ny bokning
    direktbokning | utbetalning | betalning | faktura | recension | omdome | paminnelse | anlander imorgon | anlander idag
  `),
  wrote: listed(`
    meddelande | fraga | forfragan | svarat | skrivit
  `),
}
