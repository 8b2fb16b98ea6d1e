/** How rooms and what stands in them are said by themselves. */
export const SAID_HOUSE = `
diningRoom | sala da pranzo | dining room | Esszimmer | salle à manger | comedor | eetkamer | sala de jantar | jadalnia
laundryRoom | lavanderia | laundry room | Waschküche | buanderie | lavadero | wasruimte | lavandaria | pralnia
boilerRoom | locale caldaia | boiler room | Heizungsraum | chaufferie | cuarto de calderas | stookruimte | sala da caldeira | kotłownia
dressingRoom | cabina armadio | walk-in wardrobe | begehbarer Schrank | dressing | vestidor | inloopkast | quarto de vestir | garderoba
study | studio | study | Arbeitszimmer | bureau | despacho | werkkamer | escritório | gabinet
childrensRoom | camera dei bambini | children's room | Kinderzimmer | chambre d'enfants | habitación infantil | kinderkamer | quarto das crianças | pokój dziecięcy
guestToilet | bagno degli ospiti | guest toilet | Gäste-WC | WC invités | aseo de invitados | gastentoilet | casa de banho de visitas | toaleta dla gości
showerRoom | bagno con doccia | shower room | Duschbad | salle d'eau | baño con ducha | doucheruimte | casa de banho com duche | łazienka z prysznicem
kitchenette | angolo cottura | kitchenette | Kochnische | kitchenette | cocina americana | kitchenette | kitchenette | aneks kuchenny
mezzanine | soppalco | mezzanine | Galerie | mezzanine | altillo | entresol | mezanino | antresola
landing | pianerottolo | landing | Treppenabsatz | palier | rellano | overloop | patamar | podest
stairwell | vano scale | stairwell | Treppenhaus | cage d'escalier | hueco de la escalera | trappenhuis | vão da escada | klatka schodowa
spiralStaircase | scala a chiocciola | spiral staircase | Wendeltreppe | escalier en colimaçon | escalera de caracol | wenteltrap | escada em caracol | kręcone schody
stepLadder | scaletta | stepladder | Trittleiter | escabeau | escalera de mano | trapleertje | escadote | drabinka
roofTerrace | terrazza sul tetto | roof terrace | Dachterrasse | toit-terrasse | azotea | dakterras | terraço na cobertura | taras na dachu
roof | tetto | roof | Dach | toit | tejado | dak | telhado | dach
topFloor | ultimo piano | top floor | oberstes Stockwerk | dernier étage | última planta | bovenste verdieping | último andar | ostatnie piętro
basementFloor | seminterrato | semi-basement | Souterrain | entresol bas | semisótano | souterrain | semicave | suterena
ceiling | soffitto | ceiling | Decke | plafond | techo | plafond | teto | sufit
ceilingFan | ventilatore a soffitto | ceiling fan | Deckenventilator | ventilateur de plafond | ventilador de techo | plafondventilator | ventoinha de teto | wentylator sufitowy
slidingDoor | porta scorrevole | sliding door | Schiebetür | porte coulissante | puerta corredera | schuifdeur | porta de correr | drzwi przesuwne
courtyardDoor | porta del cortile | courtyard door | Hoftür | porte de la cour | puerta del patio | deur naar de binnenplaats | porta do pátio | drzwi na podwórze
garageDoor | porta del garage | garage door | Garagentor | porte de garage | puerta del garaje | garagedeur | porta da garagem | brama garażowa
sideDoor | porta laterale | side door | Seitentür | porte latérale | puerta lateral | zijdeur | porta lateral | drzwi boczne
backDoor | porta sul retro | back door | Hintertür | porte de derrière | puerta trasera | achterdeur | porta das traseiras | tylne drzwi
mainEntrance | ingresso principale | main entrance | Haupteingang | entrée principale | entrada principal | hoofdingang | entrada principal | wejście główne
emergencyExit | uscita di emergenza | emergency exit | Notausgang | issue de secours | salida de emergencia | nooduitgang | saída de emergência | wyjście awaryjne
childGate | cancelletto per bambini | stair gate | Treppenschutzgitter | barrière d'escalier | barrera de escalera | traphekje | cancela de segurança | bramka zabezpieczająca
blackoutCurtain | tende oscuranti | blackout curtains | Verdunkelungsvorhänge | rideaux occultants | cortinas opacas | verduisteringsgordijnen | cortinas opacas | zasłony zaciemniające
blinds | tapparelle | blinds | Jalousien | stores | persianas | jaloezieën | estores | rolety
curtain | tende | curtains | Vorhänge | rideaux | cortinas | gordijnen | cortinas | zasłony
windowSill | davanzale | window sill | Fensterbrett | rebord de fenêtre | alféizar | vensterbank | peitoril | parapet
skylight | lucernario | skylight | Dachfenster | fenêtre de toit | claraboya | dakraam | claraboia | okno dachowe
doorHandle | maniglia | door handle | Türklinke | poignée de porte | picaporte | deurklink | maçaneta | klamka
intercom | citofono | intercom | Gegensprechanlage | interphone | telefonillo | intercom | intercomunicador | domofon
doorbell | campanello | doorbell | Klingel | sonnette | timbre | deurbel | campainha | dzwonek
nameplate | targhetta | nameplate | Namensschild | plaque | placa con el nombre | naambordje | placa com o nome | tabliczka z nazwiskiem
doormat | zerbino | doormat | Fußmatte | paillasson | felpudo | deurmat | tapete da porta | wycieraczka
spareKey | chiave di riserva | spare key | Ersatzschlüssel | double de clé | llave de repuesto | reservesleutel | chave suplente | zapasowy klucz
padlock | lucchetto | padlock | Vorhängeschloss | cadenas | candado | hangslot | cadeado | kłódka
bunkTop | letto superiore | top bunk | oberes Stockbett | lit superposé du haut | litera de arriba | bovenste stapelbed | beliche de cima | górne łóżko piętrowe
bunkBottom | letto inferiore | bottom bunk | unteres Stockbett | lit superposé du bas | litera de abajo | onderste stapelbed | beliche de baixo | dolne łóżko piętrowe
bedGuard | sponda per il letto | bed guard | Bettgitter | barrière de lit | barrera de cama | bedhekje | grade de cama | barierka do łóżka
loftBed | letto a soppalco | loft bed | Hochbett | lit mezzanine | cama alta | hoogslaper | cama alta | łóżko na antresoli
trundleBed | letto estraibile | trundle bed | Ausziehbett | lit gigogne | cama nido | onderschuifbed | cama de gaveta | łóżko wysuwane
foldingBed | branda | folding bed | Klappbett | lit pliant | cama plegable | opklapbed | cama desdobrável | łóżko składane
fourPosterBed | letto a baldacchino | four-poster bed | Himmelbett | lit à baldaquin | cama con dosel | hemelbed | cama de dossel | łóżko z baldachimem
airMattress | materasso gonfiabile | airbed | Luftmatratze | matelas gonflable | colchón hinchable | luchtbed | colchão insuflável | materac dmuchany
mattressProtector | coprimaterasso | mattress protector | Matratzenschoner | protège-matelas | protector de colchón | matrasbeschermer | resguardo de colchão | ochraniacz na materac
mattress | materasso | mattress | Matratze | matelas | colchón | matras | colchão | materac
pillowcase | federe | pillowcases | Kissenbezüge | taies d'oreiller | fundas de almohada | kussenslopen | fronhas | poszewki
duvetCover | copripiumino | duvet cover | Bettbezug | housse de couette | funda nórdica | dekbedovertrek | capa de edredão | poszwa na kołdrę
fittedSheet | lenzuolo con angoli | fitted sheet | Spannbettlaken | drap-housse | sábana bajera | hoeslaken | lençol de baixo | prześcieradło z gumką
bathMat | tappetino da bagno | bath mat | Badematte | tapis de bain | alfombrilla de baño | badmat | tapete de banho | dywanik łazienkowy
nonSlipMat | tappetino antiscivolo | non-slip mat | Antirutschmatte | tapis antidérapant | alfombrilla antideslizante | antislipmat | tapete antiderrapante | mata antypoślizgowa
showerGel | docciaschiuma | shower gel | Duschgel | gel douche | gel de ducha | douchegel | gel de banho | żel pod prysznic
conditioner | balsamo | conditioner | Haarspülung | après-shampooing | acondicionador | conditioner | amaciador de cabelo | odżywka do włosów
shampoo | shampoo | shampoo | Shampoo | shampooing | champú | shampoo | champô | szampon
dishSoap | detersivo per i piatti | washing-up liquid | Spülmittel | liquide vaisselle | lavavajillas líquido | afwasmiddel | detergente da loiça | płyn do naczyń
soap | sapone | soap | Seife | savon | jabón | zeep | sabonete | mydło
toiletPaper | carta igienica | toilet paper | Toilettenpapier | papier toilette | papel higiénico | toiletpapier | papel higiénico | papier toaletowy
bathrobe | accappatoi | bathrobes | Bademäntel | peignoirs | albornoces | badjassen | roupões | szlafroki
slippers | pantofole | slippers | Hausschuhe | chaussons | zapatillas de casa | sloffen | chinelos | kapcie
sink | lavandino | washbasin | Waschbecken | lavabo | lavabo | wastafel | lavatório | umywalka
kitchenSink | lavello | kitchen sink | Spülbecken | évier | fregadero | gootsteen | lava-loiça | zlew
mainWaterTap | rubinetto generale dell'acqua | stopcock | Hauptwasserhahn | vanne d'eau principale | llave de paso | hoofdkraan | torneira de segurança da água | główny zawór wody
gasTap | rubinetto del gas | gas tap | Gashahn | robinet de gaz | llave del gas | gaskraan | torneira do gás | zawór gazu
radiatorValve | valvola del termosifone | radiator valve | Heizkörperventil | vanne du radiateur | válvula del radiador | radiatorknop | válvula do radiador | zawór kaloryfera
tap | rubinetto | tap | Wasserhahn | robinet | grifo | kraan | torneira | kran
drain | scarico | drain | Abfluss | évacuation | desagüe | afvoer | ralo | odpływ
bidet | bidet | bidet | Bidet | bidet | bidé | bidet | bidé | bidet
towelRail | scaldasalviette | towel rail | Handtuchheizung | sèche-serviettes | toallero | handdoekradiator | toalheiro | grzejnik na ręczniki
mirror | specchio | mirror | Spiegel | miroir | espejo | spiegel | espelho | lustro
fryingPan | padelle | frying pans | Pfannen | poêles | sartenes | koekenpannen | frigideiras | patelnie
pot | pentole | saucepans | Töpfe | casseroles | ollas | pannen | panelas | garnki
pressureCooker | pentola a pressione | pressure cooker | Schnellkochtopf | cocotte-minute | olla a presión | snelkookpan | panela de pressão | szybkowar
riceCooker | cuociriso | rice cooker | Reiskocher | cuiseur à riz | arrocera | rijstkoker | panela elétrica de arroz | ryżowar
bakingTray | teglie | baking trays | Backbleche | plaques de cuisson | bandejas de horno | bakplaten | tabuleiros de forno | blachy do pieczenia
kitchenRoll | carta da cucina | kitchen roll | Küchenrolle | essuie-tout | papel de cocina | keukenrol | papel de cozinha | ręcznik papierowy
napkin | tovaglioli | napkins | Servietten | serviettes de table | servilletas | servetten | guardanapos | serwetki
wineGlass | calici da vino | wine glasses | Weingläser | verres à vin | copas de vino | wijnglazen | copos de vinho | kieliszki do wina
drinkingGlass | bicchieri | glasses | Gläser | verres | vasos | glazen | copos | szklanki
cup | tazze | cups | Tassen | tasses | tazas | kopjes | chávenas | filiżanki
dishwasherTabs | pastiglie per lavastoviglie | dishwasher tablets | Spülmaschinentabs | pastilles lave-vaisselle | pastillas de lavavajillas | vaatwastabletten | pastilhas para a máquina da loiça | tabletki do zmywarki
dishes | stoviglie | dishes | Geschirr | vaisselle | vajilla | servies | loiça | naczynia
plate | piatti | plates | Teller | assiettes | platos | borden | pratos | talerze
cutlery | posate | cutlery | Besteck | couverts | cubiertos | bestek | talheres | sztućce
knife | coltelli | knives | Messer | couteaux | cuchillos | messen | facas | noże
cuttingBoard | taglieri | chopping boards | Schneidebretter | planches à découper | tablas de cortar | snijplanken | tábuas de cortar | deski do krojenia
corkscrew | cavatappi | corkscrew | Korkenzieher | tire-bouchon | sacacorchos | kurkentrekker | saca-rolhas | korkociąg
bottleOpener | apribottiglie | bottle opener | Flaschenöffner | décapsuleur | abrebotellas | flesopener | abre-garrafas | otwieracz do butelek
canOpener | apriscatole | tin opener | Dosenöffner | ouvre-boîte | abrelatas | blikopener | abre-latas | otwieracz do puszek
colander | scolapasta | colander | Sieb | passoire | escurridor | vergiet | escorredor | durszlak
jug | brocca | jug | Kanne | carafe | jarra | kan | jarro | dzbanek
kitchenScale | bilancia da cucina | kitchen scales | Küchenwaage | balance de cuisine | báscula de cocina | keukenweegschaal | balança de cozinha | waga kuchenna
blender | frullatore | blender | Mixer | mixeur | batidora | blender | liquidificadora | blender
juicer | spremiagrumi | juicer | Saftpresse | presse-agrumes | exprimidor | sapcentrifuge | espremedor | wyciskarka
airFryer | friggitrice ad aria | air fryer | Heißluftfritteuse | friteuse à air | freidora de aire | airfryer | fritadeira sem óleo | frytkownica beztłuszczowa
racletteGrill | apparecchio per raclette | raclette grill | Raclettegerät | appareil à raclette | raclette | racletteapparaat | aparelho de raclette | grill do raclette
fondueSet | set per fonduta | fondue set | Fondue-Set | appareil à fondue | juego de fondue | fonduestel | conjunto de fondue | zestaw do fondue
waffleIron | macchina per waffle | waffle iron | Waffeleisen | gaufrier | gofrera | wafelijzer | máquina de waffles | gofrownica
frenchPress | caffettiera a stantuffo | French press | Stempelkanne | cafetière à piston | cafetera de émbolo | cafetière | cafeteira de êmbolo | zaparzacz tłokowy
coffeeFilter | filtri da caffè | coffee filters | Kaffeefilter | filtres à café | filtros de café | koffiefilters | filtros de café | filtry do kawy
coffeePads | cialde | coffee pads | Kaffeepads | dosettes | monodosis de café | koffiepads | pastilhas de café | pady do kawy
milkFrother | montalatte | milk frother | Milchaufschäumer | mousseur à lait | espumador de leche | melkopschuimer | espumador de leite | spieniacz do mleka
capsuleMachine | macchina da caffè a capsule | capsule coffee machine | Kapselmaschine | machine à capsules | cafetera de cápsulas | capsulemachine | máquina de cápsulas | ekspres na kapsułki
coffeeBeans | caffè in grani | coffee beans | Kaffeebohnen | café en grains | café en grano | koffiebonen | café em grão | kawa ziarnista
oil | olio | oil | Öl | huile | aceite | olie | óleo | olej
vinegar | aceto | vinegar | Essig | vinaigre | vinagre | azijn | vinagre | ocet
salt | sale | salt | Salz | sel | sal | zout | sal | sól
pepper | pepe | pepper | Pfeffer | poivre | pimienta | peper | pimenta | pieprz
sugar | zucchero | sugar | Zucker | sucre | azúcar | suiker | açúcar | cukier
waterHeater | scaldabagno | water heater | Warmwasserboiler | chauffe-eau | calentador de agua | boiler | esquentador | bojler
heatPump | pompa di calore | heat pump | Wärmepumpe | pompe à chaleur | bomba de calor | warmtepomp | bomba de calor | pompa ciepła
thermostat | termostato | thermostat | Thermostat | thermostat | termostato | thermostaat | termóstato | termostat
centralHeating | riscaldamento centralizzato | central heating | Zentralheizung | chauffage central | calefacción central | centrale verwarming | aquecimento central | centralne ogrzewanie
patioHeater | stufa da esterno | patio heater | Heizstrahler | chauffage de terrasse | estufa de exterior | terrasverwarmer | aquecedor de exterior | promiennik tarasowy
gasCylinder | bombola del gas | gas cylinder | Gasflasche | bouteille de gaz | bombona de gas | gasfles | botija de gás | butla gazowa
tiledStove | stufa in maiolica | tiled stove | Kachelofen | poêle en faïence | estufa de azulejos | tegelkachel | fogão de azulejos | piec kaflowy
logs | ceppi | logs | Holzscheite | bûches | leños | houtblokken | toros de lenha | polana
matches | fiammiferi | matches | Streichhölzer | allumettes | cerillas | lucifers | fósforos | zapałki
ash | cenere | ash | Asche | cendres | ceniza | as | cinza | popiół
ashtray | posacenere | ashtrays | Aschenbecher | cendriers | ceniceros | asbakken | cinzeiros | popielniczki
candle | candele | candles | Kerzen | bougies | velas | kaarsen | velas | świece
coAlarm | rilevatore di monossido di carbonio | carbon monoxide alarm | Kohlenmonoxid-Melder | détecteur de monoxyde de carbone | detector de monóxido de carbono | koolmonoxidemelder | detetor de monóxido de carbono | czujnik czadu
router | router | router | Router | box internet | rúter | router | router | router
ethernet | cavo di rete | ethernet cable | LAN-Kabel | câble Ethernet | cable de red | netwerkkabel | cabo de rede | kabel sieciowy
remoteControl | telecomando | remote control | Fernbedienung | télécommande | mando a distancia | afstandsbediening | comando à distância | pilot
batteries | pile | batteries | Batterien | piles | pilas | batterijen | pilhas | baterie
adapter | adattatore | adapter | Adapter | adaptateur | adaptador | adapter | adaptador | adapter
electricPlug | presa di corrente | socket | Steckdose | prise de courant | enchufe | stopcontact | tomada | gniazdko
fuseBox | quadro elettrico | fuse box | Sicherungskasten | tableau électrique | cuadro eléctrico | meterkast | quadro elétrico | skrzynka bezpiecznikowa
fuse | salvavita | fuses | Sicherungen | fusibles | fusibles | zekeringen | fusíveis | bezpieczniki
lightSwitch | interruttore della luce | light switch | Lichtschalter | interrupteur | interruptor de la luz | lichtschakelaar | interruptor da luz | włącznik światła
camera | telecamera | security camera | Überwachungskamera | caméra de surveillance | cámara de seguridad | beveiligingscamera | câmara de segurança | kamera monitoringu
alarmClock | sveglia | alarm clock | Wecker | réveil | despertador | wekker | despertador | budzik
radio | radio | radio | Radio | radio | radio | radio | rádio | radio
speaker | cassa acustica | speaker | Lautsprecher | enceinte | altavoz | luidspreker | coluna de som | głośnik
projector | proiettore | projector | Beamer | vidéoprojecteur | proyector | beamer | projetor | projektor
computerScreen | monitor | monitor | Monitor | écran d'ordinateur | monitor | beeldscherm | monitor | monitor
computer | computer | computer | Computer | ordinateur | ordenador | computer | computador | komputer
printer | stampante | printer | Drucker | imprimante | impresora | printer | impressora | drukarka
gameConsole | console per videogiochi | games console | Spielkonsole | console de jeux | consola | spelcomputer | consola de jogos | konsola do gier
telephone | telefono fisso | landline | Festnetztelefon | téléphone fixe | teléfono fijo | vaste telefoon | telefone fixo | telefon stacjonarny
officeChair | sedia da ufficio | office chair | Bürostuhl | chaise de bureau | silla de oficina | bureaustoel | cadeira de escritório | krzesło biurowe
deskLamp | lampada da scrivania | desk lamp | Schreibtischlampe | lampe de bureau | flexo | bureaulamp | candeeiro de secretária | lampka biurkowa
bulb | lampadine | light bulbs | Glühbirnen | ampoules | bombillas | gloeilampen | lâmpadas | żarówki
coffeeTable | tavolino | coffee table | Couchtisch | table basse | mesa de centro | salontafel | mesa de centro | stolik kawowy
diningTable | tavolo da pranzo | dining table | Esstisch | table à manger | mesa de comedor | eettafel | mesa de jantar | stół jadalny
kitchenTable | tavolo della cucina | kitchen table | Küchentisch | table de cuisine | mesa de la cocina | keukentafel | mesa da cozinha | stół kuchenny
kitchenCupboard | pensile della cucina | kitchen cupboard | Küchenschrank | placard de cuisine | armario de la cocina | keukenkastje | armário da cozinha | szafka kuchenna
chestOfDrawers | cassettiera | chest of drawers | Kommode | commode | cómoda | ladekast | cómoda | komoda
drawer | cassetto | drawer | Schublade | tiroir | cajón | lade | gaveta | szuflada
shelf | ripiano | shelf | Regal | étagère | estante | plank | prateleira | półka
houseManual | guida della casa | house manual | Hausmappe | livret d'accueil | manual de la casa | huismap | manual da casa | instrukcja domu
desk | scrivania | desk | Schreibtisch | bureau | escritorio | bureau | secretária | biurko
workspace | postazione di lavoro | workspace | Arbeitsplatz | espace de travail | zona de trabajo | werkplek | espaço de trabalho | miejsce do pracy
armchair | poltrona | armchair | Sessel | fauteuil | sillón | fauteuil | poltrona | fotel
sofa | divano | sofa | Sofa | canapé | sofá | bank | sofá | kanapa
stool | sgabello | stool | Hocker | tabouret | taburete | kruk | banco | stołek
coatRack | attaccapanni | coat rack | Garderobe | portemanteau | perchero | kapstok | cabide | wieszak
hook | gancio | hook | Haken | crochet | gancho | haak | gancho | hak
hanger | grucce | hangers | Kleiderbügel | cintres | perchas | kleerhangers | cabides | wieszaki
shoeRack | scarpiera | shoe rack | Schuhregal | meuble à chaussures | zapatero | schoenenrek | sapateira | szafka na buty
carpet | tappeto | carpet | Teppich | tapis | alfombra | tapijt | tapete | dywan
babyBath | vaschetta per neonati | baby bath | Babybadewanne | baignoire bébé | bañera para bebé | babybadje | banheira de bebé | wanienka
changingTable | fasciatoio | changing table | Wickeltisch | table à langer | cambiador | verschoontafel | fraldário | przewijak
potty | vasino | potty | Töpfchen | pot | orinal | potje | bacio | nocnik
bottleWarmer | scaldabiberon | bottle warmer | Flaschenwärmer | chauffe-biberon | calientabiberones | flessenwarmer | aquecedor de biberões | podgrzewacz do butelek
babyMonitor | baby monitor | baby monitor | Babyfon | babyphone | vigilabebés | babyfoon | intercomunicador de bebé | niania elektroniczna
boosterSeat | rialzo | booster seat | Sitzerhöhung | rehausseur | elevador | zitverhoger | assento elevatório | podkładka na krzesło
playpen | box per bambini | playpen | Laufstall | parc bébé | parque para bebé | box | parque de bebé | kojec
boardGames | giochi da tavolo | board games | Gesellschaftsspiele | jeux de société | juegos de mesa | bordspellen | jogos de tabuleiro | gry planszowe
toys | giocattoli | toys | Spielzeug | jouets | juguetes | speelgoed | brinquedos | zabawki
vacuumCleaner | aspirapolvere | vacuum cleaner | Staubsauger | aspirateur | aspiradora | stofzuiger | aspirador | odkurzacz
mop | mocio | mop | Wischmopp | serpillière | fregona | mop | esfregona | mop
broom | scopa | broom | Besen | balai | escoba | bezem | vassoura | miotła
cleaningProducts | prodotti per la pulizia | cleaning products | Putzmittel | produits d'entretien | productos de limpieza | schoonmaakmiddelen | produtos de limpeza | środki czystości
ironingBoard | asse da stiro | ironing board | Bügelbrett | planche à repasser | tabla de planchar | strijkplank | tábua de engomar | deska do prasowania
laundryDetergent | detersivo per il bucato | washing powder | Waschmittel | lessive | detergente | wasmiddel | detergente da roupa | proszek do prania
binBags | sacchi della spazzatura | bin bags | Müllbeutel | sacs-poubelle | bolsas de basura | vuilniszakken | sacos do lixo | worki na śmieci
laundry | bucato | laundry | Wäsche | linge | colada | was | roupa para lavar | pranie
toolbox | cassetta degli attrezzi | toolbox | Werkzeugkasten | boîte à outils | caja de herramientas | gereedschapskist | caixa de ferramentas | skrzynka z narzędziami
scissors | forbici | scissors | Schere | ciseaux | tijeras | schaar | tesoura | nożyczki
torch | torcia | torch | Taschenlampe | lampe de poche | linterna | zaklamp | lanterna | latarka
extractorHood | cappa | extractor hood | Dunstabzugshaube | hotte | campana extractora | afzuigkap | exaustor | okap
minibar | minibar | minibar | Minibar | minibar | minibar | minibar | minibar | minibar
chair | sedie | chairs | Stühle | chaises | sillas | stoelen | cadeiras | krzesła
table | tavolo | table | Tisch | table | mesa | tafel | mesa | stół
cushion | cuscini | cushions | Kissen | coussins | cojines | kussens | almofadas | poduszki
lamp | lampada | lamp | Lampe | lampe | lámpara | lamp | candeeiro | lampa
hotWater | acqua calda | hot water | Warmwasser | eau chaude | agua caliente | warm water | água quente | ciepła woda
waterFilter | filtro per l'acqua | water filter | Wasserfilter | filtre à eau | filtro de agua | waterfilter | filtro de água | filtr do wody
attic | mansarda | attic | Dachboden | grenier | buhardilla | zolder | sótão | poddasze
threshold | soglia | threshold | Türschwelle | seuil | umbral | drempel | soleira | próg
petFee | supplemento animali | pet fee | Haustiergebühr | supplément animaux | suplemento por mascotas | toeslag voor huisdieren | suplemento por animais | opłata za zwierzęta
linenFee | costo della biancheria | linen fee | Wäschegebühr | forfait linge | suplemento de ropa de cama | linnentoeslag | taxa de roupa de cama | opłata za pościel
bookingConfirmation | conferma della prenotazione | booking confirmation | Buchungsbestätigung | confirmation de réservation | confirmación de la reserva | boekingsbevestiging | confirmação da reserva | potwierdzenie rezerwacji
houseRules | regole della casa | house rules | Hausordnung | règlement intérieur | normas de la casa | huisregels | regras da casa | regulamin domu
bookingPlatform | portale di prenotazione | booking platform | Buchungsplattform | plateforme de réservation | plataforma de reserva | boekingsplatform | plataforma de reserva | portal rezerwacyjny
vatNumber | partita IVA | VAT number | Umsatzsteuernummer | numéro de TVA | NIF | btw-nummer | número de contribuinte | numer VAT
company | azienda | company | Firma | entreprise | empresa | bedrijf | empresa | firma
registrationForm | modulo di registrazione | registration form | Meldeschein | fiche d'inscription | formulario de registro | registratieformulier | formulário de registo | formularz meldunkowy
travelInsurance | assicurazione di viaggio | travel insurance | Reiseversicherung | assurance voyage | seguro de viaje | reisverzekering | seguro de viagem | ubezpieczenie podróżne
insurance | assicurazione | insurance | Versicherung | assurance | seguro | verzekering | seguro | ubezpieczenie
voucher | buono | voucher | Gutschein | bon | vale | voucher | vale | bon
minimumStay | soggiorno minimo | minimum stay | Mindestaufenthalt | séjour minimum | estancia mínima | minimumverblijf | estadia mínima | minimalny pobyt
stayExtension | prolungamento del soggiorno | extended stay | Verlängerung | prolongation du séjour | prolongación de la estancia | verlenging van het verblijf | prolongamento da estadia | przedłużenie pobytu
reception | reception | reception | Rezeption | réception | recepción | receptie | receção | recepcja
lostKey | chiave smarrita | lost key | verlorener Schlüssel | clé perdue | llave perdida | verloren sleutel | chave perdida | zgubiony klucz
noiseSensor | sensore di rumore | noise sensor | Lärmsensor | capteur de bruit | medidor de ruido | geluidsmeter | sensor de ruído | czujnik hałasu
washingUp | lavaggio dei piatti | washing-up | Abwasch | vaisselle à faire | fregado de los platos | afwas | lavagem da loiça | zmywanie
wedding | matrimoni | weddings | Hochzeiten | mariages | bodas | bruiloften | casamentos | wesela
event | eventi | events | Veranstaltungen | événements | eventos | evenementen | eventos | imprezy zorganizowane
birthday | compleanni | birthdays | Geburtstage | anniversaires | cumpleaños | verjaardagen | aniversários | urodziny
visitor | visitatori | visitors | Besucher | visiteurs | visitas | bezoekers | visitas | odwiedzający
group | gruppi | groups | Gruppen | groupes | grupos | groepen | grupos | grupy
teenager | ragazzi | teenagers | Jugendliche | adolescents | adolescentes | tieners | adolescentes | nastolatki
minor | minorenni | minors | Minderjährige | mineurs | menores | minderjarigen | menores | niepełnoletni
extraGuest | ospite in più | extra guest | zusätzlicher Gast | personne supplémentaire | huésped adicional | extra gast | hóspede extra | dodatkowy gość
numberOfGuests | numero di ospiti | number of guests | Gästezahl | nombre de personnes | número de huéspedes | aantal gasten | número de hóspedes | liczba gości
dogBed | cuccia | dog bed | Hundebett | panier pour chien | cama para perro | hondenmand | cama para cão | legowisko dla psa
dogBowl | ciotola per cani | dog bowl | Hundenapf | gamelle | comedero para perro | hondenbak | tigela para cão | miska dla psa
shoes | scarpe | shoes | Schuhe | chaussures | zapatos | schoenen | sapatos | buty
instructions | istruzioni | instructions | Anleitung | instructions | instrucciones | instructies | instruções | instrukcja
cap | cuffia da piscina | swimming cap | Badekappe | bonnet de bain | gorro de baño | badmuts | touca de banho | czepek kąpielowy
inflatable | gonfiabili | inflatables | aufblasbares Wasserspielzeug | jeux gonflables | hinchables | opblaasspeelgoed | insufláveis | dmuchane zabawki
`
