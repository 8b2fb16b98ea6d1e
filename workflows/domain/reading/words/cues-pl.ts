import type { Cues } from './cues.ts'

export const cuesPl: Cues = {
  enter:
    'odebrac klucze, zameldow*, zameldowa*, przyjech*, przyjazd*, przyjezdz*, dotrz*, dotrze*, wejsc, check-in, wprowadz*, bedziemy na miejscu',
  leave:
    'ostatniego dnia, ostatni dzien, wymeldow*, wymeldowa*, wyjech*, wyjazd*, wyjezdz*, opusc*, check-out, wyprowadz*, zostac do',
  comes:
    'byc, gotowe, gotowy, gotowa, przyjechac, bedziemy, bede, laduje, ladujemy, odebrac, klucze, wejsc, wpasc, dojechac, dojedziemy, dotrzec',
  stays: 'zostac, wyniesc, pozostac, byc do, wyjsc, wyjechac, posiedziec',
  early: 'wczesniej*, wczesnie, przed czasem, przed',
  late: 'pozniej*, pozno, pozna, pozny, po polnocy, w nocy',
  when: 'o ktorej, ktorej, kiedy, od ktorej, do ktorej, godzin*, od kiedy, do kiedy, jakich godzinach',
  aspects: {
    heated: 'podgrzewan*, ogrzewan*, ciepl*, niepodgrzewan*',
    cost: 'ile kosztuje, jak wysok*, jaka jest wysokosc, kosztuje, kosztuja, koszt*, cena, ceny, bezplatn*, darmow*, za darmo, gratis, platn*, oplat*, doplat*, dodatkowo platn*, drogo, doplac*, ile wynosi, wynosi',
    included: 'wliczon*, w cenie, zapewn*, dostepn*, zabrac, przywiezc, wlasne, na miejscu, wziac',
    where: 'gdzies, gdziekolwiek, gdzie, dokad, w ktorym miejscu',
    hours:
      'jak czesto, co ile dni, co ile, w jaki dzien, ktorego dnia, w jakie dni, o ktorej, w jakich godzinach, godziny otwarcia, godzinach, otwart*, czynn*, zamkniet*, kiedy, caly rok, sezon*, do ktorej, od ktorej, godzin*',
    far: 'jak daleko, jak dlugo (?:sie|jedzie|idzie|trwa), daleko, odleglosc*, blisko, najblizsz*, ile minut, pieszo, w poblizu, spacerem, niedaleko, jak blisko',
    count: 'ile, ilu, liczba',
    private: 'prywatn*, wspoln*, wspoldziel*, tylko dla nas, na wylacznosc',
    indoor: 'kryty, kryte, wewnetrzn*, zewnetrzn*, odkryty, na zewnatrz',
    fenced: 'ogrodzon*',
    covered: 'zadaszon*, kryt*',
    speed: 'szybk*, predkosc*, swiatlowod*, mbps, stabiln*',
    reserve: 'rezerw*, zarezerw*',
    methods: 'jak mozna zaplacic, karta, gotowka, przelewem, jak placimy, jak zaplacic',
    size: 'jak duz*, metraz*, powierzchni*',
  },
  negation: 'nie, brak, bez, niestety, zaden, zadn*, nigdy, ani, zabronion*, zakaz*, nic, niedozwolon*',
  asks: 'czy to prawda, prawda ze, tylko potwierdzam, zgadza sie, byloby dobrze, byloby swietnie, przydalby sie, przydaloby sie, prosze, czy, moglib*, moglbym, moglabym, chcial*, chcielibysmy, potrzebuj*, mozemy, mozna, moge, wiedziec, interesuje, pytanie, zapytac, potwierdz*, byloby mozliwe, da sie, jest mozliwe, mozliwosc, dowiedziec',
  opens:
    'gdzie, kiedy, jak, ile, ilu, czy, ktor*, jaki*, jaka, co, o ktorej, od ktorej, do ktorej, na ktorym, w jakich, mozna, mozemy, jest, sa, dokad, kto, z jakim, po ile, w ktorym, od kiedy, do kiedy',
  confirms:
    'prawda, tak, zgadza sie, zgadza, dobrze rozumiem, czyli, wiec, rozumiem ze, przeczyt*, o ile dobrze, potwierdz*, racja, nieprawdaz, dobrze zrozum*',
  joins:
    'i czy, oraz czy, a czy, a takze, ponadto, i jeszcze, jeszcze jedno pytanie, dodatkowo, a jak, i gdzie, i ile, i jak, i o ktorej, a gdzie, a ile, poza tym, oraz, a takze',
  changes:
    'jednak, przy okazji, tak naprawde, teraz jest nas, bedzie nas, opozni*, zmien*, zmian*, dzien pozniej, dzien wczesniej, dolaczy, dolacza, zabierzemy, zabieramy, zamiast, przyjedzie tez, swoja droga',
  thanks:
    'dziekuj*, dzieki, bardzo, wielkie, serdecznie, z, gory, super, swietnie, swietna, doskonale, idealnie, perfekcyjnie, ok, okej, okay, dobrze, jasne, w, porzadku, rozumiem, zrozumiano, przyjelam, przyjalem, do, zobaczenia, widzenia, uslyszenia, jutra, jutro, piatek, piatku, sobote, soboty, niedziele, niedzieli, poniedzialek, poniedzialku, wtorek, wtorku, srode, srody, czwartek, czwartku, milego, dnia, wieczoru, weekendu, tygodnia, dobranoc, pozdrawiam, pozdrawiamy, pozdrowienia, za, szybka, szybko, odpowiedz, odpowiedzi, informacj*, pomoc, goscinnosc, goscine, pobyt, byl, bylo, byla, wspanialy, wspanialy, wspaniale, cudown*, piekn*, nam, mi, sie, podobalo, podobal, wszystko, my, ja, panu, pani, panstwu, panstwa, nie, moge, mozemy, doczekac, cieszymy, ciesze, wizyte, przyjazd, dzien, dobry, witam, czesc, anna, anno, i, a, na, to, tak, problemu, ma, sprawy, wzajemnie, jeszcze, raz, taka, mila, mile, dom, domek, mieszkanie, bylismy, zachwyceni, jest, wiadomosc',
  neutral:
    'zmieniana, zmieniane, zmieniacie, odbieraja, wywoza, wylacza, wlacza, wylaczane, naczyn, budyn*, ubran, chata, domku, mama, mam*, ojciec, tata, rodzic*, maz, zona, syn, corka, przyjaciel*, brat, siostra, lot, samolot*, laduje*, rok, lat, lata, roku, miesiec*, miesiac*, wiek, kg, waz*, ras*, dziala, zaczyna, konczy, problem*, nastepn*, serw*, podaj*, cos, inny, inna, wplac*, jakas, moze, dziecka, czy, jest, sa, byc, bylo, bedzie, beda, mamy, mam, macie, maja, posiada, posiadaja, istnieje, dostepn*, mozliw*, mozliwosc, mozna, mozemy, moge, moglibysmy, prosze, panstwo, panstwa, panstwu, pan, pani, dom, domu, domku, domek, mieszkan*, apartament*, obiekt*, budynk*, miejsc*, miejscu, pokoj*, na, w, we, do, z, ze, od, po, przy, za, dla, o, u, pod, przed, obok, oraz, lub, albo, i, a, ale, ze, jesli, gdy, bo, poniewaz, nas, nam, nasz*, my, ja, mi, mnie, sie, to, ten, ta, te, tym, tego, tam, tu, tez, takze, rowniez, jeszcze, juz, tylko, bardzo, dokladn*, okolic*, poblizu, uzy*, korzyst*, skorzyst*, zostaw*, przechow*, zabrac, wziac, przyjech*, przyjed*, akcept*, dozwolon*, mile, widzian*, mal*, niewielk*, dwa, dwie, dwoch, trzy, trzech, cztery, czterech, piec, szesc, osob*, doroslych, dorosly, euro, zl, noc, noce, nocy, dzien, dni, za, kazd*, minut*, metr*, km, godzin*, przeczyt*, widzial*, ogloszeni*, opis*, naprawde, spac, jesc, kupic, wynajac, wynaj*, isc, jechac, podroz*, jestesmy, bedziemy, samochod*, auto, autem, auta, potrzeb*, trzeba, nalezy, musimy, wlasn*, swoj*, organiz*, zorganizowac, robic, zrobic, miec, znajduj*, stoi, pobyt*, gosc*, rok, roku, miesiac*, styczniu, lutym, marcu, kwietniu, maju, czerwcu, lipcu, sierpniu, wrzesniu, pazdzierniku, listopadzie, grudniu, dzien, dobry, witam, czesc, pozdrawiam, dziekuj*, pytanie, wiedziec, chcial*, jakies, jakis, jakies, ktorys, ile, co, no, taki, takie, wlaczyc, dziala, siebie, sobie, bylby, zima, latem, wieczorem, rano, dojsc, dojechac, dojezdza, jezdzi, jezdza, kursuje, kursuja, jedzie, dlugo, obowiazuje, obowiazuja, okolo, odbierane, odbierana, wywozone, nocowac, zmiesci, zmieszcza, przyjmuja, przyjmujecie, przyjmuje, dostac, dostaniemy, trwa, potrwa, dzialaja, ktorej, ktorego, naladowac, ladowac, skorzystac, korzystac, znajduje, znajdziemy, lezy, polozone, polozony, polozona, dokladnie, mniej wiecej, pasuje, przebywac, wyniesie, zajmie, zajmuje, chacie, loft, willa, willi, nocna, nocnej, nocne',
}
