import { type Frame, listed } from './frame.ts'

export const slovak: Frame = {
  begins: listed(`
    {name} napísal: | {name} napísala: | {name} napísal/a: | {name} píše: | {name} sa pýta: | {name} odpovedal/a: | Správa od {name}:
    Nová správa od {name}: | Nová správa od {name} | Správa od hosťa: | Správa hosťa: | Správa od hosťa | {name} vám poslal/a správu
    {name} vám poslal správu | {name} vám poslala správu | {name} odpovedal/a na vašu správu | Máte novú správu od {name} | Správa od cestovateľa
    Ďalšie informácie
  `),
  ends: listed(`
    Odpovedať | Odpovedať teraz | Odpovedať hosťovi | Odpovedať na správu | Odpovedať na túto otázku | Zobraziť správu | Zobraziť konverzáciu | Prijať
    Odmietnuť | Prijať alebo odmietnuť | Údaje o rezervácii | Podrobnosti o rezervácii | Podrobnosti rezervácie | Informácie o rezervácii
    Predchádzajúce správy | Môžete tiež odpovedať priamo na tento e-mail | Môžete odpovedať priamo na tento e-mail | Automaticky preložené
  `),
  amid: listed(`
    Automaticky preložené. Pôvodná správa: | Pôvodná správa:
  `),
  hosts: listed(`
    Hostiteľ | Hostiteľka | Spoluhostiteľ
  `),
  tells: listed(`
    váš hosť {name}
  `),
  others: listed(`
    Máte novú správu od hosťa | Nová správa od hosťa | Svoju odpoveď napíšte nad tento riadok | Prosím, napíšte svoju odpoveď nad tento riadok
    Zmeniť nastavenia | Kvôli vlastnej ochrane a bezpečnosti vždy komunikujte cez Airbnb | Získajte aplikáciu Airbnb | Viac informácií
    Totožnosť overená | Hosť | Osoba, ktorá rezervovala | Cestovateľ | Správa | Nová správa | Otázka | Žiadosť o rezerváciu | Nová rezervácia
    Rezervácia potvrdená | Potvrdenie rezervácie | Zrušenie | Zobraziť rezerváciu | Spravovať rezerváciu | Tento e-mail odoslala spoločnosť {platform}
    Tento e-mail odoslal {platform} | Celé ubytovanie | Súkromná izba | Dostupné po rezervácii | Odhlásiť sa | Ochrana súkromia | Vedeli ste?
  `),
  labels: {
    name: listed(`
      Meno hosťa | Hosť | Meno | Meno cestovateľa | Zákazník
    `),
    code: listed(`
      Číslo potvrdenia | Potvrdzovací kód | Číslo rezervácie | Kód rezervácie | ID rezervácie | Rezervácia | Referenčné číslo
    `),
    number: listed(`
      ID ubytovania | Jednotka | Izby | Počet izieb | Celkový počet izieb | Noci | Počet nocí | PIN
    `),
    checkIn: listed(`
      Príchod | Dátum príchodu | Prihlásenie
    `),
    checkOut: listed(`
      Odchod | Dátum odchodu | Odhlásenie
    `),
    dates: listed(`
      Termín | Dátumy | Pobyt | Obdobie
    `),
    guests: listed(`
      Hostia | Počet hostí | Celkový počet hostí | Hostia celkom | Cestujúci | Počet osôb | Osoby | Dospelí
    `),
    price: listed(`
      Celkom | Spolu | Celková cena | Cena | Suma | Výplata
    `),
    title: listed('Ubytovanie | Názov ubytovania | Objekt | Názov objektu | Ponuka'),
    room: listed('Typ izby | Typ ubytovania'),
    phone: listed(`
      Telefón | Telefónne číslo
    `),
  },
  subjects: listed(`
    Dostali sme túto správu od {name} | Správa od hosťa {platform} {name} | Správa od hosťa {name} | Správa od {name} | Nová správa od {name}
    Odpoveď od {name} | Otázka od {name} | Rezervácia od {name} | {name} vám poslal/a správu | Rezervácia pre {listing} | Rezervácia: {listing}
    Rezervácia {listing} | Otázka na {listing} | Rezervácia potvrdená - {name} príde
  `),
  notices: listed(`
    rezervacia potvrdena | potvrdenie rezervacie | rezervacia zrusena | zrusena rezervacia | zrusene | zrusenie | zmena rezervacie | nova rezervacia
    vyplata | platba | faktura | hodnotenie | pripomienka | pride zajtra | pride dnes
  `),
  wrote: listed(`
    sprava | spravu | otazka | ziadost o rezervaciu | odpovedal
  `),
}
