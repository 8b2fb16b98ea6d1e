import { type Frame, listed } from './frame.ts'

export const polish: Frame = {
  begins: listed(`
    Twój gość pisze: | Gość pisze: | Podróżny pisze: | Twój gość pyta:
    Gość wysłał Ci wiadomość | Gość wysłał wiadomość | Gość wysłał(a) wiadomość
    Otrzymano nową wiadomość od {name} | Otrzymałeś nową wiadomość od {name} | Wiadomość od podróżnego | Wiadomość od gościa | Wiadomość gościa
    {name} napisał(a) do Ciebie
    {name} napisał: | {name} napisała: | {name} napisał(a): | {name} napisał/a: | {name} pisze: | {name} mówi: | {name} pyta: | {name} odpowiedział(a): | Gość {name} napisał:
    Gość {name} napisał(a): | Wiadomość od {name}: | Wiadomość od: {name} | Nowa wiadomość od {name}: | Odpowiedź od {name}: | Zapytanie od {name}: | Pytanie od {name}:
    Wiadomość od gościa {name}: | {name} wysłał(a) Ci wiadomość | {name} wysłał Ci wiadomość | {name} wysłała Ci wiadomość | {name} przesłał(a) wiadomość
    {name} odpowiedział(a) na Twoją wiadomość | {name} odpowiedział na Twoją wiadomość | {name} odpowiedziała na Twoją wiadomość | Masz nową wiadomość od {name}
    Wiadomość od gościa: | Wiadomość gościa: | Wiadomość od podróżnego: | Gość napisał: | Dodatkowe informacje
  `),
  ends: listed(`
    Odpowiedz na to zapytanie | Odpowiedz na prośbę | Zaakceptuj lub odrzuć prośbę | Zatwierdź wstępnie lub odrzuć | Zaakceptuj wstępnie lub odrzuć
    Napisz wiadomość | Wyślij wiadomość do {name} | Przejdź do skrzynki odbiorczej | Przejdź do panelu | Płatność podróżnego | Szczegóły płatności
    Szczegóły ceny | Powyższa treść została przetłumaczona automatycznie
    Odpowiedz | Odpowiedz teraz | Odpisz | Odpowiedz {name} | Odpowiedz gościowi | Odpowiedz na wiadomość | Odpowiedz na tę wiadomość | Odpowiedz na zapytanie
    Odpowiedz w Partner Central | Zobacz wiadomość | Wyświetl wiadomość | Zobacz rozmowę | Wyświetl rozmowę | Zaakceptuj | Akceptuj | Odrzuć | Zaakceptuj lub odrzuć
    Szczegóły rezerwacji | Dane rezerwacji | Informacje o rezerwacji | Podsumowanie rezerwacji | Szczegóły pobytu | Szczegóły zapytania | Szczegóły podróży
    Poprzednie wiadomości | Wcześniejsze wiadomości | Możesz też odpowiedzieć bezpośrednio na tę wiadomość e-mail | Możesz odpowiedzieć bezpośrednio na tę wiadomość
    Możesz też odpowiedzieć bezpośrednio na tego e-maila | Przetłumaczono automatycznie | Tłumaczenie automatyczne
  `),
  amid: listed(`
    Tłumaczenie automatyczne. Oto oryginalna wiadomość: | Przetłumaczono automatycznie. Oto oryginalna wiadomość:
    Przetłumaczono automatycznie. Oryginalna wiadomość: | Przetłumaczono automatycznie. Wiadomość oryginalna:
    Tłumaczenie automatyczne. Oryginalna wiadomość: | Oryginalna wiadomość: | Wiadomość oryginalna:
  `),
  hosts: listed('Gospodarz | Gospodyni | Współgospodarz | Host'),
  tells: listed('Twój gość {name} | Państwa gość {name}'),
  others: listed(`
    Masz nową rezerwację | Masz nowe zapytanie
    Odpowiedz na zapytanie od {name} | Odpowiedz na prośbę od {name} | Odpowiedz na pytanie od {name} | Odpowiedz na zapytanie gościa {name}
    Cześć, {name} interesuje się Twoim obiektem | Witaj, {name} jest zainteresowany Twoim obiektem
    Pamiętaj: Airbnb nigdy nie poprosi Cię o przelew pieniędzy | Pamiętaj: Airbnb nigdy nie poprosi Cię o przesłanie pieniędzy | Dowiedz się więcej
    Tożsamość zweryfikowana | Dla Twojego bezpieczeństwa zawsze komunikuj się przez Airbnb
    Ze względów bezpieczeństwa zawsze komunikuj się przez Airbnb | Pobierz aplikację Airbnb | Zaktualizuj preferencje dotyczące e-maili
    Masz nową wiadomość od gościa | Wpisz odpowiedź powyżej tego wiersza | Zmień swoje ustawienia | Odpowiedz na zapytanie od {name}
    {name} jest zainteresowany Twoim obiektem | {name} jest zainteresowana Twoim obiektem | Zapytanie od | Dostępne po rezerwacji
    Nowa rezerwacja potwierdzona! {name} przyjeżdża
    Nowa wiadomość od Twojego gościa
    Zarządzaj moją rezerwacją | Zarządzaj rezerwacją
    {name} anulował(a) rezerwację | {name} anulował rezerwację | {name} anulowała rezerwację | Rezerwacja została anulowana | {name} chce zmienić rezerwację
    Gość | Rezerwujący | Osoba rezerwująca | Podróżny | Gospodarz | Wiadomość | Nowa wiadomość | Nowe zapytanie | Zapytanie | Prośba o rezerwację | Nowa rezerwacja
    Nowa wiadomość od {name} | Nowa wiadomość od gościa | Masz nową wiadomość | Masz nową wiadomość od {name} | Otrzymaliśmy tę wiadomość od {name}
    Otrzymaliśmy tę wiadomość od: {name} | Napisz odpowiedź powyżej tej linii | Zapytanie od {name} | Natychmiastowa rezerwacja od {name} | Rezerwacja została potwierdzona
    Twoja rezerwacja jest potwierdzona | Rezerwacja potwierdzona | Potwierdzenie rezerwacji | Anulowanie | {name} chce zarezerwować Twój obiekt
    Wyślij wiadomość do {name} | Wyślij wiadomość | Pobierz aplikację | Pomoc | Centrum pomocy | Kontakt | Obsługa klienta | Prywatność | Polityka prywatności | Regulamin
    Warunki | Anuluj subskrypcję | Wypisz się | Wszelkie prawa zastrzeżone | Czy wiesz, że? | Oryginalna wiadomość | Pokaż oryginał
    Dla swojego bezpieczeństwa zawsze komunikuj się przez Airbnb | Zobacz rezerwację | Ten e-mail został wysłany przez {platform} | Zespół {platform} | Całe mieszkanie
    Prywatny pokój
  `),
  labels: {
    name: listed(
      'Gość główny | Imię i nazwisko gościa | Imię i nazwisko | Gość | Główny gość | Podróżny | Imię i nazwisko podróżnego | Klient | Zarezerwowane przez | Osoba rezerwująca | Rezerwujący',
    ),
    firstName: listed(`Imię | Imię gościa | Imię klienta`),
    lastName: listed(`Nazwisko | Nazwisko gościa | Nazwisko klienta`),
    code: listed(`
      Kod potwierdzenia | Numer potwierdzenia | Kod rezerwacji | Numer rezerwacji | Nr rezerwacji | ID rezerwacji | Identyfikator rezerwacji | Rezerwacja
      Numer referencyjny | Numer planu podróży
    `),
    number: listed(
      'ID obiektu | Numer obiektu | Jednostka | Pokoje | Liczba pokoi | Łączna liczba pokoi | Noce | Liczba nocy | Długość pobytu | PIN | Zewnętrzny identyfikator | Identyfikator zewnętrzny | ID zewnętrzne',
    ),
    checkIn: listed('Zameldowanie | Przyjazd | Data przyjazdu | Data zameldowania | Check-in | Dzień przyjazdu | Od'),
    checkOut: listed('Wymeldowanie | Wyjazd | Data wyjazdu | Data wymeldowania | Check-out | Dzień wyjazdu | Do'),
    dates: listed('Daty | Data | Termin | Termin pobytu | Pobyt | Daty pobytu | Okres | Terminy | Okres pobytu'),
    guests: listed(
      'Łączna liczba gości | Goście łącznie | Łączna liczba osób | Liczba wszystkich gości | Goście | Gość/goście | Liczba gości | Łączna liczba gości | Podróżni | Liczba podróżnych | Osoby | Liczba osób',
    ),
    adults: listed('Dorośli | Liczba dorosłych | Liczba osób dorosłych'),
    children: listed('Dzieci | Liczba dzieci'),
    price: listed('Suma | Razem | Cena | Cena całkowita | Łączna cena | Kwota | Wypłata | Zarobisz | Łącznie'),
    title: listed(`
      Oferta | Obiekt | Nazwa obiektu | Ogłoszenie | Nocleg | Mieszkanie | Apartament | Dom | Hotel | Nazwa hotelu | Nazwa oferty | Kwatera
      Nazwa kwatery | Nazwa noclegu | Nazwa ogłoszenia | Nieruchomość | Zakwaterowanie
    `),
    room: listed(
      'Rodzaj pokoju | Typ pokoju | Pokój | Nazwa pokoju | Rodzaj obiektu | Typ obiektu | Rodzaj zakwaterowania | Typ zakwaterowania',
    ),
    phone: listed('Telefon | Numer telefonu | Telefon podróżnego'),
  },
  subjects: listed(`
    Nowa rezerwacja od {name} | Nowa rezerwacja: {name} | Rezerwacja anulowana: {name}
    Wiadomość od {name} dotycząca {listing} | Otrzymaliśmy wiadomość od {name}
    Rezerwacja w {listing} | Rezerwacja: {listing} | Rezerwacja dla {listing} | Prośba o rezerwację: {listing} | Prośba o rezerwację {listing} | Zapytanie o {listing}
    Zapytanie dotyczące {listing} | Pytanie o {listing} | Otrzymaliśmy tę wiadomość od: {name} | Otrzymaliśmy tę wiadomość od {name} | Wiadomość od gościa {platform}: {name}
    Wiadomość od gościa {platform} {name} | Odpowiedź od gościa {platform}: {name} | Wiadomość od gościa {name} | Wiadomość od {name} | Nowa wiadomość od {name} | Masz nową wiadomość od {name}
    Odpowiedź od {name} | Zapytanie od {name} | Natychmiastowa rezerwacja od {name} | Prośba o rezerwację od {name} | Rezerwacja od {name} | {name} wysłał(a) Ci wiadomość
    {name} odpowiedział(a) na Twoją wiadomość | {platform}: {name} odpowiedział(a) na Twoją wiadomość | Rezerwacja potwierdzona – {name} przyjeżdża
    Rezerwacja potwierdzona - {name} przyjeżdża | Rezerwacja potwierdzona: {name} przyjeżdża | {name} przyjeżdża | {name} chce zmienić | Napisz recenzję o {name}
    Rezerwacja {listing}
  `),
  notices: listed(`
    rezerwacja potwierdzona | rezerwacja anulowana | rezerwacja zmieniona | rezerwacja zostala | potwierdzenie rezerwacji | anulowano: | anulowano | anulowanie | nowa rezerwacja
    natychmiastowa rezerwacja | zmienic rezerwacje | prosba o zmiane | zmiana rezerwacji | platnosc | wyplata | wyplate | faktura | napisz recenzje | wystawil | przypomnienie
    przyjezdza jutro | przyjezdza dzis
  `),
  wrote: listed('wiadomosc | pytanie | zapytanie | prosba o rezerwacje | odpowiedzial'),
}
