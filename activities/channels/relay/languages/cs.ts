import { type Frame, listed } from './frame.ts'

export const czech: Frame = {
  begins: listed(`
    Váš host píše: | Host píše: | Hostova zpráva: | Váš host se ptá:
    Host vám poslal zprávu | Host vám poslal/a zprávu
    Obdrželi jste novou zprávu od {name} | Zpráva od cestovatele | Zpráva od hosta | Zpráva hosta | {name} vám napsal/a | {name} vám napsal
    {name} vám napsala
    {name} napsal: | {name} napsala: | {name} napsal/a: | {name} píše: | {name} se ptá: | {name} odpověděl/a: | Host {name} napsal: | Host {name} napsala: | Host {name} napsal/a:
    Zpráva od {name}: | Nová zpráva od {name}: | Odpověď od {name}: | Dotaz od {name}: | Zpráva od hosta {name}: | {name} vám poslal/a zprávu | {name} vám poslal zprávu
    {name} vám poslala zprávu | {name} odpověděl/a na vaši zprávu | Máte novou zprávu od {name} | Zpráva od hosta: | Zpráva hosta: | Host napsal: | Další informace
  `),
  ends: listed(`
    Odpovědět na tento dotaz | Odpovědět na žádost | Přijmout nebo odmítnout žádost | Předběžně schválit nebo odmítnout | Napsat zprávu
    Poslat zprávu hostovi | Napsat {name} zprávu | Přejít do doručené pošty | Přejít na přehled | Platba cestovatele | Podrobnosti platby
    Podrobnosti ceny | Výše uvedený obsah byl automaticky přeložen
    Odpovědět | Odpovědět nyní | Odpovědět hostovi | Odpovědět na zprávu | Odpovědět na tuto zprávu | Odpovědět na dotaz | Odpovědět v Partner Central | Zobrazit zprávu
    Zobrazit konverzaci | Přijmout | Odmítnout | Přijmout nebo odmítnout | Informace o rezervaci | Podrobnosti rezervace | Detaily rezervace | Údaje o rezervaci
    Podrobnosti o rezervaci | Detaily pobytu | Předchozí zprávy | Můžete také odpovědět přímo na tento e-mail | Můžete odpovědět přímo na tento e-mail
    Automaticky přeloženo | Automatický překlad
  `),
  amid: listed(`
    Automaticky přeloženo. Původní zpráva: | Automatický překlad. Původní zpráva: | Automaticky přeloženo. Následuje původní zpráva:
    Původní zpráva:
  `),
  hosts: listed('Hostitel | Hostitelka | Spoluhostitel | Host'),
  tells: listed('váš host {name} | tvůj host {name}'),
  others: listed(`
    Máte novou rezervaci | Máte nový dotaz
    Odpovězte na dotaz hosta {name} | Odpovězte na žádost hosta {name}
    Nezapomeňte: Airbnb vás nikdy nebude žádat o převod peněz | Zjistit více | Zjistěte více | Totožnost ověřena
    Pro svou ochranu a bezpečnost vždy komunikujte přes Airbnb | Stáhněte si aplikaci Airbnb | Aktualizujte si předvolby e-mailů
    Máte novou zprávu od hosta | Napište prosím svou odpověď nad tento řádek | Změnit nastavení | Odpovězte na dotaz od {name}
    {name} má zájem o vaše ubytování | Dotaz od | Dostupné po rezervaci | Celé ubytování | Celý byt | Soukromý pokoj
    Nová rezervace potvrzena! {name} přijede
    Nová zpráva od vašeho hosta
    Spravovat rezervaci
    {name} zrušil/a rezervaci | {name} zrušil rezervaci | {name} zrušila rezervaci | Rezervace byla zrušena | {name} chce změnit rezervaci
    Host | Osoba, která rezervovala | Cestovatel | Hostitel | Zpráva | Nová zpráva | Nový dotaz | Dotaz | Žádost o rezervaci | Nová rezervace | Nová zpráva od {name}
    Nová zpráva od hosta | Máte novou zprávu | Tuto zprávu nám poslal/a {name} | Odpověď napište nad tento řádek | Rezervace potvrzena | Potvrzení rezervace | Zrušení
    Poslat zprávu hostovi {name} | Poslat zprávu | Stáhnout aplikaci | Nápověda | Centrum nápovědy | Kontakt | Zákaznický servis | Soukromí | Ochrana soukromí
    Zásady ochrany osobních údajů | Podmínky | Odhlásit odběr | Odhlásit se | Všechna práva vyhrazena | Věděli jste? | Původní zpráva
    Pro vaši ochranu a bezpečnost vždy komunikujte přes Airbnb | Zobrazit rezervaci | Tento e-mail odeslala společnost {platform} | Tento e-mail odeslal {platform} | Tým {platform}
  `),
  labels: {
    name: listed(
      'Jméno zákazníka | Jméno hosta | Jméno a příjmení | Host | Hlavní host | Jméno | Cestovatel | Jméno cestovatele | Zákazník | Rezervoval/a | Rezervoval(a) | Rezervoval | Rezervovala',
    ),
    firstName: listed(`Křestní jméno`),
    lastName: listed(`Příjmení | Příjmení hosta | Příjmení zákazníka`),
    code: listed(`
      Potvrzovací kód | Kód potvrzení | Číslo potvrzení | Číslo rezervace | Kód rezervace | ID rezervace | Rezervace | Rezervace č | Referenční číslo | Číslo itineráře
    `),
    number: listed(
      'ID ubytování | Jednotka | Pokoje | Počet pokojů | Celkový počet pokojů | Noci | Počet nocí | Délka pobytu | PIN | Externí ID | Externí identifikátor',
    ),
    checkIn: listed('Příjezd | Datum příjezdu | Check-in | Přihlášení | Den příjezdu | Od'),
    checkOut: listed('Odjezd | Datum odjezdu | Check-out | Odhlášení | Den odjezdu | Do'),
    dates: listed('Termín | Data | Datum | Pobyt | Termín pobytu | Období'),
    guests: listed(
      'Počet hostů celkem | Celkem hostů | Hosté celkem | Celkový počet osob | Hosté | Počet hostů | Celkový počet hostů | Cestovatelé | Osoby | Počet osob',
    ),
    adults: listed('Dospělí | Počet dospělých'),
    children: listed('Děti | Počet dětí'),
    price: listed('Celkem | Celková cena | Cena | Částka | Výplata | Vyděláte'),
    title: listed(`
      Ubytování | Název ubytování | Nabídka | Inzerát | Objekt | Název objektu | Apartmán | Byt | Dům | Hotel | Název hotelu | Název nabídky
      Název inzerátu | Nemovitost | Název nemovitosti | Chata | Chalupa | Pronájem
    `),
    room: listed('Typ pokoje | Pokoj | Druh pokoje | Název pokoje | Typ ubytování | Druh ubytování | Typ objektu'),
    phone: listed('Telefon | Telefonní číslo'),
  },
  subjects: listed(`
    Rezervace v {listing} | Rezervace ve {listing} | Rezervace na {listing} | Rezervace u {listing} | Dotaz ohledně {listing}
    Nová rezervace od {name} | Nová rezervace: {name} | Rezervace zrušena: {name}
    Okamžitá rezervace od {name} | Rezervace od {name} | Žádost o rezervaci od {name} |
    Zpráva od {name} ohledně {listing} | Obdrželi jsme tuto zprávu od {name}
    Rezervace: {listing} | Rezervace – {listing} | Rezervace pro {listing} | Žádost o rezervaci {listing} | Dotaz na {listing} | Tuto zprávu nám poslal/a {name}
    Zpráva od hosta {platform}: {name} | Zpráva od hosta {platform} {name} | Zpráva od hosta {name} | Zpráva od {name} | Nová zpráva od {name} | Odpověď od {name} | Dotaz od {name}
    {name} vám poslal/a zprávu | Rezervace potvrzena – {name} přijede | Rezervace potvrzena - {name} přijede | Rezervace potvrzena: {name} přijede | {name} přijede
    {name} chce změnit | Napište hodnocení hosta {name} | Rezervace {listing}
  `),
  notices: listed(`
    rezervace potvrzena | potvrzeni rezervace | rezervace zrusena | zrusena rezervace | zruseno: | zruseni | zmena rezervace | rezervace zmenena | nova rezervace | okamzita rezervace | zmenit rezervaci
    platba | vyplatu | vyplata | faktura | napiste hodnoceni | hodnoceni hosta | pripomenuti | prijede zitra | prijede dnes
  `),
  wrote: listed('zprava | zpravu | dotaz | otazka | zadost o rezervaci'),
}
