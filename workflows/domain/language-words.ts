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
}

/** Words of neighbouring languages, so that they are not taken for one of ours. */
export const FOREIGN_WORDS: Record<string, ReadonlySet<string>> = {
  pt: list(`
    o os uma umas uns do da dos das no na nos nas em ao aos pelo pela e ou mas que nao sim voce voces nos eu ele ela com para por
    seu sua nosso nossa qual quais onde quando como quanto quantos tem temos ha estou esta estao ser sao obrigado obrigada ola bom
    dia boa tarde noite gostaria gostariamos podemos pode possivel horas chegada chegar estacionamento tambem apartamento muito
  `),
  nl: list(`
    de het een en of maar dat die dit deze is zijn was waren ben heb heeft hebben kan kunnen mag mogen wij we ik jij je u jullie ons
    onze mijn uw naar van voor met bij op te aan uit om er hier daar ook nog wel niet geen hoe wat waar wanneer welke hoeveel graag
    bedankt dank hallo goedemorgen goedemiddag goedenavond vriendelijke groeten huis huisje parkeren aankomst vertrek mogelijk laat
  `),
  pl: list(`
    i w z na do dla po od przy czy jest sa byc mamy mam moge mozemy prosze dziekuje dzien dobry witam gdzie kiedy ile jak jaki jaka
    o ktorej godzinie nasz nasza mieszkanie parking przyjazd pozdrawiam
  `),
}
