/** Things, places and people that a sentence is about: finer than topics, so that a dog is no cat. Longer names stand first. */
export const THINGS = `
arrival | check-in, arriv*, entrare, entrate, ingresso in casa, accedere | check-in, check in, checking in, arriv*, get in, let yourself in, let yourselves in | check-in, einchecken, anreise*, anreisen, ankunft, ankommen, einziehen | check-in, arriv*, entrer dans les lieux | check-in, entrada, entrar, llegad*, llegar, llegue* | check-in, inchecken, aankomst, aankomen, aankomt | check-in, entrada, entrar, cheg* | check-in, zameldowa*, zameldowani*, przyjazd*, przyjecha*, przyjezdz*
departure | check-out, partenza, partire, lasciare la casa, lasciare l'appartamento, uscire | check-out, check out, checking out, departure, vacate, leave the (?:house|flat) | check-out, auschecken, abreise*, abreisen, abfahrt | check-out, depart* | check-out, salida, salir, marcharse, dejar (?:la casa|el piso) | check-out, uitchecken, vertrek* | check-out, saida, sair, partida | check-out, wymeldowa*, wyjazd*, wyjecha*
beachTowel | teli (?:da )?(?:mare|piscina), telo (?:mare|piscina), asciugamani da (?:mare|spiaggia|piscina) | beach towel*, pool towel* | strandtuch*, strandhandtuch*, badetuch*, pooltuch* | serviettes? de (?:plage|piscine), drap de plage, draps de plage | toallas? de (?:playa|piscina) | strandhanddoek*, strandlaken* | toalhas? de (?:praia|piscina) | recznik* plazow*
bathTowel | asciugaman* da bagno, teli? da bagno | bath towel* | badehandtuch*, duschtuch*, duschhandtuch* | serviettes? de bain, draps? de bain | toallas? de (?:bano|ducha) | badhanddoek*, badlaken*, douchelaken* | toalhas? de banho | recznik* kapielow*
teaTowel | strofinacc*, canovacc* | tea towel*, dish towel*, kitchen towel* | geschirrtuch*, geschirrtucher* | torchon* | panos? de cocina, trapos? de cocina | theedoek* | panos? de (?:cozinha|loica) | scierk*, sciereczk*
towel | asciugaman* | hand towel*, towel* | handtuch*, handtucher* | serviettes? de toilette, serviette* | toalla* | handdoek* | toalha* | recznik*
sheets | lenzuol*, biancheria da letto | bed linen, linen, sheets, bed sheets | bettwasche, bettlaken | draps, linge de lit | sabanas, ropa de cama | beddengoed, lakens | roupa de cama, lencois | posciel*
duvet | piumin*, piumon* | duvet* | bettdecke* | couette* | edredon* | dekbed* | edredao, edredoes | koldr*
blanket | copert[ae] | blanket* | wolldecke*, decken | couverture* | manta* | deken* | mantas, cobertor* | koc, koce, kocow
pillow | cuscin* | pillow* | kissen, kopfkissen | oreiller* | almohada* | kussen*, hoofdkussen* | almofada* | poduszk*
dog | can[ei], cagnolin* | dog*, puppy | hund*, hunde* | chien* | perr[oa]*, perrit* | hond* | cao, caes, cachorro*, caozinho | pies, psa, psy, psow, psem, psami, pieska, pieski
cat | gatt[oi], gattin* | cat, cats, kitten* | katze*, kater | chat*, chaton* | gat[oa]s?, gatit* | kat, katten, poes* | gat[oa]s?, gatinho* | kot, kota, koty, kotow, kotek, kotk*
pet | animal[ei], animali domestici | pet, pets, animal* | haustier*, tiere? | animaux, animal | mascota*, animal* | huisdier*, dier, dieren | anima(?:l|is)( de estimacao)? | zwierz*
crib | lettin* da (?:viaggio|campeggio), lettin*, culla* | travel cot*, baby cot*, cot, cots, crib*, baby bed* | kinderbett*, babybett*, reisebett*, gitterbett* | lits? (?:bebe|parapluie|pour bebe) | cuna* | kinderbed*, babybed*, campingbed*, reisbed*, bedje, ledikantje | berco* | lozeczk*
highChair | seggiolon* | high-chair* | hochstuhl*, kinderstuhl* | chaises? hautes? | tronas? | kinderstoel* | cadeiras? (?:alta|de bebe|de refeicao)s? | krzeselk*
doubleBed | letto matrimoniale, letti matrimoniali, matrimonial[ei] | double bed*, king-size*, queen-size* | doppelbett* | lits? doubles? | camas? (?:doble|de matrimonio)s? | tweepersoonsbed* | camas? de casal | lozk* malzensk*, lozk* podwojn*
singleBed | lett[oi] singol[oi] | single bed*, singles | einzelbett* | lits? simples? | camas? individual(?:es)? | eenpersoonsbed* | camas? (?:de solteiro|individua(?:l|is)) | lozk* pojedyncz*
sofaBed | divan[oi] letto | sofa-bed* | schlafsofa*, schlafcouch* | canapes?-lits?, canapes?-convertibles? | sofas?-camas? | slaapbank* | sofas?-camas? | rozkladan* (?:sof*|kanap*), sof[ay] rozkladan*
bunkBed | lett[oi] a castello | bunk bed*, bunks | etagenbett*, stockbett* | lits superposes | literas? | stapelbed* | beliches? | lozk* pietrow*
extraBed | letto aggiuntivo, letto extra | extra bed* | zustellbett*, zusatzbett* | lit supplementaire, lit d'appoint | cama (?:supletoria|extra) | extra bed | cama extra | dostawk*, dostawek, dodatkow\\p{L}* lozk*, dodatkow\\p{L}* lozek
bed | lett[oi] | bed, beds | bett, betten | lit, lits | cama, camas | bed, bedden | cama, camas | lozk*
livingRoom | soggiorno (?!a ), salotto, salone | living-room, lounge, sitting room | wohnzimmer* | salon, sejour (?!de ) | salon, sala de estar | woonkamer*, zitkamer | sala, sala de estar | salon*, pokoju dziennym
bedroom | camer[ae] da letto, camer[ae] | bedroom* | schlafzimmer* | chambre* | dormitorio*, habitacion*, cuarto | slaapkamer* | quarto* | sypialni*
bathroom | bagn[oi] | bathroom* | bad, badezimmer* | salles? de bains?, salles? d'eau | bano, banos, cuarto de bano | badkamer* | casas? de banho | lazienk*
toilet | wc, toilette | toilet*, wc, loo | toilette*, wc | toilettes, wc | aseo, wc, inodoro | toilet, wc | sanita, wc | toalet*, wc, ubikacj*
kitchen | cucina | kitchen* | kuche | cuisine | cocina | keuken* | cozinha | kuchni*
hallway | corridoio, ingresso, disimpegno | hallway, hall, corridor, entrance hall | flur, diele, gang | couloir*, entree, hall | pasillo*, recibidor | gang, hal, overloop | corredor*, hall | korytarz*, przedpok*
wardrobe | armadi[oi] | wardrobe*, closet*, cupboard* | schrank*, kleiderschrank* | armoire*, placard* | armario* | kast, kasten, kledingkast | armario*, roupeiro* | szaf*
storeroom | ripostiglio, sgabuzzino, locale(?= (?:al pian|deposito|bagagl)) | storeroom, store room, storage room, box room | abstellraum, abstellkammer, besenkammer | debarras, cellier, local(?= (?:d[ue]|au|a|en|ferme|commun|technique)) | trastero, despensa | berging | arrecadacao, despensa, quarto de arrum* | schowk*, komork*, skladzik*
cellar | cantina | cellar, basement | keller* | cave, sous-sol | sotano | kelder* | cave | piwnic*
attic | mansarda, soffitta | attic, loft | dachboden, dachgeschoss | grenier, combles | atico, buhardilla, desvan | zolder* | sotao | strych*, poddasz*
drawer | cassett[oi](?! ) | drawer* | schublade* | tiroir* | cajon* | lade, lades | gaveta* | szuflad*
worktop | piano di lavoro | worktop, counter | arbeitsplatte | plan de travail | encimera | aanrecht* | bancada | blat*
fan | ventilator[ei] | tower fan*, fan, fans | ventilator* | ventilateur* | ventilador* | ventilator* | ventoinha* | wiatrak*, wentylator*
floorHeating | riscaldamento a pavimento | underfloor heating | fussbodenheizung | chauffage au sol | suelo radiante | vloerverwarming | piso radiante, aquecimento de piso | ogrzewani* podlogow*
radiator | radiator[ei], termosifon* | radiator* | heizkorper* | radiateur* | radiador* | radiator* | radiador* | grzejnik*, kaloryfer*
pelletStove | stufa a pellet | pellet stove* | pelletofen | poele a granules | estufa de pellets | pelletkachel* | salamandra a pellets | piec* na pellet*
woodStove | stufa a legna | wood stove*, wood burner*, log burner*, wood-burning stove* | holzofen, kaminofen | poele a bois, (?<=(?:le|du|au|un) )poele(?! a) | estufa de lena | houtkachel* | salamandra | piecyk* na drewno, koz[ay]
firewood | legna | firewood, logs | brennholz, holz | bois de chauffage, bois | lena | brandhout, haardhout | lenha | drewn*, drew(?:no|na)
dryerRack | stendin*, stendibiancheria | drying rack, clothes horse, airer | waschestander* | etendoir*, sechoir a linge | tendedero* | droogrek* | estendal | suszark* (?:stojac*|na pranie)
tumbleDryer | asciugatric[ei] | tumble dr[iy]er*, dryer*, drier* | trockner*, waschetrockner | seche-linge | secadora* | wasdroger*, droger | maquinas? de secar(?: roupa)?, secador de roupa | suszark*
washingMachine | lavatric[ei] | washing machine*, washer* | waschmaschine* | lave-linge, machines? a laver | lavadora* | wasmachine* | maquinas? de lavar(?: a)? roupa | pralk*
dishwasher | lavastovigli* | dishwasher* | spulmaschine*, geschirrspuler* | lave-vaisselle | lavavajillas | vaatwasser*, afwasmachine* | maquinas? de lavar(?: a)? (?:loica|louca) | zmywark*
microwave | microonde, forno a microonde | microwave* | mikrowelle* | micro-ondes | microondas | magnetron*, combimagnetron* | micro-ondas | mikrofal*, kuchenk[aiee] mikrofalow*
filterCoffee | macchina da caffe americano | filter coffee machine* | filterkaffeemaschine* | cafetiere a filtre, cafetiere filtre | cafetera de filtro | filterkoffie* | maquina de cafe de filtro | ekspres przelewow*
coffeeMachine | macchin[ae] (?:del|da) caffe | coffee machine*, coffee maker* | kaffeemaschine* | machines? a cafe, cafetieres? | cafeteras? | koffiezetapparaat, koffiemachine* | maquinas? de cafe | ekspres* do kawy, ekspres
gasHob | fornell[oi] a gas, piano a gas | gas hob*, gas stove* | gasherd | plaque a gaz, gaziniere | cocina de gas | gasfornuis, gaskookplaat | fogao a gas | kuchenk* gazow*
induction | pian[oi] (?:cottura )?a induzione, induzione | induction (?:hob|cooker|plate|stove)s?, induction | induktion* | plaques? (?:a|de cuisson a) induction, induction | placas? de induccion, vitroceramica de induccion, induccion | inductie* | placas? de inducao, inducao | plyt[aey] indukcyjn*, indukc*
oven | forn[oi] | oven* | backofen, ofen | four, fours | horno* | oven* | forno* | piekarnik*
fridge | frigorifer*, frigo | fridge*, refrigerator* | kuhlschrank* | frigo, refrigerateur* | nevera*, frigorifico* | koelkast* | frigorifico* | lodowk*
kettle | bollitor* | kettle* | wasserkocher* | bouilloire* | hervidor* | waterkoker* | chaleira* | czajnik*
capsule | capsul* | capsule*, pods | kapsel* | capsule* | capsula* | capsule*, cups | capsula* | kapsulk*
coffee | caffe | coffee | kaffee | cafe | cafe | koffie | cafe | kaw[aeey]
breadRolls | panini, pane fresco | bread rolls, fresh rolls | brotchen* | petits pains | panecillos, pan fresco | broodjes | paezinhos, pao fresco | bulk[iae]*, bulek
skiBus | ski-bus, navetta (?:per lo sci|sci) | ski bus* | skibus* | navettes? (?:de ski|ski), ski-bus, skibus | bus de esqui, autobus de esqui, skibus | skibus* | autocarro (?:de|do) (?:esqui|ski), skibus | skibus*
busStop | fermata* | bus stop(?!s), the stop is | haltestelle*, bushaltestelle* | arret* de bus, arrets? | parada* | bushalte*, halte* | paragem, paragens, paragem de autocarro | przystanek, przystank*
bus | autobus, bus | bus, buses | bus, busse, busses | bus, autobus, autocar* | autobus*, bus | bus, bussen | autocarro*, onibus | autobus*
metro | stazion[ei] della metro*, fermat[ae] della metro*, metro, metropolitana | (?:metro|tube|underground|subway) stations?, underground, metro, tube, subway | u-bahn-station*, u-bahn-haltestelle*, u-bahn | stations? de metro, metro | estacion(?:es)? de metro, parada de metro, metro | metrostation*, metro | estac(?:ao|oes) d[eo] metro, metro | stacj* metra, metr[oa]
tram | tram | tram* | strassenbahn*, tram | tram* | tranvia* | tram, trams, tramhalte* | eletrico* | tramwaj*
station | stazion[ei](?: ferroviaria)? | railway station*, train station*, station* | bahnhof*, stationen, station | gare* | estacion(?:es)? | station*, treinstation* | estacao, estacoes | stacj*, dworzec, dworca
train | tren[oi] | train* | zug, zuge | train* | tren, trenes | trein* | comboio*, trem | pociag*
taxi | taxi | taxi*, cab | taxi* | taxi* | taxi* | taxi* | taxi* | taksow*
airport | aeroporto | airport* | flughafen* | aeroport* | aeropuerto* | luchthaven, vliegveld | aeroporto* | lotnisk*
secondCar | seconda (?:auto|macchina) | second car | zweites auto | deuxieme voiture, seconde voiture | segundo coche | tweede auto | segundo carro | drug[ia]\\p{L}* (?:auto|samochod*)
car | auto, macchin[ae](?! (?:da|del)) | car, cars | auto, autos, wagen | voiture* | coche* | auto, auto's | carro* | samochod*, aut[oa]
garage | garage, box auto | garage* | garage*, tiefgarage | garage* | garaje* | garage* | garagem, garagens | garaz*
wallbox | wallbox, colonnina*, stazione di ricarica | wallbox, charging point*, charging station*, charger* | wallbox, ladestation, ladesaule* | borne* de recharge, borne*, wallbox | punto de (?:carga|recarga), cargador*, wallbox | laadpaal, laadpunt* | carregador*, ponto de carregamento, wallbox | ladowark*, stacj* ladowania, wallbox
permit | permess[oi] | permit* | parkausweis* | autorisation*, permis | permiso* | vergunning* | autorizac*, licenca* | zezwole*
parking | parchegg*, posti? auto | parking, car park*, park | parkplatz*, parkplatze*, stellplatz*, stellplatze*, parken | parking*, stationnement, se garer, places? de parking, place privee | aparcamiento*, parking, aparcar, plaza de garaje | parkeerplaats*, parkeren, parkeerplek* | estacionamento, estacionar, lugar de garagem | parking*, miejsc\\p{L}* parkingow*, parkow*
spot | post[oi] | space*, spot* | platz, platze | place, places | plazas? | plek, plekken, plaats, plaatsen | lugar, lugares, vaga* | miejsc*
gate | cancell[oi] | gate | tor, hoftor | portail | verja, cancela(?! (?:gratis|hasta|con|sin)) | poort, hek | portao | bram[aey]*
street | strada, via | street, road | strasse | rue | calle | straat | rua | ulic*
corner | angolo | corner | ecke | coin, angle | esquina | hoek | esquina | rog*
frontDoor | portone, porta d'ingresso | front door, main door | haustur | porte d'entree | puerta principal, portal | voordeur | porta (?:de entrada|principal) | drzwi wejsciow*
backDoor | porta sul retro, porta posteriore | back door | hintertur | porte de derriere | puerta trasera | achterdeur | porta das traseiras | tyln\\p{L}* drzwi, drzwi tyln*
keyBox | cassetta (?:delle|per le) chiavi, cassett[ae] | key-safe, key-box, lock-box | schlusseltresor, schlusselbox, schlusselkasten | boite a cles? | caja de llaves | sleutelkastje, sleutelkluis | caixa (?:das|de) chaves | skrytk* na klucz*, sejf na klucz*
key | chiav[ei] | key, keys | schlussel | cle, cles, clef* | llave* | sleutel* | chave* | klucz*
bin | bidon[ei], contenitor[ei], cassonett* | bin, bins, container*, dumpster* | container, mulltonne*, tonnen, mulleimer | poubelle*, container*, bac, bacs, local poubelles | contenedor*, cubo* de basura | container*, vuilnisbak*, kliko* | contentor*, caixote* | kontener*, kosz, kosze, pojemnik*
rubbish | spazzatura, rifiuti, immondizia | rubbish, trash, garbage, waste | mull, abfall | dechets, ordures | basura | afval, vuilnis | lixo | smiec*, odpad*
organic | umido, organico | food waste, organic* | biomull | biodechets, dechets organiques | organico* | gft | organico* | bio, bioodpad*
plastic | plastica | plastic | plastik, kunststoff | plastique | plastico* | plastic | plastico* | plastik*
glass | vetro | glass (?!es) | glas, altglas | verre | vidrio | glas | vidro | szkl*
paper | carta (?!di credito) | paper, cardboard | papier, altpapier | papier*, carton | papel, carton | papier | papel | papier*, makulatur*
recycling | raccolta differenziata, riciclo | recycling | recycling, wertstoff* | recyclage, tri selectif, collecte selective | reciclaje, recogida selectiva | recycling, gescheiden afval | reciclagem, recolha seletiva, recolha diferenciada | recykling*, segregacj*
guestCard | carta ospiti, guest card | guest card* | gastekarte* | carte d'hotes?, carte invite, carte d'invite | tarjeta de huesped* | gastenkaart* | cartao de hospede* | kart\\p{L}* gosc*
lake | lago | lake | see, seeufer, am see | lac | lago | meer | lago | jezior*
sea | mare | sea | meer | mer | mar | zee | mar | morz[ea], morsk*
beach | spiaggia, spiagge | beach* | strand, strande | plage* | playa* | strand, stranden | praia* | plaz[aey]*
slope | pist[ae](?: da sci)?, impianti | slope*, ski slope*, ski run*, piste* | piste*, skipiste*, skigebiet | piste* | pistas?(?: de esqui)? | piste*, skipiste* | pistas?(?: de esqui)? | stok*, tras[ay] narciarsk*
skiRoom | deposito sci, locale sci, ski room | ski room, ski cellar, ski storage | skikeller, skiraum | local a skis, local ski | guardaesquis | skikelder, skiberging | sala de esquis | narciarni*
ski | sci | ski, skis | ski, skier | ski, skis | esqui, esquis | ski, ski's | esqui, esquis | nart*
bakery | fornaio, panetteria, panificio | bakery, baker, baker's | backer, backerei | boulangerie, boulanger | panaderia | bakker* | padaria | piekarni*
market | mercat[oi] | market* | markt, wochenmarkt | marche, marches | mercado, mercados, mercadillo* | markt | mercado, mercados, feira | targ*, rynek
supermarket | supermercat*, alimentari | supermarket*, grocery store*, grocery | supermarkt* | supermarche*, superette | supermercado* | supermarkt* | supermercado* | supermarket*, sklep spozywcz*
shop | negozi* | shop, shops, store, stores | laden, geschaft*, geschafte | magasin*, boutique*, commerce* | tienda* | winkel* | loja* | sklep*
launderette | lavanderia | launderette, laundromat | waschsalon | laverie | lavanderia | wasserette, wassalon | lavandaria | pralni*
pharmacy | farmaci* | pharmac*, chemist* | apotheke* | pharmacie* | farmacia* | apotheek | farmacia* | aptek*
doctor | medico, dottore | doctor*, gp | arzt, arztin | medecin* | medico* | huisarts, dokter | medico* | lekarz*
healthCentre | ambulatorio, guardia medica | health centre, medical centre, health center | gesundheitszentrum | centre de sante, maison medicale | centro de salud | gezondheidscentrum | centro de saude | przychodni*, osrod\\p{L}* zdrowia
hospital | ospedale | hospital* | krankenhaus | hopital | hospital* | ziekenhuis | hospital* | szpital*
restaurant | ristorant*, trattori* | restaurant* | restaurant*, gasthof, gasthaus, wirtshaus | restaurant* | restaurante* | restaurant* | restaurante* | restauracj*
pub | bar, pub | pub, bar | kneipe, bar | bar, bistrot | bar | kroeg, cafe, bar | bar | pub*, bar*
village | paese, villaggio | village | dorf | village | pueblo | dorp | aldeia | wsi, wies, wiosk*
centre | centro(?! di| de) | centre, center, town centre | zentrum, stadtzentrum, innenstadt | centre-ville, centre(?! de) | centro(?! de) | centrum | centro(?! de) | centrum
pool | piscin[ae] | pool*, swimming pool* | pool*, schwimmbad, schwimmbecken | piscine* | piscina*, alberca* | zwembad* | piscina* | basen*
sauna | saun[ae] | sauna* | sauna* | sauna* | sauna* | sauna* | sauna* | saun*
hotTub | idromassaggio, vasca idromassaggio, jacuzzi | hot tub*, jacuzzi* | whirlpool* | jacuzzi*, bain a remous | jacuzzi*, hidromasaje | jacuzzi*, bubbelbad, hottub | jacuzzi*, hidromassagem | jacuzzi*, bali[aei]
barbecue | barbecue*, grigli[ae] | barbecue*, bbq*, grill* | grill*, grillen | barbecue*, gril | barbacoa*, parrilla* | barbecue*, bbq* | barbecue*, churrasqueira*, grelhador* | grill*
charcoal | carbone, carbonella | charcoal, coal | kohle, holzkohle, grillkohle | charbon* | carbon | kolen, houtskool | carvao | wegiel, wegla
gas | gas | gas | gas | gaz | gas | gas | gas | gaz*
balcony | balcon[ei] | balcon* | balkon* | balcon* | balcon, balcones | balkon* | varanda*, balcao | balkon*
terrace | terrazz[ae] | terrace* | terrasse* | terrasse* | terraza* | terras* | terraco* | taras*
patio | patio, cortile | patio, courtyard | hof, innenhof | cour, patio | patio* | patio, binnenplaats | patio* | dziedzin*, podworz*, patio
garden | giardin* | garden* | garten* | jardin* | jardin* | tuin | jardi* | ogrod*, ogrod
bicycle | bici, biciclett[ae] | bike*, bicycle* | fahrrad*, fahrrader, rader | velo, velos, bicyclette* | bici*, bicicleta* | fiets, fietsen | bicicleta* | rower*
parties | fest[ae] | part(?:y|ies) | party, partys, feiern | fete, fetes, soiree* | fiesta* | feest* | festa* | impre[zh]*
smoking | fumar[ei], fumo, sigarett* | smok* | rauch* | fum(?!ee)\\p{L}*, cigarette* | fumar, fuma, fumador* | rok(?:en) , roken, roker* | fumar, fuma, fumador* | pali(?:c|enie|enia), palenia, palenie, papieros*, palic
vaping | svap*, sigaretta elettronica | vap* | vapen, dampfen, e-zigarette* | vapot* | vape*, vapear | vapen, dampen | vap*, cigarro eletronico | wapow*, e-papieros*
noise | rumor[ei] | noise | larm | bruit | ruido | lawaai, geluid | barulho | halas*
quietHours | silenzio, ore di quiete | quiet hours, silence, quiet | ruhezeit*, nachtruhe, ruhe | silence, heures calmes | silencio | rust, nachtrust, stilte | silencio | cisz[aeey]* nocn*, cisz[aeey]*
luggage | bagagl*, valig* | luggage, baggage, suitcase*, bags, bag, cases | gepack, koffer* | bagage*, valise* | equipaje*, maleta* | bagage, koffer*, tas, tassen | bagage*, mala, malas | bagaz*, walizk*
deposit | cauzion*, caparra | security deposit, deposit | kaution | caution, depot de garantie | fianza, deposito | borg, borgsom | caucao, deposito | kaucj*
touristTax | tassa di soggiorno, imposta di soggiorno, tassa turistica | tourist tax, city tax, visitor* tax, local tax | ortstaxe, kurtaxe, kurbeitrag, gastebeitrag, gastetaxe, beherbergungssteuer, tourismusabgabe | taxe de sejour | tasa turistica, impuesto turistico | toeristenbelasting, stadsbelasting | taxa turistica | oplat\\p{L}* (?:klimatyczn*|miejscow*|turystyczn*), podat\\p{L}* turystyczn*
finalCleaning | pulizi[ae] (?:final[ei]|di fine soggiorno) | (?:final|end-of-stay) cleaning | endreinigung, schlussreinigung | menage (?:final|de fin de sejour) | limpieza (?:final|de salida) | eindschoonmaak | limpeza final | sprzatani* koncow*
cleaning | pulizi[ae] | cleaning | reinigung | menage | limpieza | schoonmaak, schoongemaakt | limpeza | sprzatani*
breakfast | colazion* | breakfast* | fruhstuck* | petit-dejeuner, petits-dejeuners | desayuno* | ontbijt* | pequenos?-almocos? | sniadani*
invoice | fattur[ae] | invoice* | rechnung* | facture* | factura* | factuur | fatura* | faktur*
receipt | ricevut[ae] | receipt* | quittung* | recu, recus | recibo* | bon, kwitantie | recibo* | rachun*, paragon*
cancellation | cancellazion*, disdett* | cancellation*, cancel* | stornierung*, storno, stornieren | annulation* | cancelacion*, cancelar | annuler* | cancelamento*, cancelar | anulowa*, odwola*
price | prezzo | price | preis | prix | precio | prijs | preco | cen[aey], ceny
lift | ascensor[ei] | lift, lifts, elevator* | aufzug*, lift, fahrstuhl* | ascenseur* | ascensor* | lift | elevador* | wind[aeey], windzie
step | gradin[oi], scalin[oi] | step, steps | stufe, stufen | marche, marches | escalon, escalones, peldano* | trede, treden | degrau* | stop(?:ien|nie|ni), schodk*
stairs | scal[ae] | stairs, staircase* | treppe* | escalier* | escaleras? | trap, trappen | escadas? | schod(?:y|ow|ach)
groundFloor | piano terra, pianterreno, piano terreno | ground floor | erdgeschoss, ebenerdig | rez-de-chaussee, de plain-pied | planta baja | begane grond, gelijkvloers | res-do-chao | parter*
floor | piano, piani | floor, floors, storey* | stock, stockwerk, stockwerke, stockwerken, etage, etagen, geschoss, geschosse, geschossen, obergeschoss | etage, etages | planta, piso (?=\\d) | verdieping*, etage, etages | andar, andares, pisos | pietr[oz]*, pietrze
shower | docc[eiah]* | shower* | dusche* | douche* | ducha* | douche* | duche*, chuveiro | pryszn*
bathtub | vasca(?: da bagno)? | bathtub*, bath tub* | badewanne* | baignoire* | banera* | bad, ligbad, badkuip | banheira* | wann[aeey]*
wheelchair | sedi[ea] a rotelle, carrozzin* | wheelchair* | rollstuhl*, rollstuhle | fauteuils? roulants?, fauteuil | silla de ruedas, sillas de ruedas | rolstoel* | cadeira de rodas | wozk\\p{L}* (?:inwalidzk*)?, wozek inwalidzki
threshold | soglia | threshold | schwelle | seuil | umbral | drempel | soleira | prog, progow
view | vista | view* | blick, aussicht, ausblick | vue | vistas? | uitzicht | vistas? | widok*
television | tv, televis*, tele | tv, television*, telly | tv, fernseher | tv, television, televiseur, tele | tv, television, televisor, tele | tv, televisie | tv, televis* | tv, telewizor*, telewizj*
wifi | wi-fi, internet | wi-fi, internet | wlan, wi-fi, internet | wi-fi, internet | wi-fi, internet | wi-fi, internet | wi-fi, internet | wi-fi, internet*
signal | segnale | signal | empfang, signal | signal, reseau | senal, cobertura | signaal, bereik | sinal | zasieg*, sygnal*
heating | riscaldament* | heating | heizung* | chauffage* | calefaccion | verwarming | aquecimento | ogrzewani*
aircon | aria condizionata, climatizzator*, climatizzat*, condizionator* | air-condition*, air-con, aircon, a/c | klimaanlage*, klimagerat*, klimatisiert* | climatisation, clim, climatiseur*, climatisee?s? | aire acondicionado | airco, airconditioning | ar condicionado | klimatyzacj*, klimatyzator*, klimatyzowan*
iron | ferro da stiro | iron, ironing board | bugeleisen | fer a repasser | plancha | strijkijzer | ferro de engomar, ferro de passar | zelazk*
hairdryer | asciugacapelli, phon, fon | hair-dryer* | fohn, haartrockner | seche-cheveux | secador de pelo, secador | fohn, haardroger | secador de cabelo | suszark\\p{L}* do wlosow
safe | cassaforte | safe | safe, tresor | coffre, coffre-fort | caja fuerte | kluis | cofre | sejf*
toys | giocattol*, giochi | toys, games | spielzeug, spiele | jouets, jeux | juguetes, juegos | speelgoed, spelletjes | brinquedos, jogos | zabawk*, gry
playground | parco giochi | playground* | spielplatz* | aire de jeux | parque infantil | speeltuin* | parque infantil | plac\\p{L}* zabaw
cap | cuffi[ae] | swimming cap*, swim cap*, cap | badekappe*, badehaube* | bonnet*( de bain)? | gorro*( de bano)? | badmuts* | touca* | czepek, czepk*
inflatable | gonfiabil* | inflatable* | aufblasbar*, luftmatratze* | gonflable* | inflable* | opblaas* | insuflave* | dmuchan*
bus_pass | abbonament* | travel pass | fahrkarte* | titre de transport | abono* | abonnement* | passe | karnet*
passport | passaport* | passport* | reisepass*, pass | passeport* | pasaporte* | paspoort* | passaporte* | paszport*
idCard | documento, documenti, carta d'identita | id, id card*, identity card* | ausweis* | piece d'identite, carte d'identite | dni, documento*, carne de identidad | identiteitsbewijs, legitimatie, id | documento*, cartao de cidadao | dowod*, dokument*
gym | palestra | gym, fitness room | fitnessraum*, fitnessstudio | salle de (?:sport|fitness) | gimnasio | fitnessruimte, sportzaal | ginasio | silowni*
boots | scarponi | boots, ski boots | schuhe, skischuhe, schuhtrockner | chaussures | botas | schoenen, skischoenen | botas | but[yo]*
`
