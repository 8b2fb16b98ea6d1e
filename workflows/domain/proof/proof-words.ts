import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** Words by which a sentence of a reply is told to be courtesy, a deferral, a promise, or to say how much of something. Folded. */
export type ProofWords = {
  yes: RegExp
  defers: RegExp
  promises: RegExp
  /** All, every, always: a fact has to say so itself. */
  quantifiers: RegExp
  until: RegExp
  from: RegExp
  /** Please bring your own: it is not there. */
  bring: RegExp
  /** What stands about a claim or a courtesy and says nothing of the house. */
  courtesy: string
  /** From two on: 'one' is an article too. */
  numbers: string
}

const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}])`, 'u')

export const PROOF_WORDS: Record<DraftLanguage, ProofWords> = {
  it: {
    yes: words(
      "si|certo|certamente|esatto|giusto|confermo|corretto|assolutamente|ovviamente|no|va bene|d'accordo|come no",
    ),
    defers: words(
      'verifich?(?:o|iamo|ero|eremo)|controll(?:o|iamo|ero|eremo)|(?:devo|dobbiamo|vado a|lasciatemi|fatemi|fammi|mi faccia) (?:verificare|controllare|chiedere)|mi informo|chied(?:o|ero|iamo|eremo)|(?:faro|faremo|faccio|facciamo) sapere|rispondo appena|le rispondo|ti rispondo',
    ),
    promises: words(
      '\\p{L}{3,}(?:remo|iremo)|(?!frigorifero|numero|intero|sentiero|leggero|davvero|straniero|libero|albero|pensiero|mistero|sincero|severo|passeggero|parcheggero|cameriero|monastero|cimitero|clero|ministero)\\p{L}{3,}ero|(?:puoi|potete|puo) (?:avere|tenere|restare|rimanere)|ci penso|offriamo|rimbors\\p{L}*|regal\\p{L}*|omaggio|garanti\\p{L}*|promett\\p{L}*',
    ),
    quantifiers: words('tutt[ioae]|ogni|sempre|qualsiasi|qualunque|ovunque|entramb[ie]|inter[oa]|mai'),
    until: words('entro|fino all?e?|fino a|prima delle|al massimo|massimo|al piu tardi|non oltre'),
    from: words('dalle|a partire dalle|dopo le|da'),
    bring: words('portare|portate|porta|portarl\\p{L}*|portatel\\p{L}*'),
    courtesy:
      "messaggio purtroppo dispiace dispiaciuti spiacenti certo certamente volentieri lieti felici piacere comunque inoltre infine ovviamente naturalmente esatto caro cara cordiali distinti saluti viaggio buon buona bel bella disposizione dubbio dubbi domande altre altro serve servisse bisogno contattar scrivere scrivermi scrivimi scriveteci esiti esitare esitate liberamente pure aspetto aspettiamo attendiamo incontrarvi accogliervi vederti vedervi trovi trovate trovera presente presenti possono potete puoi comodamente ancora appartamento casa alloggio ospiti ospite ospitare struttura usare utilizzare apposita apposito direttamente primo arriva fino sono poi ha hanno c'e",
    numbers:
      '2 due secondo 3 tre terzo 4 quattro quarto 5 cinque quinto 6 sei 7 sette 8 otto 9 nove 10 dieci 12 dodici 15 quindici 20 venti 30 trenta',
  },
  en: {
    yes: words(
      "yes|sure|of course|certainly|absolutely|that's right|that is right|correct|exactly|indeed|right|no|no problem|confirmed|ok|okay|definitely",
    ),
    defers: words(
      "let me check|(?:i|we)(?: will|'ll| have to| need to| shall)? (?:just )?(?:check|ask|find out|look into)|need to check|let you know|get back to you|come back to you|find out for you|asking the",
    ),
    promises: words(
      "(?:we|i)(?: will|'ll| shall| can| are going to)|we'll|i'll|you (?:can|may|could) have|upgrade\\p{L}*|refund\\p{L}*|guarantee\\p{L}*|promise\\p{L}*|complimentary|for free of|on the house",
    ),
    quantifiers: words(
      'all|every|each|any(?! (?:time|further|other|questions?))|always|never|whatever|entire|everything|everywhere|both|anytime|whole|throughout',
    ),
    until: words('until|till|by|before|latest|no later than|up to|to'),
    from: words('from|after|as of|starting|since|between'),
    bring: words('bring|brought'),
    courtesy:
      "enjoy message afraid unfortunately sorry apologies apologise apologize regret glad pleased pleasure happy hope hopefully hesitate further questions question anything else understanding dear safe travels journey warmly warm cheers kindly please note just only simply course certainly sure absolutely indeed however although though course day rest regards wishes all best sincerely feel free reach contact write message ask us me i'm we're you're it's that's there's isn't don't we've downstairs goes latest please available upon offer place house flat apartment home opens off space located drop guests guest",
    numbers:
      '2 two second 3 three third 4 four fourth 5 five fifth 6 six 7 seven 8 eight 9 nine 10 ten 12 twelve 15 fifteen 20 twenty 30 thirty',
  },
  de: {
    yes: words(
      'ja|klar|sicher|gern|gerne|naturlich|selbstverstandlich|genau|richtig|stimmt|korrekt|nein|kein problem|absolut',
    ),
    defers: words(
      'frage(?:n)? (?:ich |wir )?(?:gerne )?nach|klare(?:n)? (?:ich|wir)|(?:ich|wir) (?:\\p{L}+ ){0,4}klaren?|melde(?:n)? (?:mich|uns)|erkundige (?:ich )?mich|erkundigen (?:wir )?uns|prufe ich|ich prufe|prufen wir|wir prufen|(?:gebe|sage) (?:\\p{L}+ ){1,4}bescheid|(?:wir (?:geben|sagen)|(?:geben|sagen) wir) (?:\\p{L}+ ){1,4}bescheid|bescheid (?:gebe|sage|geben wir)',
    ),
    promises: words(
      '(?:wir|ich) werden?|werden wir|werde ich|(?:ihr konnt|du kannst|sie konnen|konnt ihr) (?:gerne? )?(?:schon |auch |noch )?(?:haben|behalten|bleiben|fruher|am vormittag)|erstatt\\p{L}*|upgrade\\p{L}*|versprech\\p{L}*|garantier\\p{L}*|schenken|umsonst bekommen',
    ),
    quantifiers: words(
      'all(?:e[nrsm]?)?|jede[nrsm]?|immer|uberall|samtliche\\p{L}*|ganze[nrsm]?|beide[nrsm]?|nie|niemals|stets',
    ),
    until: words('bis|spatestens|vor|hochstens|maximal'),
    from: words('ab|von|nach|seit'),
    bring: words('mitbring\\p{L}*|mitzubringen|bringt|bringen|bring|mit'),
    courtesy:
      'nachricht leider tut leid bedauern bedaure allerdings jedoch freue freuen gerne gern naturlich selbstverstandlich klar sicher genau bitte einfach hoffe hoffen fragen frage weitere weiteren melden melde jederzeit verstandnis reise gute guten liebe lieber viele herzliche freundliche freundlichen grusse gruss euch dir ihnen uns dafur dazu damit auch noch schon nur dass wunsche wunschen schonen tag aufenthalt konnt kannst konnen steht stehen zur verfugung vorhanden moglich befindet befinden liegt haus wohnung unterkunft gibt gaste gast selbst dort hier eure eurer bereit',
    numbers:
      '2 zwei zweiten 3 drei dritten 4 vier vierten 5 funf 6 sechs 7 sieben 8 acht 9 neun 10 zehn 12 zwolf 15 funfzehn 20 zwanzig 30 dreissig',
  },
  fr: {
    yes: words(
      "oui|bien sur|certainement|tout a fait|exactement|absolument|c'est exact|c'est bien ca|non|pas de probleme|volontiers|d'accord",
    ),
    defers: words(
      '(?:me|nous) renseign\\p{L}*|(?:je|nous|on) (?:le |la |les |vais |allons |dois )*verifi(?:e|er|ons|erai|erons)|(?:reviens|revenons) vers|(?:je|nous|on) (?:vais |allons |dois )?demande\\p{L}* (?:a|au)|tiens au courant',
    ),
    promises: words(
      '(?:nous|je|on) (?:vous )?\\p{L}+(?:rons|rai|ra)|vous (?:pouvez|pourrez) (?:avoir|garder|rester)|(?:fais|faisons|offre|offrons)|rembours\\p{L}*|surclass\\p{L}*|garanti\\p{L}*|promet\\p{L}*|offert\\p{L}*',
    ),
    quantifiers: words("tou(?:s|t|te|tes)|chaque|toujours|partout|n'importe|jamais|entier\\p{L}*|les deux"),
    until: words("jusqu'?\\p{L}*|au plus tard|avant|maximum|au maximum"),
    from: words('a partir d\\p{L}*|des|de|d|du|apres'),
    bring: words('apport\\p{L}*|prevoir|prevoyez|amenez'),
    courtesy:
      "message malheureusement desole desolee desoles regret regrettons navre navres plaisir volontiers bien sur certainement hesitez hesitez-pas question questions autre autres besoin n'hesitez contacter ecrire joindre comprehension esperons espere espere rejouissons rejouis voyage agreable belle bonne journee sejour cordialement sincerement cher chere a-bientot disposition votre vous nous trouve trouver trouverez trouvent situe fait font effectue possible peuvent pouvez disponible maison logement appartement hotes permis personnes hote accueillir",
    numbers:
      '2 deux deuxieme 3 trois troisieme 4 quatre quatrieme 5 cinq 6 six 7 sept 8 huit 9 neuf 10 dix 12 douze 15 quinze 20 vingt 30 trente',
  },
  es: {
    yes: words(
      'si|claro|por supuesto|desde luego|exacto|correcto|asi es|no|sin problema|efectivamente|vale|ningun problema',
    ),
    defers: words(
      'me informo|(?:consult|averigu)(?:o|amos|are|aremos)|comprueb[oe]|comprob(?:amos|are|aremos)|(?:voy a|vamos a|tengo que|dejame|dejadme|dejeme) (?:consultar|averiguar|comprobar|preguntar)\\p{L}*|respondo lo antes|(?:le|te|os) (?:digo|informo|confirmo)|pregunto',
    ),
    promises: words(
      '\\p{L}{3,}(?:remos|aremos|eremos)|\\p{L}{3,}(?:are|ere|ire)|(?:podeis|puede|puedes|pueden) (?:tener|quedar\\p{L}*)|reembols\\p{L}*|devolv\\p{L}*|garantiz\\p{L}*|promet\\p{L}*|regal\\p{L}*|descuento',
    ),
    quantifiers: words('tod[oa]s?|cada|siempre|cualquier\\p{L}*|nunca|jamas|ambos|enter[oa]'),
    until: words('hasta|antes de|como muy tarde|maximo|como maximo'),
    from: words('desde|a partir de|de|despues de'),
    bring: words('traer|traiga\\p{L}*|traed|llevar|lleve\\p{L}*'),
    courtesy:
      'mensaje lamentablemente desgraciadamente siento sentimos lamento lamentamos gusto placer claro supuesto duda dudas pregunta preguntas cualquier otra otro dude dudes dudeis escribir escribirme contactar aqui estamos estoy encantados encantado encantada comprension viaje buen feliz esperamos espero deseamos estancia saludos cordiales cordial estimado estimada podeis puedes puede pueden entrar disponible disponibles encuentra encuentran casa piso alojamiento apartamento tenemos tiene hay solo huespedes personas edificio',
    numbers:
      '2 dos segunda segundo 3 tres tercera tercer 4 cuatro cuarta cuarto 5 cinco 6 seis 7 siete 8 ocho 9 nueve 10 diez 12 doce 15 quince 20 veinte 30 treinta',
  },
  nl: {
    yes: words('ja|zeker|natuurlijk|uiteraard|klopt|precies|inderdaad|nee|geen probleem|jazeker|akkoord|dat klopt'),
    defers: words(
      'navraag|vraag (?:ik |het )?(?:\\p{L}+ )?na|laat (?:ik )?(?:het )?(?!ons |het ons |mij? )(?:\\p{L}+ ){0,5}weten|kom (?:ik )?er ?op terug|zoek (?:ik )?het (?:\\p{L}+ )?uit|ga het na',
    ),
    promises: words(
      '(?:wij|we|ik) (?:zullen|zal|zorgen|geven|regelen)|je (?:kunt|mag) (?:\\p{L}+ )?(?:hebben|houden|blijven)|upgrade\\p{L}*|terugbetal\\p{L}*|garander\\p{L}*|beloof\\p{L}*|beloven',
    ),
    quantifiers: words('alle|elke?|ieder\\p{L}*|altijd|overal|hele|helemaal|nooit|beide'),
    until: words('tot|uiterlijk|voor|maximaal|hoogstens'),
    from: words('vanaf|van|na'),
    bring: words('meebrengen|meenemen|breng\\p{L}*|neem\\p{L}*|mee'),
    courtesy:
      'bericht helaas spijt jammer excuses graag natuurlijk uiteraard zeker precies echter wel maar ook nog alleen gewoon hoop hopen vragen vraag verdere andere iets anders nodig schrijf schrijven gerust contact laat weten begrip goede reis fijne dag verblijf hartelijke vriendelijke groet groeten groetjes beste lieve jullie je u uw ons kunt kun kan kunnen mogelijk beschikbaar aanwezig staat staan bevindt ligt huis woning appartement gasten gast inchecken zijn er heeft hebben we wij',
    numbers:
      '2 twee tweede 3 drie derde 4 vier 5 vijf 6 zes 7 zeven 8 acht 9 negen 10 tien 12 twaalf 15 vijftien 20 twintig 30 dertig',
  },
  pt: {
    yes: words('sim|claro|com certeza|certamente|exato|correto|isso mesmo|nao|sem problema|certo|pois'),
    defers: words(
      'verific(?:o|amos|arei|aremos)|inform\\p{L}*-me|(?:vou|vamos|tenho de|deixe-me|deixa-me) (?:perguntar|confirmar|verificar|informar\\p{L}*)|pergunto|respondo logo|digo-lhe|volto a',
    ),
    promises: words(
      '\\p{L}{3,}(?:remos|aremos|eremos)|(?:pode|podem) (?:ter|ficar (?:ate|com))|reembols\\p{L}*|devolv\\p{L}*|garant\\p{L}*|promet\\p{L}*|oferecemos|desconto',
    ),
    quantifiers: words('tod[oa]s?|cada|sempre|qualquer|nunca|jamais|ambos|inteir[oa]|totalmente'),
    until: words('ate|antes d\\p{L}+|o mais tardar|maximo|no maximo'),
    from: words('a partir d\\p{L}+|desde|depois d\\p{L}+|d[ae]s?'),
    bring: words('trazer|traga\\p{L}*|levar|leve\\p{L}*'),
    courtesy:
      'mensagem infelizmente lamentamos lamento desculpe desculpa pena prazer gosto claro certeza duvida duvidas pergunta perguntas outra outro questao questoes precisar precise escrever escreva contactar disposicao compreensao viagem boa bom otima esperamos espero desejamos desejo estadia cumprimentos abraco caro cara pode podem possivel disponivel disponiveis encontra encontram fica ficam casa estudio apartamento alojamento temos tem ha apenas hospedes pessoas cozinha',
    numbers:
      '2 dois duas segundo 3 tres terceiro 4 quatro 5 cinco 6 seis 7 sete 8 oito 9 nove 10 dez 12 doze 15 quinze 20 vinte 30 trinta',
  },
  pl: {
    yes: words('tak|oczywiscie|jasne|pewnie|naturalnie|zgadza sie|dokladnie|nie|nie ma problemu|zgoda|potwierdzam'),
    defers: words(
      '(?:sprawdze|sprawdzimy|sprawdzam|sprawdzamy|musze sprawdzic|musimy sprawdzic)|dopyt(?:am|amy|uje)|(?:dam|damy) (?:\\p{L}+ )?znac|zapytam|odpowiem|odezwe|dowiem sie',
    ),
    promises: words(
      '\\p{L}{4,}(?:ujemy|gotujemy|imy|emy)|(?:moze|mozecie|moga) (?:\\p{L}+ )?(?:zostac|miec|zatrzymac)|zwroc\\p{L}*|zwrot\\p{L}*|gwarant\\p{L}*|obiec\\p{L}*|rabat\\p{L}*',
    ),
    quantifiers: words(
      'wszystk\\p{L}*|wszyscy|kazd\\p{L}*|zawsze|wszedzie|cal[yaeo]\\p{L}*|nigdy|oba|obie|dowoln\\p{L}*',
    ),
    until: words('do|najpozniej|przed|maksymalnie'),
    from: words('od|po|poczawszy'),
    bring: words('przywiez\\p{L}*|zabra\\p{L}*|wzia\\p{L}*|przynies\\p{L}*'),
    courtesy:
      'wiadomosc niestety przykro przepraszamy przepraszam oczywiscie chetnie przyjemnosc pytania pytan dodatkowe inne razie potrzeby prosze napisac pisac kontakt dyspozycji zrozumienie podrozy udanego udanej milego milej pobytu pozdrawiam pozdrowienia serdecznie serdeczne szanowny szanowna drogi droga drodzy panie pani panstwo panstwa czesc dzien dobry jest sa znajduje znajduja stoi stoja dostepny dostepna dostepne mozliwe mozliwy mozliwa mozna moga dom domu mieszkanie apartament goscie gosci osob tak godziny godzinie',
    numbers:
      '2 dwa dwie dwoch drugim drugie 3 trzy trzech trzecim 4 cztery czterech 5 piec pieciu 6 szesc 7 siedem 8 osiem 9 dziewiec 10 dziesiec 12 dwanascie 15 pietnascie 20 dwadziescia 30 trzydziesci',
  },
}
