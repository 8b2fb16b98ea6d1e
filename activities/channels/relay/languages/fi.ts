import { type Frame, listed } from './frame.ts'

export const finnish: Frame = {
  begins: listed(`
    {name} kirjoitti: | {name} kirjoittaa: | {name} kysyy: | {name} vastasi: | {name} sanoi: | Viesti käyttäjältä {name}: | Viesti asiakkaalta {name}:
    Viesti vieraalta {name}: | Uusi viesti käyttäjältä {name} | Uusi viesti vieraalta {name} | Uusi viesti: {name} | Viesti vieraalta: | Vieraan viesti:
    Vieraan viesti | Asiakkaan viesti | {name} lähetti sinulle viestin | {name} on lähettänyt sinulle viestin | {name} vastasi viestiisi
    {name} on vastannut viestiisi | Sinulla on uusi viesti käyttäjältä {name} | Viesti matkustajalta | Lisätietoja | Lisätiedot
    Vieras lähetti sinulle viestin
  `),
  ends: listed(`
    Vastaa | Vastaa nyt | Vastaa vieraalle | Vastaa asiakkaalle | Vastaa viestiin | Vastaa tiedusteluun | Vastaa tähän tiedusteluun | Näytä viesti
    Katso viesti | Näytä keskustelu | Hyväksy | Hylkää | Hyväksy tai hylkää | Varaustiedot | Varauksen tiedot | Aiemmat viestit
    Voit vastata myös suoraan tähän sähköpostiin | Voit myös vastata suoraan tähän sähköpostiin | Voit vastata suoraan tähän sähköpostiin
    Käännetty automaattisesti | Automaattisesti käännetty
  `),
  amid: listed(`
    Käännetty automaattisesti. Alkuperäinen viesti: | Alkuperäinen viesti:
  `),
  hosts: listed(`
    Majoittaja | Emäntä | Isäntä | Apumajoittaja
  `),
  tells: listed(`
    vieraasi {name}
  `),
  others: listed(`
    Sinulla on uusi viesti vieraalta | Sinulla on uusi viesti asiakkaalta | Uusi viesti vieraalta | Uusi viesti asiakkaalta
    Kirjoita vastauksesi tämän rivin yläpuolelle | Muuta asetuksiasi | Turvallisuutesi vuoksi viesti aina Airbnb:n kautta | Hanki Airbnb-sovellus
    Lataa Airbnb-sovellus | Lue lisää | Henkilöllisyys vahvistettu | Vieras | Varaaja | Matkustaja | Viesti | Uusi viesti | Tiedustelu | Uusi tiedustelu
    Varauspyyntö | Uusi varaus | Varaus vahvistettu | Varausvahvistus | Peruutus | {name} on kiinnostunut majoituspaikastasi | Näytä varaus
    Hallinnoi varausta | Tämän sähköpostin lähetti {platform} | Koko asunto | Yksityinen huone | Saatavilla varauksen jälkeen | Tiedustelun lähde
    Peruuta tilaus | Tietosuoja | Ohjekeskus | Tiesitkö?
  `),
  labels: {
    name: listed(`
      Vieraan nimi | Asiakkaan nimi | Vieras | Nimi | Matkustajan nimi | Varaaja | Asiakas
    `),
    code: listed(`
      Vahvistusnumero | Vahvistuskoodi | Varausnumero | Varauskoodi | Varaustunnus | Varauksen tunnus | Varaus | Viitenumero
    `),
    number: listed(`
      Kohdenumero | Yksikkö | Huoneet | Huoneita | Huoneiden määrä | Huoneita yhteensä | Huoneiden kokonaismäärä | Yöt | Öiden määrä | PIN
    `),
    checkIn: listed(`
      Sisäänkirjautuminen | Tulopäivä | Saapuminen | Saapumispäivä | Tulo
    `),
    checkOut: listed(`
      Uloskirjautuminen | Lähtöpäivä | Lähtö
    `),
    dates: listed(`
      Päivämäärät | Päivämäärä | Ajankohta | Oleskelu | Matkapäivät
    `),
    guests: listed(`
      Vieraat | Vieraita | Vieraiden määrä | Vieraita yhteensä | Vieraiden kokonaismäärä | Asiakkaita yhteensä | Henkilömäärä | Matkustajat | Henkilöt
    `),
    adults: listed('Aikuiset | Aikuisia | Aikuisten määrä'),
    children: listed('Lapset | Lapsia | Lasten määrä'),
    price: listed(`
      Yhteensä | Kokonaishinta | Hinta | Summa | Maksu
    `),
    title: listed('Majoituspaikka | Majoituspaikan nimi | Kohde | Kohteen nimi | Huoneisto | Ilmoitus'),
    room: listed('Huonetyyppi | Majoitustyyppi'),
    phone: listed(`
      Puhelin | Puhelinnumero
    `),
  },
  subjects: listed(`
    Saimme tämän viestin käyttäjältä {name} | Saimme tämän viestin asiakkaalta {name} | Saimme tämän viestin lähettäjältä {name}
    Viesti {platform}-asiakkaalta {name} | Viesti asiakkaalta {name} | Viesti vieraalta {name} | Viesti käyttäjältä {name}
    Uusi viesti käyttäjältä {name} | Uusi viesti: {name} | Viesti: {name} | Tiedustelu: {name} | Tiedustelu käyttäjältä {name} | Varaus: {name}
    {name} lähetti sinulle viestin | {name} vastasi viestiisi | Varaus kohteeseen {listing} | Varaus kohteessa {listing} | Varaus: {listing}
    Tiedustelu kohteesta {listing} | Tiedustelu: {listing} | Varauspyyntö kohteeseen {listing} | Varaus vahvistettu - {name} saapuu
    Varaus vahvistettu: {name} saapuu
  `),
  notices: listed(`
    varaus vahvistettu | varausvahvistus | varaus peruttu | varaus peruutettu | peruutettu | peruutus | varausta muutettu | uusi varaus | maksu | lasku
    arvostelu | arvio | muistutus | saapuu huomenna | saapuu tanaan
  `),
  wrote: listed(`
    viesti | viestin | viestiisi | kysymys | tiedustelu | vastasi
  `),
}
