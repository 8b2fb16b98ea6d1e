import { type Frame, listed } from './frame.ts'

export const hungarian: Frame = {
  begins: listed(`
    {name} ezt írta: | {name} írta: | {name} üzenete: | {name} kérdezi: | {name} válasza: | {name} üzenetet küldött: | Üzenet tőle: {name}
    Új üzenet tőle: {name} | Új üzenet {name} vendégtől | A vendég üzenete: | A vendég üzenete | Vendég üzenete: | Vendég üzenete | Üzenet a vendégtől:
    Üzenet a vendégtől | {name} üzenetet küldött Önnek | {name} üzenetet küldött neked | {name} válaszolt az üzenetére | {name} válaszolt az üzenetedre
    Üzenet az utazótól | További információk | További információ | Egy vendég üzenetet küldött Önnek
  `),
  ends: listed(`
    Válasz | Válaszolok | Válaszadás | Válaszolás | Válasz küldése | Válasz a vendégnek | Válasz az üzenetre | Válasz az érdeklődésre
    Válaszoljon erre az érdeklődésre | Üzenet megtekintése | Beszélgetés megtekintése | Elfogadás | Elutasítás | Elfogadás vagy elutasítás
    Foglalás részletei | A foglalás részletei | Foglalási adatok | A foglalás adatai | Korábbi üzenetek | Erre az e-mailre közvetlenül is válaszolhat
    Közvetlenül erre az e-mailre is válaszolhat | Erre az e-mailre válaszolva is írhatsz | Automatikusan lefordítva | Automatikus fordítás
  `),
  amid: listed(`
    Automatikusan lefordítva. Eredeti üzenet: | Eredeti üzenet: | Automatikus fordítás. Eredeti üzenet:
  `),
  hosts: listed(`
    Házigazda | Társházigazda | Vendéglátó
  `),
  tells: listed(`
    vendége {name} | vendéged {name}
  `),
  others: listed(`
    Új üzenete érkezett egy vendégtől | Új üzeneted érkezett egy vendégtől | Új üzenet egy vendégtől | Új üzenet érkezett
    Kérjük, e fölé a sor fölé írja válaszát | Kérjük, válaszát e fölé a sor fölé írja | Beállítások módosítása
    Biztonsága érdekében mindig az Airbnb-n keresztül kommunikáljon | A biztonságod érdekében mindig az Airbnb-n keresztül kommunikálj
    Töltsd le az Airbnb alkalmazást | Tudjon meg többet | További tudnivalók | Személyazonosság ellenőrizve | Vendég | Foglaló | Utazó | Üzenet
    Új üzenet | Érdeklődés | Új érdeklődés | Foglalási kérelem | Új foglalás | Foglalás megerősítve | Foglalás visszaigazolása | Lemondás
    {name} érdeklődik a szállása iránt | Foglalás megtekintése | Foglalás kezelése | Ezt az e-mailt a {platform} küldte | Az e-mailt a {platform} küldte
    Teljes szállás | Különszoba | Foglalás után érhető el | Leiratkozás | Adatvédelem | Súgó | Tudta?
  `),
  labels: {
    name: listed(`
      Vendég neve | A vendég neve | Vendég | Név | Utazó neve | Foglaló neve | Ügyfél
    `),
    code: listed(`
      Visszaigazolási szám | Visszaigazoló szám | Megerősítő szám | Megerősítő kód | Foglalási szám | Foglalás száma | Foglalási kód
      Foglalási azonosító | Foglalás azonosítója | Foglalás | Hivatkozási szám
    `),
    number: listed(`
      Szállásazonosító | Egység | Szobák | Szobák száma | Összes szoba | Szobák összesen | Éjszakák | Éjszakák száma | PIN
    `),
    checkIn: listed(`
      Bejelentkezés | Érkezés | Érkezés napja | Érkezés dátuma | Bejelentkezés dátuma
    `),
    checkOut: listed(`
      Kijelentkezés | Távozás | Távozás napja | Távozás dátuma | Elutazás | Kijelentkezés dátuma
    `),
    dates: listed(`
      Dátumok | Dátum | Időszak | Tartózkodás | Utazás dátuma | Időpont
    `),
    guests: listed(`
      Vendégek | Vendégek száma | Összes vendég | Vendégek összesen | Utazók | Személyek száma | Fő | Felnőttek | Létszám
    `),
    price: listed(`
      Összesen | Teljes ár | Ár | Összeg | Kifizetés
    `),
    title: listed(
      'Szállás | Szállás neve | A szállás neve | Szálláshely | Szálláshely neve | Ingatlan | Apartman neve | Hirdetés',
    ),
    room: listed('Szobatípus | Szoba típusa | Szállás típusa'),
    phone: listed(`
      Telefon | Telefonszám
    `),
  },
  subjects: listed(`
    Ezt az üzenetet kaptuk tőle: {name} | Üzenet érkezett tőle: {name} | Üzenet tőle: {name} | Új üzenet tőle: {name} | {name} üzenetet küldött Önnek
    {name} üzenetet küldött | {name} üzenete | {name} válaszolt az üzenetére | Érdeklődés tőle: {name} | Foglalás tőle: {name} | Foglalás: {listing}
    Foglalás – {listing} | Érdeklődés: {listing} | Foglalási kérelem: {listing} | Foglalás megerősítve - {name} érkezik
    Foglalás megerősítve: {name} érkezik
  `),
  notices: listed(`
    foglalas megerositve | foglalas visszaigazolasa | foglalas lemondva | lemondva | lemondas | torolve | torolt foglalas | foglalas modositva
    uj foglalas | azonnali foglalas | kifizetes | fizetes | szamla | ertekeles | velemeny | emlekezteto | holnap erkezik | ma erkezik
  `),
  wrote: listed(`
    uzenet | uzenetet | uzenete | kerdes | erdeklodes | valaszolt
  `),
}
