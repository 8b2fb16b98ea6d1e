import { type Frame, listed } from './frame.ts'

export const croatian: Frame = {
  ownMonths: 'hr',
  begins: listed(`
    {name} kaže: | {name} piše: | {name} pita: | {name} je napisao/la: | {name} je napisao: | {name} je napisala: | {name} je odgovorio/la:
    Poruka od {name}: | Nova poruka od {name}: | Nova poruka od {name} | Nova poruka gosta {name} | Poruka gosta: | Poruka gosta | Poruka od gosta:
    Poruka od gosta | {name} vam je poslao/la poruku | {name} vam je poslao poruku | {name} vam je poslala poruku
    {name} je odgovorio/la na vašu poruku | Imate novu poruku od {name} | Poruka putnika | Dodatne informacije | Više informacija
    Gost vam je poslao poruku
  `),
  ends: listed(`
    Odgovori | Odgovorite | Odgovori sada | Odgovorite gostu | Odgovori gostu | Odgovori na poruku | Odgovorite na poruku | Odgovorite na ovaj upit
    Odgovori na upit | Prikaži poruku | Pogledaj poruku | Prikaži razgovor | Prihvati | Odbij | Prihvati ili odbij | Podaci o rezervaciji
    Detalji rezervacije | Pojedinosti o rezervaciji | Informacije o rezervaciji | Prethodne poruke | Možete odgovoriti i izravno na ovu e-poruku
    Možete odgovoriti izravno na ovu e-poruku | Automatski prevedeno
  `),
  amid: listed(`
    Automatski prevedeno. Izvorna poruka: | Izvorna poruka:
  `),
  hosts: listed(`
    Domaćin | Domaćica | Sudomaćin
  `),
  tells: listed(`
    vaš gost {name}
  `),
  others: listed(`
    Imate novu poruku od gosta | Nova poruka gosta | Nova poruka od gosta | Molimo, unesite svoj odgovor iznad ove linije
    Unesite svoj odgovor iznad ove linije | Promijenite postavke | Radi vlastite zaštite i sigurnosti uvijek komunicirajte putem Airbnba
    Preuzmite aplikaciju Airbnb | Saznajte više | Identitet potvrđen | Gost | Osoba koja je rezervirala | Putnik | Poruka | Nova poruka | Upit
    Novi upit | Zahtjev za rezervaciju | Nova rezervacija | Rezervacija potvrđena | Potvrda rezervacije | Otkazivanje | Prikaži rezervaciju
    Upravljaj rezervacijom | Ovu je poruku poslao {platform} | Ovu je e-poruku poslao {platform} | Cijeli smještaj | Privatna soba
    Dostupno nakon rezervacije | Odjava | Privatnost | Centar za pomoć | Jeste li znali?
  `),
  labels: {
    name: listed(`
      Ime gosta | Ime i prezime gosta | Gost | Ime | Ime putnika | Rezervirao | Klijent
    `),
    code: listed(`
      Broj potvrde | Kôd potvrde | Potvrdni kod | Broj rezervacije | Kôd rezervacije | ID rezervacije | Rezervacija | Referentni broj
    `),
    number: listed(`
      ID objekta | Jedinica | Sobe | Broj soba | Ukupan broj soba | Ukupan br. jedinica | Ukupan broj jedinica | Noćenja | Broj noćenja | PIN
    `),
    checkIn: listed(`
      Prijava | Dolazak | Datum dolaska | Datum prijave
    `),
    checkOut: listed(`
      Odjava | Odlazak | Datum odlaska | Datum odjave
    `),
    dates: listed(`
      Datumi | Razdoblje | Boravak
    `),
    guests: listed(`
      Gosti | Broj gostiju | Ukupan broj gostiju | Ukupan br. gostiju | Ukupno gostiju | Putnici | Broj osoba | Osobe | Odrasli
    `),
    price: listed(`
      Ukupno | Ukupna cijena | Cijena | Iznos | Isplata
    `),
    title: listed('Objekt | Ime objekta | Naziv objekta | Smještaj | Naziv smještaja | Oglas'),
    room: listed('Vrsta sobe | Tip sobe | Vrsta smještaja'),
    phone: listed(`
      Telefon | Broj telefona
    `),
  },
  subjects: listed(`
    Primili smo ovu poruku od gosta {name} | Primili smo ovu poruku od {name} | Poruka od {platform} gosta {name} | Poruka gosta {name}
    Poruka od gosta {name} | Poruka od {name} | Nova poruka od {name} | Nova poruka gosta {name} | Odgovor od {name} | Upit od {name}
    Rezervacija od {name} | {name} vam je poslao/la poruku | Rezervacija za {listing} | Rezervacija: {listing} | Upit za {listing}
    Zahtjev za rezervaciju za {listing} | Rezervacija potvrđena - {name} dolazi
  `),
  notices: listed(`
    rezervacija potvrđena | potvrda rezervacije | rezervacija je potvrđena | otkazana rezervacija | rezervacija otkazana | rezervacija je otkazana
    otkazano | otkazivanje | izmjena rezervacije | nova rezervacija | isplata | placanje | racun | recenzija | recenziju | ocjena | podsjetnik
    dolazi sutra | dolazi danas
  `),
  wrote: listed(`
    poruka | poruku | pitanje | upit | odgovorio | odgovorila
  `),
}
