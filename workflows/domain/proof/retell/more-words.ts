/** Words of notes that say too little, or mean too much, to prove a reply by: read here only to be told again. */
export const MORE_WORDS = `
speed | velocita | speed | geschwindigkeit | vitesse, debit | velocidad | snelheid | velocidade | predkosc
addedOn | da aggiungere, si aggiunge, in aggiunta, non compresa | is added, added to the price, on top | muss dazu gerechnet werden, dazu gerechnet, dazugerechnet, kommt dazu, kommen dazu, kommt hinzu, zum preis dazu | s'ajoute, en sus | se suma, se anade | komt er apart bij, komt erbij, komt er bij | acresce, acrescem | doliczana, doliczane, doliczamy
moneyBack | indietro | back, get back, get everything back, everything back | zuruck, wieder zuruck | rendu, rendue | de vuelta | terug | de volta | z powrotem
halfOf | la meta, meta | half | die halfte, halfte | la moitie, moitie | la mitad, mitad | de helft, helft | metade, a metade | polowa, polowe
nothingLeft | niente, nulla | nothing | nichts | rien | nada | niets | nada | nic
twin | due letti singoli | twin, twin room, twin beds | zweibettzimmer | chambre twin | dos camas | twee eenpersoonsbedden | quarto twin | pokoj z dwoma lozkami
doubleRoom | una matrimoniale, matrimoniale, con matrimoniale | a double, king, queen, double room | doppelzimmer | chambre double | una doble, habitacion doble | tweepersoonskamer | quarto duplo, quarto de casal | pokoj dwuosobowy
bunkRoom | camera con letti a castello | bunk room | stockbettzimmer | chambre avec lits superposes | habitacion con literas | kamer met stapelbed | quarto com beliche | pokoj z lozkiem pietrowym
stepFree | senza gradini, senza barriere | step-free, level access | stufenlos, ebenerdig, schwellenlos | sans marche, de plain-pied | sin escalones | drempelvrij, zonder drempel, gelijkvloers | sem degraus | bez progow, bez schodow
wetRoom | bagno a filo pavimento | wet room | bad mit bodengleicher dusche | salle d'eau de plain-pied | bano a ras de suelo | badkamer met inloopdouche | casa de banho ao nivel do chao | lazienka bez brodzika
gpPost | guardia medica | medical centre, a&e, gp | bereitschaftspraxis, arztliche bereitschaftspraxis, notdienst | medecin de garde | medico de guardia | huisartsenpost | servico de urgencia | nocna opieka lekarska
tapas | tapas | tapas | tapas | tapas | tapas | tapas | tapas | tapas
shutOn | qqq | qqq | zu(?=$) | qqq | qqq | qqq | qqq | qqq
food | cucina fino, da mangiare | food, meals | essen, warme kuche | cuisine ouverte | comida | eten | comida | jedzenie
mobileNet | cellulare | mobile, mobile signal | mobilfunk | reseau mobile | movil | mobiel | telemovel | telefon komorkowy
miles | miglia | miles, mile | meilen | milles anglais | millas | mijlen | milhas | mil angielskich
smokes | si fuma, fumano | smoke, smokes | geraucht | on fume, fume | se fuma, fuma | gerookt | se fuma, fuma | pali sie
bookingFee | commissione di prenotazione | booking fee | buchungsgebuhr | frais de reservation | gastos de reserva | reserveringskosten | taxa de reserva | oplata rezerwacyjna
monSat | lun-sab, lunedi-sabato | mon-sat, monday to saturday, monday-saturday | mo-sa, montag bis samstag, montags bis samstags | lun-sam, du lundi au samedi | lun-sab, de lunes a sabado, lunes a sabado | ma-za, maandag tot en met zaterdag | seg-sab, de segunda a sabado, segunda a sabado | pn-sob, od poniedzialku do soboty
monFri | lun-ven, lunedi-venerdi, da lunedi a venerdi | mon-fri, monday to friday, monday-friday | mo-fr, montag bis freitag | lun-ven, du lundi au vendredi | lun-vie, de lunes a viernes, lunes a viernes | ma-vr, maandag tot en met vrijdag | seg-sex, de segunda a sexta | pn-pt, od poniedzialku do piatku
emphasis | assolutamente, affatto, facciamo, fanno, diamo | at all, absolutely, simply, just, then it's, own, works | uberhaupt, einfach, ganz, gilt, man, geht, machen, gibt | du tout, absolument, donc, oui, faisons, donnons | en absoluto, ya, ahora, hacemos, ponemos, damos, pedimos, admitimos | helemaal, gewoon, echt, doen | de todo, mesmo, fazemos, feito, damos, pedimos | wcale, zupelnie, robimy
person | persone, persona | people, person, persons, guests | personen, person, gaste | personnes, personne | personas, huespedes | personen, persoon, gasten | pessoas, pessoa, hospedes | osob, osoby, osobe, gosci
fee | tariffa | fee, fees | gebuhr, gebuhren | frais | tarifa | toeslag, tarief | taxa | oplata, oplaty
water | acqua | water | wasser | eau | agua | water | agua | woda, wody, wode
hourly | ogni ora | hourly, every hour | stundlich | toutes les heures | cada hora | elk uur | de hora em hora | co godzine
remainder | il resto | the rest, rest | rest | le reste | el resto, resto | rest | o resto | reszta, reszte
house | casa | house, cottage | haus | maison, gite | casa | huis, huisje | casa | dom, domu, domem
building | palazzo, edificio | building | gebaude | immeuble, batiment | edificio | gebouw | predio | budynek, budynku
total | totale | total | gesamtpreis, gesamtbetrag | total | total | totaal | total | suma, sumy
resident | residenti | residents | anwohner | riverains | residentes | bewoners | moradores | mieszkancy, mieszkancow
released | sbloccat* | released | freigegeben | liberee, debloquee | liberada, desbloqueada | vrij, vrijgegeven | libertada, desbloqueada | zwolniona
reaches | arriva fino, arriva | reaches, goes | reicht | arrive | llega | gaat, komt | chega | dojezdza
thenafter | poi | then | dann | puis | luego | dan | a seguir | potem
attention | attenzione | mind, note, attention | achtung | attention | ojo | let op | atencao | uwaga
bath | vasca da bagno | bath | wanne, badewanne | baignoire | banera | ligbad | banheira | wanna
storey | piani | storeys, floors | etagen, stockwerke | etages | plantas | verdiepingen | andares | pietra
gave | offerti, offerte | provided free, complimentary | geschenkt | offert, offerts, offerte | regaladas, de regalo | cadeau | oferecidas, oferecidos, oferta | gratis w prezencie
yard | aia | yard, lane | hof | cour | corral | erf, terrein | quintal | plac
quay | banchina | quay | kai, ufer | quai | muelle | kade | cais | nabrzez*
bag | sacco | bag, net, nets, sack | sack, netz | sac, filet | saco | zak | saco | worek, worki
usage | utilizzo | use | nutzung | utilisation | uso | gebruik | utilizacao | uzycie
waterHot | acqua calda | hot water | warmwasser | eau chaude | agua caliente | warm water | agua quente | ciepla woda
ironBoard | asse da stiro | ironing board | bugelbrett | planche a repasser | tabla, tabla de planchar | strijkplank | tabua, tabua de passar | deska do prasowania
stay | soggiorni | stays | aufenthalte, aufenthalten | sejours | estancias | verblijven | estadias | pobyty, pobytow
yes | si | yes, fine, ok, works | ja | oui | si | ja | sim | tak
nextTo | presso | at | bei | chez | en casa de | bij | em casa de | u
`
/** How they and a few of the tables' own are told. */
export const SAID_MORE = `
halfShare | 50 % | 50% | 50 % | 50 % | 50 % | 50% | 50 % | 50%
bookingFee | commissione di prenotazione | booking fee | Buchungsgebühr | frais de réservation | gastos de reserva | reserveringskosten | taxa de reserva | opłata rezerwacyjna
smokes | fumare | smoking | Rauchen | fumer | fumar | roken | fumar | palenie
speed | velocità | speed | Geschwindigkeit | débit | velocidad | snelheid | velocidade | prędkość
addedOn | non incluso, si aggiunge | not included, added on top | nicht inbegriffen, kommt dazu | non compris, en plus | no incluido, aparte | niet inbegrepen, komt erbij | não incluído, acresce | nie w cenie, doliczane
moneyBack | rimborsato | refunded | zurück | rendu | devuelto | terug | devolvido | zwrot
halfOf | 50 % | 50% | 50 % | 50 % | 50 % | 50% | 50 % | 50%
nothingLeft | niente | nothing | nichts | rien | nada | niets | nada | nic
twin | due letti singoli | two single beds | zwei Einzelbetten | deux lits simples | dos camas individuales | twee eenpersoonsbedden | duas camas de solteiro | dwa pojedyncze łóżka
doubleRoom | letto matrimoniale | double bed | Doppelbett | lit double | cama doble | tweepersoonsbed | cama de casal | łóżko małżeńskie
bunkRoom | letto a castello | bunk beds | Etagenbett | lits superposés | literas | stapelbed | beliche | łóżko piętrowe
stepFree | senza gradini | step-free | stufenlos | sans marche | sin escalones | drempelvrij | sem degraus | bez progów
wetRoom | bagno con doccia a filo pavimento | wet room | Bad mit bodengleicher Dusche | salle d'eau de plain-pied | baño con ducha a ras de suelo | badkamer met inloopdouche | casa de banho com duche ao nível do chão | łazienka z prysznicem bez brodzika
gpPost | guardia medica | on-call doctor | ärztlicher Bereitschaftsdienst | médecin de garde | médico de guardia | huisartsenpost | médico de serviço | lekarz dyżurny
tapas | tapas | tapas | Tapas | tapas | tapas | tapas | tapas | tapas
shutOn | chiuso | closed | geschlossen | fermé | cerrado | gesloten | fechado | zamknięte
food | pasti | food | Essen | repas | comida | eten | comida | jedzenie
mobileNet | cellulare | mobile | Mobilfunk | mobile | móvil | mobiel | telemóvel | telefon komórkowy
miles | miglia | miles | Meilen | miles | millas | mijl | milhas | mil
monSat | da lunedì a sabato | Monday to Saturday | Montag bis Samstag | du lundi au samedi | de lunes a sábado | maandag t/m zaterdag | de segunda a sábado | od poniedziałku do soboty
monFri | da lunedì a venerdì | Monday to Friday | Montag bis Freitag | du lundi au vendredi | de lunes a viernes | maandag t/m vrijdag | de segunda a sexta | od poniedziałku do piątku
person | persone | people | Personen | personnes | personas | personen | pessoas | osób
fee | tariffa | fee | Gebühr | frais | tarifa | toeslag | taxa | opłata
water | acqua | water | Wasser | eau | agua | water | água | woda
hourly | ogni ora | hourly | stündlich | toutes les heures | cada hora | elk uur | de hora em hora | co godzinę
remainder | il resto | the rest | Rest | le reste | el resto | de rest | o resto | reszta
house | casa | house | Haus | maison | casa | huis | casa | dom
building | edificio | building | Gebäude | immeuble | edificio | gebouw | prédio | budynek
total | totale | total | Gesamtpreis | total | total | totaal | total | suma
resident | residenti | residents | Anwohner | riverains | residentes | bewoners | moradores | mieszkańcy
released | sbloccata | released | freigegeben | débloquée | liberada | vrijgegeven | desbloqueada | zwolniona
reaches | arriva | goes | reicht | arrive | llega | gaat | chega | dojeżdża
thenafter | poi | then | dann | puis | luego | dan | a seguir | potem
attention | attenzione | please note | Achtung | attention | atención | let op | atenção | uwaga
bath | vasca da bagno | bath | Badewanne | baignoire | bañera | ligbad | banheira | wanna
storey | piani | floors | Etagen | étages | plantas | verdiepingen | andares | piętra
gave | in omaggio | complimentary | geschenkt | offert | de regalo | cadeau | oferta | w prezencie
yard | cortile | yard | Hof | cour | patio | erf | quintal | podwórze
quay | banchina | quay | Ufer | quai | muelle | kade | cais | nabrzeże
bag | sacco | bag | Sack | sac | saco | zak | saco | worek
usage | utilizzo | use | Nutzung | utilisation | uso | gebruik | utilização | użycie
waterHot | acqua calda | hot water | Warmwasser | eau chaude | agua caliente | warm water | água quente | ciepła woda
ironBoard | asse da stiro | ironing board | Bügelbrett | planche à repasser | tabla de planchar | strijkplank | tábua de passar | deska do prasowania
stay | soggiorni | stays | Aufenthalte | séjours | estancias | verblijven | estadias | pobyty
yes | sì | yes | ja | oui | sí | ja | sim | tak
nextTo | presso | at | bei | chez | en casa de | bij | em casa de | u
all | tutti | all | alle | tous | todos | alle | todos | wszystkie
box | cassetta | box | Kasten | boîte | caja | kist | caixa | skrzynka
little | poco | little | wenig | peu | poco | weinig | pouco | mało
full | pieno | full | voll | plein | lleno | vol | cheio | pełne
front | davanti | in front | vor | devant | delante | voor | em frente | przed
line | linea | line | Linie | ligne | línea | lijn | linha | linia
cost | costa | costs | kostet | coûte | cuesta | kost | custa | kosztuje
everywhere | dappertutto | everywhere | überall | partout | en todas partes | overal | em todo o lado | wszędzie
window | finestra | window | Fenster | fenêtre | ventana | raam | janela | okno
hot | caldo | hot | heiß | chaud | caliente | heet | quente | gorące
cold | freddo | cold | kalt | froid | frío | koud | frio | zimne
gas | gas | gas | Gas | gaz | gas | gas | gás | gaz
hob | piano cottura | hob | Kochfeld | plaque de cuisson | placa de cocina | kookplaat | placa | płyta grzewcza
ceramicHob | vetroceramica | ceramic hob | Glaskeramikkochfeld | vitrocéramique | vitrocerámica | keramische kookplaat | placa vitrocerâmica | płyta ceramiczna
boiler | scaldabagno | boiler | Boiler | chauffe-eau | calentador | boiler | caldeira | bojler
end | in fondo | at the end | am Ende | au bout | al final | aan het einde | ao fundo | na końcu
path | sentiero | path | Weg | chemin | camino | pad | caminho | ścieżka
cleaningFee | spese di pulizia | cleaning fee | Reinigungsgebühr | frais de ménage | gastos de limpieza | schoonmaakkosten | taxa de limpeza | opłata za sprzątanie
change | cambio | change | Wechsel | changement | cambio | wissel | mudança | zmiana
emergencyRoom | pronto soccorso | emergency room | Notaufnahme | urgences | urgencias | spoedeisende hulp | urgências | szpitalny oddział ratunkowy
taxCode | codice fiscale | tax number | Steuernummer | numéro fiscal | NIF | fiscaal nummer | NIF | NIP
clothesLine | filo per stendere | clothes line | Wäscheleine | corde à linge | cuerda de tender | waslijn | corda da roupa | sznur na pranie
surfSchool | scuola di surf | surf school | Surfschule | école de surf | escuela de surf | surfschool | escola de surf | szkoła surfingu
mountain | montagna | mountain | Berg | montagne | montaña | berg | montanha | góra
publicPark | parco | park | Park | parc | parque | park | parque | park
stagParty | addii al celibato | stag parties | Junggesellenabschiede | enterrements de vie de garçon | despedidas de soltero | vrijgezellenfeesten | despedidas de solteiro | wieczory kawalerskie
socket | presa | socket | Steckdose | prise | enchufe | stopcontact | tomada | gniazdko
chargingCable | cavo di ricarica | charging cable | Ladekabel | câble de recharge | cable de carga | laadkabel | cabo de carregamento | kabel do ładowania
childSeat | seggiolino | child seat | Kindersitz | siège enfant | silla infantil | kinderzitje | cadeira de criança | fotelik
shutters | persiane | shutters | Fensterläden | volets | persianas | luiken | persianas | okiennice
van | furgoni | vans | Transporter | camionnettes | furgonetas | busjes | carrinhas | furgonetki
handrail | corrimano | handrail | Handlauf | rampe d'escalier | pasamanos | leuning | corrimão | poręcz
electricHeater | stufetta elettrica | electric heater | Elektroheizung | radiateur électrique | calefactor eléctrico | elektrische kachel | aquecedor elétrico | grzejnik elektryczny
tapWater | acqua del rubinetto | tap water | Leitungswasser | eau du robinet | agua del grifo | kraanwater | água da torneira | woda z kranu
motorhome | camper | motorhomes | Wohnmobile | camping-cars | autocaravanas | campers | autocaravanas | kampery
`
/** Names that begin a sentence and are no words. */
export const BRANDS = new Set(
  'sainsbury tesco mercadona lidl aldi carrefour conad eurospin eurospar esselunga coop despar penny mpreis spar billa hofer edeka rewe netto albert heijn jumbo biedronka zabka lewiatan pingo doce continente intermarche monoprix leclerc auchan casino franprix migros dia waitrose asda morrisons kaufland nespresso senseo netflix paypal bizum ideal blik satispay revolut twint uber bolt'.split(
    ' ',
  ),
)
