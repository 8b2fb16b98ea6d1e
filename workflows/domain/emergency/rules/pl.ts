import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_PL = {
  cant: '(nie moge|nie moze|nie mozemy|nie jestem w stanie|nie mog|nie moga|ledwo|nie potrafie|nie da sie|z trudem|nie mozna|nie umiem|ciezko)',
  who: '(ktos|jakis mezczyzna|obcy|wlamywacz*|zlodziej*|jacys ludzie|intruz|nieznajomy|jakis czlowiek|jacys|jakis facet)',
  he: '(maz|moj maz|chlopak|partner|facet|ktos|sasiad|sasiedzi|mezczyzna|on|ojciec|brat|pijany|nieznajomy|zona)',
}

export const RULES_PL: LanguageRules = {
  fire: `
    (pali|plonie|dym|ogien|plomienie|tli|dymi|pozar*|palila|palil) & (zaslon*|piekarnik*|gniazdk*|kanap*|lozk*|recznik*|korytarz*|garnek|garnku|patelni*|sufit*|materac*|mikrofal*|toster*|klatce|smietnik*|grzejnik*|firan*|kuchenk*)
    = (pozar|pali sie|ogien|dym|pozar pomocy|pali sie pomocy)
    = (pomocy|ratunku|pomoc) (pozar|pali sie|ogien) ~2
    (jest|mamy|wybuchl|widze|widzimy|wybucha) ~1 (pozar|ogien|plomienie)
    pozar ~2
    (ogien|plomienie) (w|na|z|na) ~2 (kuchni|domu|mieszkaniu|pokoju|balkonie|piekarnik*|dachu|gniazdk*|piwnicy|lazience|okna)
    (w plomieniach|plonie|plona|zapalil sie|zapalila sie|zapalilo sie|stoi w ogniu|zajal sie|zajelo sie)
    (pali|palil|palila|pala) sie ~2 (w|kuchnia|dom|mieszkanie|zaslona|kuchni|domu|piekarnik|mieszkaniu|dach|samochod|gniazdko|garnek|pokoj|cos|balkon|kanapa|lozko|pralka|instalacja|u|budynek|na)
    (kuchnia|dom|mieszkanie|zaslona|piekarnik|dach|gniazdko|garnek|cos|balkon|pralka|instalacja|budynek|lodowka|kuchenka) (sie)? (pali|dymi|iskrzy)
    (czuc|czuje|czujemy|smierdzi|zapach) ~3 (dym|dymem|dymu|spaleniz*|spalonym|spaleniskiem)
    dym ~2 (wydobywa|leci|wszedzie|czarny|gesty|z piekarnika|w kuchni|z gniazdka|spod|unosi|na klatce|wydobyw*)
    (pelno|duzo|mnostwo|pelen|leci|wydobywa|unosi|idzie|wychodzi) ~1 (dymu|dym)
    (alarm|czujnik) (dymu|przeciwpozarow*|pozarow*) ~2 (wyje|dzwoni|wlaczyl|nie przestaje|sie wlaczyl|uruchomil|piszczy|wlacza)
    iskrzy ~2
    iskry ~2
    (straz|strazy|strazakow) (pozarn*)? ~1 (wezwij*|wezwac|prosze|potrzeb*|wezwalismy|szybko|dzwon*)
    (wezwij*|wezwac|potrzebujemy|dzwoncie|wezwalismy|zadzwon*) ~2 (straz|strazy|strazakow)
  `,
  gas: `
    (czuc|czuje|czujemy|smierdzi|zapach|ulatnia|ulatniajacy|pachnie) ~3 (gaz|gazu|gazem)
    (wyciek|ulatnianie|ucieka|uchodzi|ulatnia) ~2 (gazu|gaz)
    (gaz) ~2 (ulatnia|wycieka|ucieka|uchodzi|czuc)
    (czad|czadu|czadem|tlenek wegla|tlenku wegla|zaczadzen*|zaczadzil*)
    (smierdzi|zapach) ~2 zgnily* jaj*
  `,
  water: `
    wod* & (kostek|kolan|podnosi|przelewa)
    (woda|wody) & (kostek|kolan|podnosi|siega)
    (kapie|cieknie|leci|leje|przecieka|zalewa|tryska|scieka) & (sufit*|lamp*|scian*|gniazdk*|schod*|korytarz*|z gory|zyrandol*)
    (zalal*|wylal*|zalan*) & (kuchni*|lazienk*|podlog*|pokoj*|mieszkan*|pralk*|zmywark*)
    (sufit|sufitu|scian*|lampy|dachu|zyrandola) ~3 (kapie|cieknie|leci|leje|przecieka|zalewa|zawalil|spada|leja|woda|runal|opada)
    (kapie|cieknie|leci|leje|przecieka|leje sie|zalewa) ~3 (sufit*|scian*|lampy|z gory|dachu|woda|rury)
    woda ~4 (sufit*|wszedzie|scian*|z gory|rury|pod drzwiami|leje|kapie|cieknie|zalewa|po kostki|na podlodze|tryska|z pralki|z bojlera|po podlodze|wylewa)
    wody ~2 (wszedzie|na podlodze|po kostki|do kostek|pelno)
    (zalalo|zalewa|zalane|zalany|zalana|powodz|zalanie|zalal|zalewaja|podtopi*)
    (rura|rury|rure|bojler|kaloryfer|toaleta|wanna|pralka|zmywarka|kran|waz|spluczka|zlew|wezyk|grzejnik|umywalka) ~3 (pekla|pekl|peklo|przelewa|wylewa|eksplodowal|urwal*|peknieta|przecieka mocno|wybuchl|cieknie|leje)
    (pekla|pekl|peknieta|urwal*) ~2 (rura|rure|waz|bojler|wezyk|kran|kaloryfer)
    $cant ~2 (zakrecic|zatrzymac) ~2 (wod*|kran*)
    (przeciek|wyciek) ~1 (wody|z sufitu|duzy|woda)
  `,
  injury: `
    (zlamal*|skaleczyl*|rozcial*|poparzyl*|oparzyl*|skrecil*|przytrzasn*|rozbil*) & (nog*|rek*|kostk*|nadgarst*|glow*|dlon*|palec|palca|nos|kolan*|stop*|bark*|czol*|oko)
    (krwawi|krwawie|krwotok|krwawienie|krwawia)
    (duzo|traci|pelno|mnostwo|wszedzie|stracil*|leje sie) ~1 (krwi|krew)
    krew ~2 (wszedzie|leje|leci|tryska)
    (upadl*|spadl*|przewrocil*|poslizgn*|runal) ~6 (schod*|glow*|nog*|rek*|rusza|wstac|boli|nieprzytomn*|zlaman*|balkon*|prysznic*|ranny|krwawi|basen*|okna|kostk*)
    (zlaman*|zlamal*|zwichn*|skreci*) ~2 (noge|reke|kostke|nadgarstek|nos|stope|palec|biodro|zebro|obojczyk|noga|reka)
    (uderzyl*|rozbil*|rozcial*) ~2 (glowe|w glowe|glowa)
    (jest|ciezko|powaznie|ktos|mamy|zostal|zostala|osoba|dziecko|syn|corka) ~1 (ranny|ranna|ranni|ranne|poparzon*|porazon*)
    (porazenie pradem|porazil* prad|porazil* pradem|porazony pradem|prad porazil|kopnal prad|kopnal go prad)
    (poparzyl*|oparzyl*|poparzen*|oparzen*) ~2
    (skaleczyl*|rozcial*|przecial*|gleboka rana|rana cieta|przeciela) ~2
    (tonie|topi sie|utonal|utonela|utopil*|podtopil*)
    nie rusza sie
    (karetk*|pogotowie|ambulans|karetka) ~2
    (ugryzl*|pogryzl*|ukasil*|uzadlil*|ugryziony|pogryziony) ~2
    (polkn*|wypil*|zjadl*) ~3 (bateri*|wybielacz*|tablet*|detergent*|trucizn*|plyn*|leki)
    (wypadek) ~1 (powazny|sie|mielismy|straszny|zdarzyl)
    (zdarzyl sie|powazny|mielismy|straszny) wypadek
  `,
  illness: `
    $cant ~2 (oddychac|oddycha|zlapac|tchu|przelykac|oddychania|zlapac oddechu)
    (nie oddycha|nie oddycham|dusi|dusze sie|dusznosc*|brak tchu|brakuje powietrza|problem* z oddychaniem|trudnosci z oddychaniem|przestal oddychac|przestala oddychac|zadlawil*|krztusi|dlawi|trudno oddychac|zle oddycha|atak astmy)
    (bol|boli|bole|ucisk|klucie|kluje) ~2 (klatce|klatka|piersi*|serce|serca|w lewej rece|mostku)
    (zawal|udar|zemdla*|omdla*|drgawki|padaczk*|anafilak*|przedawkowal*|nieprzytomn*|stracil* przytomnosc|zatrzymanie krazenia|zaslab*|traci przytomnosc|atak serca|utrata przytomnosci|utraty przytomnosci)
    (nie budzi sie|nie reaguje|nie odpowiada na|nie mozna obudzic|nie moge obudzic|nie mozemy obudzic)
    (reakcj*|wstrzas) (alergiczn*|uczuleniow*)
    (gardlo|jezyk|twarz|usta) ~3 (puchnie|spuchl*|spuchniet*|sinieje|sine|opuchl*|puchna)
    (potrzeb*|wezwij*|szukamy|pilnie|prosze|wezwac|pilny|szybko) ~3 (lekarz*|doktora|szpital*)
    (do szpitala|na sor|na pogotowie|na ostry dyzur)
    (wysoka goraczk*|40 stopni goraczki|goraczka 40|goraczke 40|bardzo wysoka goraczka|39 stopni goraczki|goraczke 39|goraczka 39|41 stopni)
    (wymiotuje|wymiotuja|wymioty) ~2 (krwia|ciagle|godzin|bez przerwy)
    (umiera|umieram|umrze|umieramy|kona)
    (odeszly wody|skurcze porodowe|zona rodzi|zaczyna rodzic|porod sie zaczal)
    (samobojstw*|zabic sie|odebrac sobie zycie|nie chce zyc|zabije sie)
    (zatrul*|zatrucie|otrul*|zatruc*)
    (sinieje|zsinial*|sine usta|robi sie sin*)
    (insulin*|epipen|inhalator) ~3 (potrzeb*|pilnie|zapomni*|bez|brak)
    (potrzeb*|bez) ~2 (insulin*|epipen|inhalatora)
  `,
  break_in: `
    $who ~3 (wlamal*|wlamuj*|wszedl|w domu|w mieszkaniu|probuje|probuja|przez okno|dobija|wdarl*|wchodzi|wywaza|otworzyc drzwi|dostac sie)
    (wlaman*|wlamal*|okrad*|okradzion*|ukradl*|skradzion*|skradl*|napad|kradziez|ukradzion*|ukradziono|wlamuje)
    (zlodziej*|wlamywacz*|intruz|rabunek)
    (drzwi|okno|zamek) ~2 (wywazon*|wybite|wylaman*|wylamany|wywazyl*)
  `,
  locked_out: `
    (klucz|klucze) & (zlaman*|zlamal*|utknal|zamku)
    (zatrzasn*|zamknieci|zamknieta|zamkniety|uwiezion*|utkneli*|utknelam|utknalem|uwieziony|zablokowan*|zatrzasnelismy|utknal) ~3 (na zewnatrz|drzwi|w windzie|w lazience|na balkonie|w pokoju|klucz*|w srodku|przed domem|na dworze|w toalecie|w mieszkaniu|na klatce|w garazu|na tarasie|za nami)
    zatrzasn* ~1 sie?
    (drzwi|zamek|brama|skrytka|furtka|domofon) ~3 (zatrzasn*|nie otwiera*|zablokowa*|nie da sie otworzyc|zacial*|nie chca sie otworzyc|zaciely|nie puszcza|nie chce sie otworzyc|nie otworza)
    (klucz|klucze|kluczy) ~3 (zgubil*|w srodku|zlamal*|nie pasuj*|nie dziala|zostaly|zgubion*|utknal|nie ma|nie przekreca|zostal|zgineli|zniknely|skradzion*|nie obraca|w mieszkaniu)
    (zgubil*|zgubilismy|zostawil*) ~2 (klucz|klucze|kluczy)
    $cant ~3 (wejsc|dostac sie|otworzyc|wyjsc) ~3
    (stoimy|stoje|czekamy|jestesmy|siedzimy) ~2 (na zewnatrz|pod drzwiami|przed domem|na dworze|na ulicy|przed drzwiami|pod domem) ~5 (klucz*|kod|drzwi|deszcz*|zimn*|nocy|wejsc|otw*|dziec*|noc|bez|nikt*)
    (kod|pin|szyfr) ~2 (nie dziala|zly|bledny|nie otwiera|nie pasuje|niepoprawny|nieprawidlowy|nie wchodzi)
    (skrytka|skrzynka) ~1 (jest)? pusta
  `,
  violence: `
    (pijany|facet|mezczyzna|obcy|ktos|sasiad) & (kopie|grozi|wali|zabije|zabic|dobija)
    $he ~3 (bije|pobil*|uderzyl*|grozi|grozil*|atakuje|zaatakowal*|dusi|dzgn*|zgwalci*|zgwalcil*|sledzi|bil|kopie|szarpie|napadl*)
    (zostal*|jestem|jestesmy|zostalam|zostalem|mnie|nas) ~1 (pobit*|zaatakowan*|napadniet*|pobity|zgwalcona|bije|bij*|zaatakowal*|ugodzony|bity|napastowan*)
    (ma|z|trzyma|wyciagnal) (noz|nozem|bron|pistolet|bronia|siekiere|maczete)
    (strzaly|strzelanin*|strzelaja|przemoc*|bojka|nozownik|pobicie|padly strzaly)
    (policje|policji|policja) ~2 (wezwij*|wezwac|prosze|szybko|potrzeb*|dzwon*|natychmiast)
    (wezwij*|wezwac|potrzeb*|dzwoncie|zadzwon*|wezwalismy) ~2 (policje|policji)
    (krzyczy|krzyki|krzyk|wrzaski) ~3 (pomocy|ratunku|kobieta|dziecko|kobiety)
    (boje|boimy) sie ~3 (o zycie|meza|jego|o swoje|chlopaka|tego)
    nie (pozwala|chce) ~1 (wyjsc|wypuscic)
    (chce|grozi ze|probuje) ~2 (zabic|zabije|pobic)
  `,
  other: `
    = (pomocy|ratunku|sos|na pomoc|pomozcie|pomocy prosze|pomozcie nam|prosze o pomoc szybko)
    (pomocy|ratunku) ~1
    (pomozcie|pomoz) ~1 (szybko|prosze|natychmiast|pilnie)
    (to|jest|mamy|to jest) ~1 (nagly wypadek|nagly przypadek|sytuacja awaryjna|naglacy wypadek)
    (zadzwonilem|zadzwonilismy|dzwonie|dzwonimy|dzwoncie|wzywamy|zadzwon*) ~1 (na)? (112|997|998|999)
    (zagrozenie zycia|w niebezpieczenstwie|zagraza zyciu)
  `,
  harmless: `
    (umrzec ze smiechu|umieram z glodu|umieramy z glodu|zapierajacy dech|zapiera dech|za ktory mozna|umieram z ciekawosci|do nieba|umieram z milosci|umierac)
    (kominek|kominku|kominkiem|ognisko|ogniska|fajerwerki|gasnica|gasnice|gasnicy|drewno|palenisko|koc gasniczy|plyta|zapalki|zapalniczk*|drzwi przeciwpozarowe|wyjscie ewakuacyjne)
    (rozpalic|zrobic|palic|napalic) ~1 (ognisko|ogien|grilla|kominku)
    (czy jest|czy sa|czy macie|gdzie jest|czy mieszkanie|czy w|jest tam|macie|posiada) ~3 (czujnik*|apteczk*|gasnic*|alarm|czujka|czadu|defibrylator)
    (czujnik|czujniki|detektor|czujka) (dymu|czadu|gazu) ~1 (jest|sa|dziala|w)?
    (apteczk*|numer alarmowy|numery alarmowe|kontakt alarmowy|wyjscie awaryjne|numer ratunkowy|w naglych wypadkach|pierwszej pomocy|klucz zapasowy|zapasowy klucz|kontakt awaryjny|w razie wypadku)
    (kuchenka gazowa|kuchenke gazowa|butla gazowa|ogrzewanie gazowe|grill gazowy|piec gazowy|gazowa|gazowe|gazowy|gaz ziemny|licznik gazu|gazowana|stacja gazu|butla)
    (nie ma|zadnego|zadnej|bez|nie jest|brak|to nie) (dymu|ognia|gazu|pozaru|krwi|pilne|wycieku|pospiechu|nagly|zagrozenia|rannych|pozar)
    (ciepla|zimna|goraca|letnia|pitna|mineralna|gazowana) wod*
    wod* (ciepla|zimna|goraca|pitna|mineralna|gazowana)
    (cieplej|goracej|zimnej) wody
    (cisnienie wody|dymu papierosow*|dym z papieros*|zapach papierosow|dymem papierosowym)
    (utkn*|stoimy|czekamy) ~2 (korku|korkach|lotnisku|autostradzie|kolejce|pracy)
    (kod|haslo) ~1 (wifi|wi fi|pocztowy|rabatowy|rezerwacji|netflix|tv|promocyjny|sejfu|internetu)
    (zostawic|oddac|zostawimy|zwrocic|zostawilismy|odebrac|odbior|zostawiamy) ~2 (klucz|klucze|kluczy) ~4
    (szklanka|talerz|kubek|lampa|wazon|kieliszek|krzeslo) ~1 (pekl*|rozbil*|spadl*|stluk*|zlaman*)
    (rozbil*|stluk*|zlamal*) ~1 (szklanke|talerz|kubek|kieliszek|wazon|krzeslo)
    (lekarz|szpital|apteka|policja|przychodnia) ~2 (najblizsz*|w poblizu|blisko|okolicy)
    (najblizsz*) (lekarz*|szpital*|apteka|przychodni*)
    (papierosy|palic papierosy|palacy|mozna palic|niepalac*|na balkonie mozna|palimy|palic na)
    (spadl snieg|spadla cena|cena spadla|deszcz pada)

    (nie moge|nie mozemy|nie moze) ~1 (znalezc|doczekac|zdecydowac|wejsc na strone|przyjechac|otworzyc linku|otworzyc pliku|otworzyc zalacznika|otworzyc strony)
  `,
  elsewhere: `
    w (styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrzesniu|pazdzierniku|listopadzie|grudniu)
    (zeszlym|ubieglym|poprzednim|ostatnim|zeszlego|poprzedniego|ubieglego|poprzednich) (rok*|lat*|lecie|lata|miesiac*|razem|mieszkaniu|zim*|urlopie|tygodni*|wakacj*|pobycie)
    (lat|lata|miesiecy|miesiace|tygodni|tygodnie) temu
    rok temu
    (kiedys|gdy bylem|gdy bylam|w filmie|w ksiazce|w wiadomosciach|w innym|w dziecinstwie|w serialu|piosenka|opinie|recenzje|dawniej)
    (w razie|co jesli|co jezeli|jesli|jezeli|na wypadek|gdyby|co robic gdy|w przypadku) ~5
    (juz rozwiazane|juz naprawione|wszystko w porzadku|falszywy alarm|juz zalatwione)
    (ubezpieczenie|ubezpieczenia|polisa) ~6
  `,
}
