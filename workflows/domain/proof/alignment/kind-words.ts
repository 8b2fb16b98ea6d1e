import type { DraftLanguage } from '#workflows/domain/draft.ts'

type KindWords = {
  /** How a sentence begins that wishes, thanks, is glad, or says that one may write again. */
  wishes: string
  /** A clause that asks to bear in mind what stands before it. */
  advice: string
  /** How a clause begins that says what is pleasant about what stands before it, and what is. */
  so: string
  comfort: string
  /** Who comes, and what a stay consists of: things of no house. */
  ofStays: string
}

/** Folded. */
export const KIND_WORDS: Record<DraftLanguage, KindWords> = {
  it: {
    wishes:
      "speriamo|spero|(?:vi|ti|le) augur\\p{L}+|augur(?:o|iamo)|che (?:bello|bella|piacere|gioia|meraviglia|bella notizia)|(?:buon|buona|buone|buono|felice|ottima|ottimo) \\p{L}+|non ved(?:o|iamo) l'ora|god(?:etevi|iti|etevelo|etevela)|divert(?:itevi|iti)|grazie|a presto|benvenut[oaie]|(?:sono|siamo) (?:molto )?(?:felic[ei]|content[oaie]|liet[oaie])|(?:fatemi|fammi|mi faccia|fateci) sapere|scriv(?:etemi|imi|eteci|ami|eteci)|contatt(?:atemi|ami|ateci)|non esit\\p{L}+|(?:resto|restiamo|rimango|sono|siamo) a (?:vostra|tua|sua|completa|disposizione)|per (?:qualsiasi|qualunque|ogni altra|altre) (?:cosa|domand\\p{L}+|dubbio|necessita|informazion\\p{L}+|esigenza)|se (?:avete|hai|ha|avesse|aveste|vi|ti|le) (?:\\p{L}+ )?(?:altre|altri|altro|bisogno|dubbi|domande|serve)",
    advice:
      '(?:ma |quindi )?(?:ten(?:ete|ga|i|etelo|etene|iamo)(?: quindi| pure)? (?:presente|conto)|tenetelo d.occhio|ricord(?:atevi|ati|atevelo)|fate attenzione|fai attenzione|(?:basta |solo )?(?:avvis(?:ateci|atemi|ami)|dir(?:celo|melo)|dite(?:lo|celo|melo)|fateci sapere|fatemi sapere|chied(?:etela|etelo|erla|erlo)))',
    so: 'cosi|quindi|percio|in modo che|cosicche|e cosi|(?:\\p{L}+ ){1,3}quindi',
    comfort:
      'autonom\\p{L}+|god(?:ete|ersi|ervi|ere|rete)|rilass\\p{L}+|con calma|serenita|senza (?:pensieri|fretta|stress)|preoccup\\p{L}+',
    ofStays:
      'viaggio acqua soggiorno vacanza vacanze giornata giorno serata sera notte arrivo fine settimana weekend tempo bagno nuotata passeggiata appetito cena colazione mare sole comprensione pazienza messaggio domanda domande famiglia mamma madre padre bimbo bimbi bambini piccolo',
  },
  en: {
    wishes:
      "(?:i|we)(?: really| do| sincerely| both| all)? (?:hope|wish)|hope|hoping|wishing|(?:(?:i'm|we're|i am|we are) )?(?:really |very |so )?(?:looking forward|excited|thrilled)|(?:(?:i'm|we're|i am|we are) )?(?:really |very |so |always |more than )?(?:happy|glad|pleased|delighted) (?:to (?:help|hear|welcome|have you|see|answer|assist|meet)|that you|you)|can't wait|see you|enjoy|have (?:a|an|fun|lots)|(?:a )?(?:safe|happy|good|pleasant|lovely) (?:travels?|trip|journey|flight|drive|sailing|swimming|skiing|hiking|cycling|holidays?|planning)|thanks|thank you|many thanks|(?:great|lovely|nice|good|wonderful) (?:to|that you)|how (?:lovely|nice|wonderful|great|exciting|sweet)|what a|(?:that )?sounds|congratulations|take care|(?:if you have )?any (?:other |more |further )?questions|if (?:you have|you've got|there(?:'s| is)) (?:any|anything)|(?:please )?(?:do )?(?:feel free|don't hesitate|do not hesitate) to (?:ask|write|message|contact|get in touch|reach out|text|let)|(?:please |just |do )*let (?:me|us) know if",
    advice:
      "(?:so |and |but |just |please |do )*(?:keep (?:that|this|it) in mind|bear (?:that|this|it) in mind|keep an eye on \\p{L}+|watch out|take care|be careful|mind your (?:step|head)|let (?:me|us) know(?: (?:in advance|beforehand|first|when you book|before you (?:come|arrive)|that you need (?:it|one|them)|if you need (?:it|one|them)|if you(?:'d| would) like (?:it|one|them)))?|(?:give|drop|send) (?:me|us) a (?:quick )?(?:text|message|line|call|ring)(?: first| beforehand)?)",
    so: '(?:and )?so(?: that)?|which means',
    comfort:
      "relax\\p{L}*|enjoy\\p{L}*|at ease|peace of mind|(?:without|no) (?:stress|worr\\p{L}+|rush\\p{L}*)|don't (?:need to )?worry|unwind|take your time|comfortabl\\p{L}+|rest",
    ofStays:
      'travel travels trip water sea sun beach journey flight drive stay visit holiday holidays day days evening night weekend time swim walk appetite meal dinner breakfast understanding patience message question questions family mother mum mom father dad baby kids children little one ones everyone plan plans planning news',
  },
  de: {
    wishes:
      '(?:ich|wir) (?:hoffe|hoffen|wunsche|wunschen|freue|freuen)|hoffentlich|viel(?:e)? (?:spass|freude|vergnugen|erfolg|grusse)|gute[nrs]? (?:appetit|reise|anreise|fahrt|erholung|heimreise|flug|nacht)|(?:schone|schonen|schones|sonnige|erholsame|angenehme|angenehmen|entspannte) \\p{L}+|bis (?:bald|dann|demnachst)|danke|vielen dank|herzlichen dank|herzlich willkommen|wie schon|schon,? dass|das freut|geniess\\p{L}+|(?:bei|fur) (?:weiteren? |allen? )?(?:fragen|ruckfragen)|(?:wenn|falls|sollten|solltet) (?:sie|ihr|du) (?:noch )?(?:fragen|weitere|etwas)|(?:melden sie sich|meldet euch|melde dich|schreiben sie|schreibt|schreib) (?:\\p{L}+ )*(?:gern|gerne|jederzeit|einfach|mir|uns)|(?:ich|wir) (?:bitte|bitten) um (?:ihr |euer |dein )?verstandnis|vielleicht hilft|(?:ich|wir) stehen? (?:ihnen|euch|dir)',
    advice:
      '(?:und |aber |also |bitte |daher |einfach )*(?:(?:denken|denkt|denk) (?:sie )?(?:bitte )?daran|bedenken sie das(?: bitte)?|beachten sie das(?: bitte)?|passen sie (?:bitte )?(?:gut )?auf|passt (?:bitte )?(?:gut )?auf|geben sie (?:uns |mir )?(?:einfach |nur |bitte |kurz |vorher )*bescheid|gebt (?:uns |mir )?(?:einfach |nur |bitte |kurz |vorher )*bescheid|sagen sie (?:uns |mir )?(?:einfach |nur |bitte |kurz |vorher )*bescheid)',
    so: 'so(?: dass)?|sodass|also|damit|und so|(?:\\p{L}+ ){1,3}also',
    comfort:
      'entspann\\p{L}*|geniess\\p{L}*|in (?:aller )?ruhe|ohne (?:stress|sorge\\p{L}*|eile)|keine? sorge\\p{L}*|stressfrei',
    ofStays:
      'reise wasser sonne strand appetit start anreise heimreise fahrt flug aufenthalt urlaub ferien tag tage abend nacht wochenende zeit appetit essen verstandnis geduld nachricht frage fragen familie mutter vater baby kinder kleine kleinen planung gepack spass freude schwimmen wandern skifahren',
  },
  fr: {
    wishes:
      "j'espere|nous esperons|en esperant|esperant|(?:je|nous) (?:vous |te )?souhait\\p{L}+|(?:tres )?(?:bon|bonne|bons|bonnes|belle|beau|excellent|excellente|agreable) \\p{L}+|merci|quel plaisir|quelle (?:bonne|chance|joie)|(?:je suis|nous sommes) (?:ravie?s?|heureu\\p{L}+)|ravie?s?|au plaisir|a (?:tres )?bientot|profitez|amusez-vous|regalez-vous|bienvenue|n'hesite[zs]?|si vous avez (?:d'autres|des|la moindre|besoin)|pour toute (?:question|autre)|(?:je reste|nous restons) a|hate de|(?:j'ai|nous avons) hate",
    advice:
      '(?:et |mais |donc |alors )*(?:(?:pensez|veillez)(?: bien)? a (?:en tenir compte|vous en souvenir)|tenez-en compte|gardez-le en tete|faites attention|surveillez(?:-l\\p{L}+)?|il (?:vous )?suffit de (?:nous |me )?(?:prevenir|le demander|la demander|nous le dire)|prevenez-(?:nous|moi)|dites-le-(?:nous|moi)|faites-le-(?:nous|moi) savoir)',
    so: 'ainsi|donc|comme ca|pour que|si bien que|et donc|(?:\\p{L}+ ){1,3}donc',
    comfort:
      'autonom\\p{L}+|profit\\p{L}+|tranquill\\p{L}+|serein\\p{L}*|detend\\p{L}+|sans (?:souci|stress|inquietude)|inquiet\\p{L}+',
    ofStays:
      'voyage mer eau route sejour vacances journee jour soiree soir nuit weekend week-end temps appetit repas diner baignade promenade plage soleil comprehension patience message question questions famille mere pere bebe enfants petit petits accueil accueillir',
  },
  es: {
    wishes:
      '(?:espero|esperamos|ojala)|(?:te|os|le|les) dese\\p{L}+|deseamos|que (?:bien|ilusion|alegria|buena|disfrut\\p{L}+|tengais|tengas|tengan|lo pas\\p{L}+|vaya|descans\\p{L}+)|(?:buen|buena|buenas|feliz|felices) \\p{L}+|(?:muchas |mil )?gracias|encantad[oa]s?|disfrut\\p{L}+|nos vemos|hasta (?:pronto|luego|entonces)|bienvenid[oa]s?|no dud\\p{L}+|(?:para )?cualquier (?:duda|cosa|pregunta)|si (?:tienes|teneis|tiene|tienen|necesitas|necesitais|necesita) (?:cualquier|alguna|algo|otra|mas|dudas)|(?:quedo|quedamos|estoy|estamos) a (?:tu|vuestra|su)|(?:me|nos) alegr\\p{L}+',
    advice:
      '(?:y |pero |asi que |por favor )*(?:ten(?:ed|ga|lo|edlo|gan)(?:lo)? en cuenta|tenlo presente|cuidado|(?:basta con |solo )?(?:avis(?:ad|adnos|anos|adme|ame|enos)|dec(?:idnos|idlo|idnoslo)|preguntad(?:nos)?)(?: antes| el dia antes)?)',
    so: 'asi(?: que)?|para que|de modo que|y asi',
    comfort:
      'disfrut\\p{L}+|tranquil\\p{L}+|relaj\\p{L}+|preocup\\p{L}+|con calma|descans\\p{L}+|sin (?:prisas?|estres|preocupacion\\p{L}*)',
    ofStays:
      'viaje agua mar estancia vacaciones dia dias tarde noche fin semana tiempo apetito comida cena paseo playa sol comprension paciencia mensaje pregunta preguntas familia madre padre bebe ninos peque peques carrito',
  },
  nl: {
    wishes:
      '(?:ik|wij|we) (?:hoop|hopen|wens|wensen|kijk(?:en)? (?:er )?(?:al )?naar)|hopelijk|(?:heel )?veel (?:plezier|succes|groeten)|(?:goede|fijne|prettige|mooie|leuke|gezellige|veilige) \\p{L}+|bedankt|dank (?:je|jullie|u)|geniet|tot (?:snel|dan|ziens|gauw|binnenkort)|(?:hartelijk )?welkom|wat (?:leuk|fijn|gezellig)|(?:leuk|fijn) dat|(?:eet )?smakelijk|laat (?:het )?(?:me|mij|ons) (?:gerust |maar |even )?weten als|(?:als|mocht|mochten) (?:je|jullie|u|er) (?:nog )?(?:vragen|andere|meer|iets)|(?:schroom|aarzel) niet|(?:ik sta|wij staan|we staan) (?:voor )?(?:je|jullie|u) klaar',
    advice:
      '(?:en |maar |dus )*(?:(?:houd|hou|houdt) (?:daar|er|hier) (?:dus )?(?:rekening mee|even rekening mee)|let (?:dus )?(?:goed )?op|pas (?:goed )?op|laat het (?:me|mij|ons) (?:dan )?(?:even |vooraf |van tevoren )?weten|geef (?:het )?(?:even |vooraf )?door)',
    so: 'zo|zodat|dus|en zo|(?:\\p{L}+ ){1,3}dus',
    comfort: 'geniet\\p{L}*|ontspann\\p{L}*|rustig aan|zorgen (?:te )?maken|zonder (?:stress|zorgen|haast)',
    ofStays:
      'reis water reis verblijf vakantie dag dagen avond nacht weekend tijd eten begrip geduld bericht vraag vragen familie moeder vader baby kinderen kleintje plezier zwemmen wandelen strand zon',
  },
  pt: {
    wishes:
      '(?:espero|esperamos|desejo|desejamos)(?:-\\p{L}+)?|que (?:bom|otim\\p{L}+|alegria|prazer)|(?:boa|bom|boas|bons|otima|otimo|feliz) \\p{L}+|(?:muito )?obrigad[oa]s?|aproveit\\p{L}+|desfrut\\p{L}+|divirtam-se|ate (?:breve|ja|logo|la)|bem-vind\\p{L}+|nao hesit\\p{L}+|(?:para )?qualquer (?:duda|duvida|coisa|questao)|se (?:tiver|tiverem|precisar|precisarem) (?:de )?(?:mais|alguma|algo|qualquer|outra)|(?:fico|ficamos|estou|estamos) a (?:sua|vossa|disposicao|espera)|sera um prazer',
    advice:
      '(?:e |mas |por isso )*(?:ten(?:ha|ham)(?: isso| em conta)?(?: em conta| em atencao)?|tenham cuidado|atencao|(?:basta |so )?(?:avis(?:ar|em|e)(?:-nos|-me)?|diz(?:er|ei)(?:-nos)?|pec(?:a|am)))',
    so: 'assim|para que|de modo que|por isso|e assim',
    comfort:
      'aproveit\\p{L}+|descans\\p{L}+|preocup\\p{L}+|tranquil\\p{L}+|com calma|relax\\p{L}*|sem (?:pressa|stress|preocupac\\p{L}+)',
    ofStays:
      'viagem mar agua estadia ferias dia dias tarde noite fim semana tempo refeicao jantar passeio praia sol compreensao paciencia mensagem pergunta perguntas familia mae pai bebe criancas pequenos nada',
  },
  pl: {
    wishes:
      '(?:mam|mamy) nadzieje|zycz(?:e|ymy)|(?:milego|milej|udanego|udanej|udanych|dobrego|dobrej|szczesliwej|spokojnej|przyjemnego|przyjemnej|smacznego|wesolych)|dziekuj(?:e|emy)|do (?:zobaczenia|uslyszenia)|serdecznie zaprasza\\p{L}+|zaprasza(?:m|my)|(?:bardzo )?(?:sie )?ciesz\\p{L}+|jak (?:milo|fajnie)|w razie (?:pytan|potrzeby|dodatkowych)|(?:jesli|gdyby) (?:\\p{L}+ ){1,3}(?:jakies |inne |dodatkowe )*pytania|(?:jestem|jestesmy|pozostaje|pozostajemy) do|licz(?:e|ymy) na zrozumienie|prosze (?:o wyrozumialosc|smialo pisac)',
    advice:
      '(?:i |ale |wiec |prosze |prosimy )*(?:o tym pamietac|miec to na uwadze|uwazac|(?:tylko )?(?:dac znac|o informacje|nas uprzedzic|uprzedzic)(?: wczesniej)?)',
    so: 'wiec|dzieki (?:temu|czemu)|tak ze|zeby',
    comfort: 'spokojn\\p{L}*|relaks\\p{L}*|odpocz\\p{L}+|martwic|cieszyc|bez (?:stresu|pospiechu)',
    ofStays:
      'wody jeziora podrozy podroz pobytu pobyt urlopu wakacji dnia dzien dni wieczoru wieczor noc nocy weekendu weekend czasu czas posilku plywania spaceru slonca zrozumienie cierpliwosc wiadomosc pytanie pytania rodziny mama tata dziecko dzieci',
  },
}
