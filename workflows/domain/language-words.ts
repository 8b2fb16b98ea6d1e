import type { DraftLanguage } from './draft.ts'

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** Everyday words, folded: they tell the language, and none of them changes what a question asks for. */
export const EVERYDAY_WORDS: Record<DraftLanguage, ReadonlySet<string>> = {
  it: list(`
    il lo la i gli le l un uno una di d a da in con su per tra fra del dello della dell dei degli delle al allo alla all ai agli alle
    dal dallo dalla dall dai dagli dalle nel nello nella nell nei negli nelle sul sulla sull sui sulle e ed o oppure ma se che chi cui
    non si mi ti ci vi ne me te noi voi io tu lui lei nostro nostra nostri nostre vostro vostra vostri vostre tuo tua tuoi suo sua mio
    mia miei questo questa questi queste quest quello quella quell quale quali qual quanto quanta quanti quante come dove dov quando
    cosa anche ancora gia poi pure molto sempre oggi domani dopodomani stasera sera mattina pomeriggio notte giorno giorni settimana
    lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
    ottobre novembre dicembre ora ore orario orari c e sono sei siamo siete essere ho hai ha abbiamo avete hanno avere posso puoi puo
    possiamo potete possono potrei potremmo potrebbe potresti vorrei vorremmo vogliamo voglio volevo volevamo dobbiamo devo sapere
    so sappiamo dire dirmi dirci indicare indicarmi indicarci chiedere chiedo domanda domande informazione informazioni info
    disponibile disponibili presente presenti possibile trova trovo trovare troviamo casa appartamento alloggio struttura soggiorno
    prenotazione prenotato arrivo arriviamo arrivare arriveremo arrivati partenza partiamo ciao buongiorno buonasera salve gentile
    grazie mille favore cortesia piacere usare portare fare previsto prevista previsti previste esattamente preciso precisamente
    invece curiosita anticipo saluti ospiti viaggio famiglia marito moglie compagno compagna amici figli bene tutto dista lontano
    sapete avrei avremmo dovremmo presso vostre quindi intanto semplicemente sapermi
  `),
  en: list(`
    the a an of to in on at for from with by and or but if that this these those there here it its is are am was were be been do
    does did have has had can could may might will would shall should i you he she we they me us my your our their what which when
    where how many much who why not t s ll re ve m d some any also just so then about please thanks thank hi hello hey dear good
    morning afternoon evening night day days week today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday
    january february march april june july august september october november december time times know tell let wondering wonder
    question questions ask asking quick information info like need want use bring get find house home apartment flat place property
    stay staying booking booked reservation arrive arriving arrival leave leaving departure available possible provided provide
    included include family wife husband partner friends kids wanted looking forward happy exactly exact soon trip as well us
    guests see got one ones right plan planning hope well everything before travel
  `),
  de: list(`
    der die das den dem des ein eine einen einem einer eines und oder aber wenn dass ob ist sind war waren sein bin bist seid haben
    hat habe hatte hatten hast habt kann konnen konnte konnten kannst konntet konnt darf durfen mochte mochten wir ich du ihr sie er
    es uns euch mir mich dir dich ihnen ihre ihrer ihrem ihren euer eure eurem eurer unser unsere unserem unseren mein meine meinem
    meiner dein deine in im am an auf zu zum zur von vom mit bei beim fur nach aus um bis ab da dort hier auch noch schon nur sehr
    so wie wo was wann welche welcher welches welchem wieviel viele viel wer warum nicht kein keine gibt gibts geben moglich
    moglichkeit verfugbar vorhanden bitte danke hallo guten tag morgen abend nacht heute ubermorgen tage woche montag dienstag
    mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober november dezember
    uhr uhrzeit zeit wissen sagen frage fragen kurze kurz information informationen info wohnung haus unterkunft apartment
    ferienwohnung aufenthalt buchung gebucht reservierung anreise anreisen ankunft ankommen kommen abreise abreisen fahren liebe
    lieber grusse freundlichen herzliche vorab genau gerne eigentlich denn mal doch ware waren wurden wurde bringen benutzen nutzen
    finden befindet liegt familie frau mann freunde kinder reise dann diese diesem dieser freuen schon vielen dank es ihnen
  `),
  fr: list(`
    le la les l un une des du de d a au aux en dans sur pour par avec sans et ou mais si que qui quoi dont ne pas n y ce cet cette
    ces c est sont suis es sommes etes etre etait ai as avons avez ont avoir aurait peut peux pouvez pouvons pourrions pourriez
    pourrais voudrais voudrions souhaite souhaitons souhaiterais aimerions aimerais je j tu il elle on nous vous ils elles me m te t
    se s moi mon ma mes ton ta tes son sa ses notre nos votre vos leur quel quelle quels quelles combien comment ou quand quoi
    aussi encore deja tres bien bonjour bonsoir salut merci beaucoup plait svp cordialement matin soir soiree nuit jour jours semaine
    aujourd hui demain lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre
    octobre novembre decembre heure heures h savoir dire indiquer demander question questions information informations info
    disponible disponibles possible trouve trouver logement appartement maison sejour reservation reserve arrivee arriver arrivons
    arriverons depart partir partons chez il-y-a prevu prevue prevus fourni fournis fournies utiliser apporter avance exactement
    petite simplement famille femme mari amis enfants voyage est-ce juste faire tout bien votre
  `),
  es: list(`
    el la los las lo un una unos unas de del a al en con por para sin sobre y e o u pero si que quien cual cuales cuando donde como
    cuanto cuanta cuantos cuantas no es son soy eres somos sois ser estoy estas esta estamos estan estar hay he has ha hemos habeis
    han tener tengo tienes tiene tenemos teneis tienen puedo puedes puede podemos podeis pueden podria podriamos podrias quiero
    queremos querria quisiera queria queriamos gustaria saber decir decirme decirnos indicar preguntar pregunta preguntas informacion
    info yo tu el ella usted ustedes nosotros vosotros me te se nos os le les mi mis tus su sus nuestro nuestra nuestros vuestra
    vuestro este esta estos eso ese tambien ya muy mas bien hola buenos buenas dias tardes noches gracias muchas favor saludos manana
    hoy tarde noche dia semana lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto
    septiembre octubre noviembre diciembre hora horas horario disponible disponibles posible encuentra encontrar alojamiento
    apartamento piso casa estancia reserva reservado llegada llegar llegamos llegaremos salida salir salimos usar llevar traer previsto
    exactamente simplemente familia mujer marido amigos hijos viaje incluidas incluidos duda consulta queda
  `),
  nl: list(`
    de het een en of maar dat die dit deze is zijn was waren ben bent heb hebt heeft hebben had hadden kan kunnen kunt kun kon konden mag
    mogen moet moeten wil willen zou zouden zal zullen wij we ik jij je u jullie ons onze mijn uw naar van voor met bij op te aan uit om er
    hier daar ook nog wel niet geen hoe wat waar wanneer welke welk hoeveel wie graag bedankt dank hallo hoi beste goedemorgen
    goedemiddag goedenavond vriendelijke groet groeten groetjes huis huisje appartement woning aankomst aankomen vertrek vertrekken
    mogelijk laat dag dagen nacht nachten week weekend avond ochtend middag morgen vandaag overmorgen maandag dinsdag woensdag
    donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december
    uur tijd weten vraag vragen vraagje even zeggen laten vertellen informatie info verblijf boeking geboekt reservering alstublieft
    alsjeblieft aub gezin familie vrouw man vrienden kinderen reis dan als want omdat dus al alle alles toch nu straks eerst door over
    tot tijdens iets ergens beschikbaar aanwezig nodig zijn worden wordt gaan gaat doen komen komt brengen gebruiken vinden krijgen
    precies eigenlijk misschien zelf samen heel veel erg wij jullie hun zij ze hij hem haar men daarvan erbij naartoe onder zonder
    verwarmd gratis inbegrepen dichtstbijzijnde mee we'd zoon dochter
  `),
  pt: list(`
    o a os as um uma uns umas de do da dos das no na nos nas em ao aos pelo pela pelos pelas e ou mas que se nao sim voce voces nos eu ele
    ela eles elas com para por sem sobre ate seu sua seus suas nosso nossa nossos nossas meu minha vosso vossa teu tua qual quais onde
    quando como quanto quanta quantos quantas quem porque tem temos tenho teem ha estou esta estamos estao e sou somos sao ser estar foi
    vai vamos vou ir ter obrigado obrigada ola bom boa dia tarde noite dias noites gostaria gostariamos gostava gostavamos queria
    queriamos posso podemos pode podem poderia poderiamos possivel hora horas chegada chegar chegamos saida sair tambem apartamento casa
    estudio alojamento muito muita mais menos bem ja ainda so aqui ali la isso isto esse essa este esta segunda terca quarta quinta sexta
    sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro semana hoje amanha saber dizer
    pergunta duvida informacao informacoes reserva reservado estadia favor cumprimentos familia mulher marido amigos filhos viagem
    disponivel disponiveis permitido incluido incluida incluidas incluidos precisamos preciso fica ficam algum alguma perto usar levar
    trazer deixar fazer exatamente apenas nossa entao certo por melhores caro cara
  `),
  pl: list(`
    i w z na do dla po od przy ze we o u za pod nad przed bez przez a ale lub albo oraz czy ze jest sa byc bylo byl bedzie beda bedziemy mamy
    mam macie ma maja moge mozemy mozna moze moglibysmy moglbym moglabym prosze dziekuje dziekujemy dzieki dzien dobry dobrze witam czesc
    gdzie kiedy ile ilu jak jaki jaka jakie jakich co kto ktory ktora ktore ktorej ktorym godzinie godziny godzina nasz nasza nasze naszym
    mieszkanie mieszkaniu apartament dom domu domku pozdrawiam pozdrowienia my ja ty pan pani panstwo panstwa panstwu nas nam sie to ten ta
    te tego tej tym tam tu tez takze rowniez jeszcze juz tylko bardzo nie tak poniedzialek wtorek sroda czwartek piatek sobota niedziela
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia styczniu lutym marcu kwietniu maju
    czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu tydzien dzisiaj dzis jutro pojutrze rano wieczorem noc noce dni
    wiedziec pytanie pytania informacja informacje rezerwacja rezerwacji pobyt pobytu przyjazd przyjazdu wyjazd rodzina zona maz
    przyjaciele dzieci podroz dostepny dostepna dostepne potrzebujemy potrzebuje chcialbym chcialabym chcielibysmy jestesmy bedziemy
    przyjedziemy panstwem moj moja skad dokad wiec czyli daleko blisko najblizszy
  `),
}

/** Words of neighbouring languages, so that they are not taken for one of ours. */
export const FOREIGN_WORDS: Record<string, ReadonlySet<string>> = {
  sv: list(`
    och att det ar en ett som pa av for med till den har inte om vi ni jag hej tack kan finns hur nar var vad ja nej vara vart skulle
    lagenhet parkering boende ankomst vilken tid god morgon
  `),
  da: list(`
    og at det er en et som pa af for med til den har ikke om vi i jeg hej tak kan findes hvordan hvornar hvor hvad ja nej vores ville
    lejlighed parkering ankomst hvilken tid godmorgen
  `),
  cs: list(`
    a v z na do pro po od pri je jsou byt mame mam muzeme prosim dekuji dobry den kde kdy kolik jak jaky jsme bude chtel byste nas
    parkovani prijezd hodin pokoj dekujeme ahoj
  `),
  ro: list(`
    si la cu pe din pentru este sunt avem am putem va rog multumesc buna ziua unde cand cat cum nostru noastra ora parcare sosire
    exista dorim camera
  `),
  ca: list(`
    i amb per al dels les som tenim podem hi ha gracies bon dia on quan com nostre nostra hora aparcament arribada voldriem tambe
  `),
  tr: list(
    `ve bir bu icin ile var mi mu evet hayir merhaba tesekkurler ne zaman nerede saat otopark giris cikis lutfen`,
  ),
  hu: list(`es a az egy van nincs hogy mikor hol koszonom szia jo napot kerem parkolo erkezes lehet szeretnenk`),
}
