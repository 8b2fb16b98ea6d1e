/** How what is done and what things are like is said by itself, where one word serves in a list. */
export const SAID_DOINGS = `
lend | in prestito | to borrow | zum Ausleihen | en prêt | en préstamo | te leen | para emprestar | do wypożyczenia
feed | dare da mangiare | feeding | Füttern | nourrir | dar de comer | voeren | dar de comer | karmienie
unblock | sbloccata | released | freigegeben | débloquée | liberada | vrijgegeven | desbloqueada | zwolniona
sandy | di sabbia | sandy | sandig | de sable | de arena | zand | de areia | piaszczysta
pebbly | di ciottoli | pebbles | Kiesel | de galets | de guijarros | kiezels | de seixos | kamienista
collect | venire a prendere | pick-up | Abholung | on vient vous chercher | recogida | ophalen | recolha | odbiór
groundLevel | a livello del suolo | ground level | ebenerdig | de plain-pied | a nivel del suelo | gelijkvloers | ao nível do chão | na poziomie gruntu
shallow | poco profonda | shallow | flach | peu profonde | poco profunda | ondiep | pouco profunda | płytko
homemade | fatto in casa | homemade | hausgemacht | fait maison | casero | huisgemaakt | caseiro | domowe
crowded | affollato | crowded | voll | bondé | concurrido | druk | cheio de gente | tłoczno
slippery | scivoloso | slippery | rutschig | glissant | resbaladizo | glad | escorregadio | ślisko
unpaved | sterrata | unpaved | unbefestigt | non goudronné | sin asfaltar | onverhard | de terra batida | nieutwardzona
winding | tortuosa | winding | kurvig | sinueux | con curvas | bochtig | sinuosa | kręta
seasonal | stagionale | seasonal | saisonal | saisonnier | de temporada | seizoensgebonden | sazonal | sezonowo
dropOff | scarico bagagli | unloading | Ausladen | déchargement | descarga | uitladen | descarga | rozładunek
unsupervised | non sorvegliata | unsupervised | ohne Aufsicht | non surveillée | sin vigilancia | zonder toezicht | sem vigilância | bez nadzoru
clearSnow | sgombero neve | snow clearing | Schneeräumen | déneigement | retirada de nieve | sneeuwruimen | limpeza da neve | odśnieżanie
wooden | di legno | wooden | aus Holz | en bois | de madera | houten | de madeira | drewniane
brown | marrone | brown | braun | marron | marrón | bruin | castanho | brązowe
orange | arancione | orange | orange | orange | naranja | oranje | laranja | pomarańczowe
automatic | automatico | automatic | automatisch | automatique | automático | automatisch | automático | automatyczne
furnished | arredato | furnished | möbliert | meublé | amueblado | gemeubileerd | mobilado | umeblowane
renovated | ristrutturato | renovated | renoviert | rénové | reformado | gerenoveerd | renovado | po remoncie
soundproof | insonorizzato | soundproof | schallisoliert | insonorisé | insonorizado | geluiddicht | à prova de som | dźwiękoszczelne
dark | buio | dark | dunkel | sombre | oscuro | donker | escuro | ciemno
noisy | rumoroso | noisy | laut | bruyant | ruidoso | lawaaiig | barulhento | głośno
deep | profondo | deep | tief | profond | profundo | diep | fundo | głębokie
ensuite | con bagno privato | en-suite | mit eigenem Bad | avec salle de bains privative | con baño propio | met eigen badkamer | com casa de banho privativa | z własną łazienką
above | sopra | above | darüber | au-dessus | encima | erboven | por cima | powyżej
nonRefundable | non rimborsabile | non-refundable | nicht erstattungsfähig | non remboursable | no reembolsable | niet terugbetaalbaar | não reembolsável | bezzwrotne
debitCard | carta di debito | debit card | EC-Karte | carte de débit | tarjeta de débito | pinpas | cartão de débito | karta debetowa
contactlessPayment | senza contatto | contactless | kontaktlos | sans contact | sin contacto | contactloos | sem contacto | zbliżeniowo
instalment | a rate | in instalments | in Raten | en plusieurs fois | a plazos | in termijnen | em prestações | w ratach
online | online | online | online | en ligne | en línea | online | online | online
flatFee | forfait | flat fee | pauschal | forfait | tarifa fija | vast bedrag | valor fixo | ryczałt
consumptionBased | a consumo | according to use | nach Verbrauch | selon consommation | según consumo | naar verbruik | conforme o consumo | według zużycia
partly | in parte | partly | teilweise | en partie | en parte | gedeeltelijk | em parte | częściowo
confirmed | confermato | confirmed | bestätigt | confirmé | confirmado | bevestigd | confirmado | potwierdzone
byText | via messaggio | by text | per Nachricht | par SMS | por mensaje | per bericht | por mensagem | wiadomością
receive | accoglienza | welcome | Empfang | accueil | recepción de huéspedes | ontvangst | acolhimento | powitanie
extend | prolungare | extending | verlängern | prolonger | prolongar | verlengen | prolongar | przedłużenie
flexible | flessibile | flexible | flexibel | flexible | flexible | flexibel | flexível | elastycznie
immediately | subito | immediately | sofort | immédiatement | inmediatamente | meteen | de imediato | od razu
mediumSize | di taglia media | medium-sized | mittelgroß | de taille moyenne | de tamaño mediano | middelgroot | de porte médio | średnie
takeOff | togliere | take off | ausziehen | enlever | quitarse | uitdoen | tirar | zdjąć
cheaper | più economico | cheaper | günstiger | moins cher | más barato | goedkoper | mais barato | taniej
dearer | più caro | more expensive | teurer | plus cher | más caro | duurder | mais caro | drożej
sell | in vendita | for sale | zu kaufen | en vente | a la venta | te koop | à venda | do kupienia
workRemotely | lavoro da remoto | remote work | Homeoffice | télétravail | teletrabajo | thuiswerken | teletrabalho | praca zdalna
lockable | chiudibile a chiave | lockable | abschließbar | fermant à clé | con llave | afsluitbaar | com fechadura | zamykane
switchOff | spegnere | switch off | ausschalten | éteindre | apagar | uitzetten | desligar | wyłączyć
switchOn | accendere | switch on | einschalten | allumer | encender | aanzetten | ligar | włączyć
wash | lavare | washing | Waschen | laver | lavar | wassen | lavar | mycie i pranie
doLaundry | fare il bucato | doing laundry | Wäsche waschen | faire la lessive | hacer la colada | de was doen | lavar roupa | pranie
sweep | spazzare | sweep | fegen | balayer | barrer | vegen | varrer | zamieść
cook | cucinare | cooking | Kochen | cuisiner | cocinar | koken | cozinhar | gotowanie
grillFood | grigliare | barbecuing | Grillen | faire des grillades | asar a la parrilla | barbecueën | grelhar | grillowanie
heat_up | accendere il fuoco | heating it | Heizen | chauffer | calentar | stoken | aquecer | palenie
take_shower | fare la doccia | showering | Duschen | se doucher | ducharse | douchen | tomar duche | prysznic
jump | tuffarsi | jumping | Springen | sauter | saltar | springen | saltar | skakanie
sleepIn | dormire | sleeping | Schlafen | dormir | dormir | slapen | dormir | spanie
climb | arrampicarsi | climbing | Klettern | grimper | trepar | klimmen | trepar | wspinanie
cycle | andare in bici | cycling | Radfahren | faire du vélo | ir en bici | fietsen | andar de bicicleta | jazda na rowerze
deliver | consegna | delivery | Lieferung | livraison | entrega | bezorging | entrega | dostawa
handOver | consegna delle chiavi | handover | Übergabe | remise des clés | entrega de llaves | overdracht | entrega das chaves | przekazanie kluczy
ringBell | suonare | ring | klingeln | sonner | llamar al timbre | aanbellen | tocar à campainha | zadzwonić
countThem | contano | count | zählen mit | comptent | cuentan | tellen mee | contam | liczą się
share_it | in comune | shared | gemeinsam | en commun | compartido | gedeeld | partilhado | wspólne
sorted | differenziata | sorted | getrennt | trié | separada | gescheiden | separado | segregowane
rarely | raramente | rarely | selten | rarement | raramente | zelden | raramente | rzadko
sometimes | a volte | sometimes | manchmal | parfois | a veces | soms | às vezes | czasami
usually | di solito | usually | meistens | en général | normalmente | meestal | normalmente | zazwyczaj
often | spesso | often | oft | souvent | a menudo | vaak | muitas vezes | często
towards | verso | towards | Richtung | direction | hacia | richting | em direção a | w kierunku
directly | direttamente | directly | direkt | directement | directamente | rechtstreeks | diretamente | bezpośrednio
drinkable | potabile | drinkable | trinkbar | potable | potable | drinkbaar | potável | zdatna do picia
eatIt | mangiare | eating | Essen | manger | comer | eten | comer | jedzenie
facing | con vista su | overlooking | mit Blick auf | donnant sur | con vistas a | met uitzicht op | com vista para | z widokiem na
beware | attenzione | careful | Vorsicht | attention | cuidado | pas op | cuidado | uwaga
lukewarm | tiepida | lukewarm | lauwarm | tiède | tibia | lauw | morna | letnia
cosy | accogliente | cosy | gemütlich | cosy | acogedor | knus | acolhedor | przytulnie
spacious | spazioso | spacious | geräumig | spacieux | amplio | ruim | espaçoso | przestronne
tiny | minuscolo | tiny | winzig | minuscule | diminuto | piepklein | minúsculo | malutkie
compact | compatto | compact | kompakt | compact | compacto | compact | compacto | kompaktowe
lit | illuminato | lit | beleuchtet | éclairé | iluminado | verlicht | iluminado | oświetlone
sunny | soleggiato | sunny | sonnig | ensoleillé | soleado | zonnig | soalheiro | słonecznie
shady | ombreggiato | shady | schattig | ombragé | sombreado | schaduwrijk | com sombra | w cieniu
windy | ventoso | windy | windig | venteux | ventoso | winderig | ventoso | wietrznie
sheltered | riparato | sheltered | geschützt | abrité | resguardado | beschut | abrigado | osłonięte
lively | vivace | lively | lebhaft | animé | animado | levendig | animado | gwarno
safe_to_use | sicuro | safe | sicher | sûr | seguro | veilig | seguro | bezpieczne
doubled | doppio | double | doppelt | double | doble | dubbel | duplo | podwójne
local | locale | local | örtlich | local | local | lokaal | local | lokalne
difficult | difficile | difficult | schwierig | difficile | difícil | lastig | difícil | trudne
high | altezza | height | Höhe | hauteur | altura | hoogte | altura | wysokość
wide | larghezza | width | Breite | largeur | anchura | breedte | largura | szerokość
discount | sconto | discount | Rabatt | remise | descuento | korting | desconto | zniżka
unlimited | illimitato | unlimited | unbegrenzt | illimité | ilimitado | onbeperkt | ilimitado | bez limitu
always | sempre | always | immer | toujours | siempre | altijd | sempre | zawsze
several | diversi | several | mehrere | plusieurs | varios | meerdere | vários | kilka
many | molti | many | viele | beaucoup | muchos | veel | muitos | wiele
never | mai | never | nie | jamais | nunca | nooit | nunca | nigdy
fromNoon | da mezzogiorno | from noon | ab 12 Uhr mittags | à partir de midi | desde el mediodía | vanaf 12 uur 's middags | a partir do meio-dia | od południa
untilNoon | fino a mezzogiorno | until noon | bis 12 Uhr mittags | jusqu'à midi | hasta el mediodía | tot 12 uur 's middags | até ao meio-dia | do południa
fromMidnight | da mezzanotte | from midnight | ab Mitternacht | à partir de minuit | desde medianoche | vanaf middernacht | a partir da meia-noite | od północy
untilMidnight | fino a mezzanotte | until midnight | bis Mitternacht | jusqu'à minuit | hasta medianoche | tot middernacht | até à meia-noite | do północy
dayAfter | il giorno dopo | the day after | am Tag danach | le lendemain | al día siguiente | de dag erna | no dia seguinte | następnego dnia
everyOtherDay | un giorno sì e uno no | every other day | jeden zweiten Tag | un jour sur deux | cada dos días | om de dag | dia sim, dia não | co drugi dzień
everyOtherWeek | ogni due settimane | every other week | alle zwei Wochen | une semaine sur deux | cada dos semanas | om de week | semana sim, semana não | co drugi tydzień
twicePerWeek | due volte a settimana | twice a week | zweimal pro Woche | deux fois par semaine | dos veces por semana | twee keer per week | duas vezes por semana | dwa razy w tygodniu
twicePerDay | due volte al giorno | twice a day | zweimal am Tag | deux fois par jour | dos veces al día | twee keer per dag | duas vezes por dia | dwa razy dziennie
oncePerDay | una volta al giorno | once a day | einmal am Tag | une fois par jour | una vez al día | een keer per dag | uma vez por dia | raz dziennie
perMonth | al mese | per month | pro Monat | par mois | al mes | per maand | por mês | za miesiąc
perYear | all'anno | per year | pro Jahr | par an | al año | per jaar | por ano | za rok
inSeason | in stagione | in season | in der Saison | en saison | en temporada | in het seizoen | na época | w sezonie
easter | Pasqua | Easter | Ostern | Pâques | Semana Santa | Pasen | Páscoa | Wielkanoc
christmas | Natale | Christmas | Weihnachten | Noël | Navidad | Kerst | Natal | Boże Narodzenie
newYear | Capodanno | New Year | Silvester | Nouvel An | Año Nuevo | oud en nieuw | Ano Novo | sylwester
withPermission | con il nostro permesso | with our permission | mit unserer Erlaubnis | avec notre accord | con nuestro permiso | met onze toestemming | com a nossa autorização | za naszą zgodą
accompanied | accompagnati | accompanied | in Begleitung | accompagnés | acompañados | begeleid | acompanhados | z opiekunem
perPiece | l'uno | each | pro Stück | l'unité | cada uno | per stuk | cada um | za sztukę
halfDay | mezza giornata | half a day | halber Tag | demi-journée | medio día | halve dag | meio dia | pół dnia
withCard | con la tessera degli ospiti | with the guest card | mit der Gästekarte | avec la carte d'hôte | con la tarjeta de huésped | met de gastenkaart | com o cartão de hóspede | z kartą gościa
`
