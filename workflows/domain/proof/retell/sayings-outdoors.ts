/** How things outside the house are said by themselves: water, garden, farm, snow, games. */
export const SAID_OUTDOORS = `
burner | fuoco | ring | Kochplatte | feu | fuego | kookpit | boca de fogão | palnik
cow | mucche | cows | Kühe | vaches | vacas | koeien | vacas | krowy
bikeTrailer | rimorchio per bici | bike trailer | Fahrradanhänger | remorque à vélo | remolque para bici | fietskar | atrelado de bicicleta | przyczepka rowerowa
forest | bosco | forest | Wald | forêt | bosque | bos | floresta | las
drought | siccità | drought | Trockenheit | sécheresse | sequía | droogte | seca | susza
foehn | föhn | foehn wind | Föhn | foehn | viento foehn | föhn | vento foehn | wiatr halny
pantry | dispensa | pantry | Vorratskammer | cellier | despensa | voorraadkast | despensa | spiżarnia
landlord | proprietario | landlord | Vermieter | propriétaire | propietario | verhuurder | proprietário | właściciel
flatmate | coinquilino | flatmate | Mitbewohner | colocataire | compañero de piso | huisgenoot | colega de casa | współlokator
hose | tubo dell'acqua | hose | Gartenschlauch | tuyau d'arrosage | manguera | tuinslang | mangueira | wąż ogrodowy
shoeDryer | asciugascarponi | boot dryer | Schuhtrockner | sèche-chaussures | secabotas | schoenendroger | secador de botas | suszarka do butów
shoeRoom | stanza per le scarpe | boot room | Schuhraum | local à chaussures | cuarto para el calzado | schoenenruimte | sala para calçado | pomieszczenie na buty
boots | scarponi | boots | Skischuhe | chaussures de ski | botas | skischoenen | botas | buty narciarskie
luggageStorage | deposito bagagli | luggage room | Gepäckraum | bagagerie | consigna de equipaje | bagageruimte | depósito de bagagens | przechowalnia bagażu
kayak | kayak | kayak | Kajak | kayak | kayak | kajak | caiaque | kajak
paddleBoard | SUP | paddle board | SUP-Board | paddle | paddle surf | SUP-board | prancha de SUP | deska SUP
paddle | pagaia | paddle | Paddel | pagaie | remo | peddel | remo | wiosło
pedalBoat | pedalò | pedal boat | Tretboot | pédalo | hidropedal | waterfiets | gaivota | rower wodny
dinghy | gommone | dinghy | Schlauchboot | canot | bote | rubberboot | bote | ponton
sailingBoat | barca a vela | sailing boat | Segelboot | voilier | velero | zeilboot | veleiro | żaglówka
houseboat | casa galleggiante | houseboat | Hausboot | péniche | casa flotante | woonboot | casa-barco | barka mieszkalna
boathouse | rimessa per barche | boathouse | Bootshaus | hangar à bateaux | cobertizo de barcas | boothuis | casa dos barcos | hangar na łodzie
gangway | passerella | gangway | Steg | passerelle | pasarela | loopplank | passadiço | trap
lifebuoy | salvagente | lifebuoy | Rettungsring | bouée de sauvetage | salvavidas | reddingsboei | boia salva-vidas | koło ratunkowe
armbands | braccioli | armbands | Schwimmflügel | brassards | manguitos | zwembandjes | braçadeiras | rękawki
mooring | ormeggio | mooring | Liegeplatz | amarrage | amarre | ligplaats | amarração | cumowanie
marina | porto turistico | marina | Jachthafen | port de plaisance | puerto deportivo | jachthaven | marina | przystań jachtowa
canal | canale | canal | Kanal | canal | canal | kanaal | canal | kanał
swimmingLake | lago balneabile | swimming lake | Badesee | lac de baignade | lago para bañarse | zwemmeer | lago para banhos | kąpielisko
kidsPool | piscina per bambini | children's pool | Kinderbecken | pataugeoire | piscina infantil | kinderbad | piscina infantil | brodzik
poolCover | telo della piscina | pool cover | Poolabdeckung | bâche de piscine | cubierta de la piscina | zwembadafdekking | cobertura da piscina | przykrycie basenu
poolAlarm | allarme della piscina | pool alarm | Poolalarm | alarme de piscine | alarma de la piscina | zwembadalarm | alarme da piscina | alarm basenowy
lifeguard | bagnino | lifeguard | Badeaufsicht | maître-nageur | socorrista | strandwacht | nadador-salvador | ratownik
saltwater | acqua salata | saltwater | Salzwasser | eau salée | agua salada | zout water | água salgada | słona woda
chlorine | cloro | chlorine | Chlor | chlore | cloro | chloor | cloro | chlor
outdoorShower | doccia esterna | outdoor shower | Außendusche | douche extérieure | ducha exterior | buitendouche | duche exterior | prysznic na zewnątrz
changingRoom | spogliatoio | changing room | Umkleide | vestiaire | vestuario | kleedkamer | vestiário | przebieralnia
steamRoom | bagno turco | steam room | Dampfbad | hammam | baño de vapor | stoombad | banho turco | łaźnia parowa
gardenFurniture | mobili da giardino | garden furniture | Gartenmöbel | salon de jardin | muebles de jardín | tuinmeubels | mobília de jardim | meble ogrodowe
gardenTable | tavolo da giardino | garden table | Gartentisch | table de jardin | mesa de jardín | tuintafel | mesa de jardim | stół ogrodowy
gardenChair | sedie da giardino | garden chairs | Gartenstühle | chaises de jardin | sillas de jardín | tuinstoelen | cadeiras de jardim | krzesła ogrodowe
sunLounger | lettini | sun loungers | Liegen | transats | tumbonas | ligstoelen | espreguiçadeiras | leżaki
parasol | ombrellone | parasol | Sonnenschirm | parasol | sombrilla | parasol | guarda-sol | parasol
umbrella | ombrello | umbrella | Regenschirm | parapluie | paraguas | paraplu | guarda-chuva | parasolka
awning | tenda da sole | awning | Markise | store banne | toldo | zonnescherm | toldo | markiza
pergola | pergola | pergola | Pergola | pergola | pérgola | pergola | pérgola | pergola
gazebo | gazebo | gazebo | Pavillon | gloriette | cenador | prieel | gazebo | altana
hammock | amaca | hammock | Hängematte | hamac | hamaca | hangmat | rede de descanso | hamak
swing | altalena | swing | Schaukel | balançoire | columpio | schommel | baloiço | huśtawka
slideToy | scivolo | slide | Rutsche | toboggan | tobogán | glijbaan | escorrega | zjeżdżalnia
trampoline | trampolino | trampoline | Trampolin | trampoline | cama elástica | trampoline | trampolim | trampolina
sandpit | sabbiera | sandpit | Sandkasten | bac à sable | arenero | zandbak | caixa de areia | piaskownica
treehouse | casa sull'albero | treehouse | Baumhaus | cabane dans les arbres | casa del árbol | boomhut | casa na árvore | domek na drzewie
lawn | prato | lawn | Rasen | pelouse | césped | gazon | relvado | trawnik
meadow | prato | meadow | Wiese | pré | prado | weide | prado | łąka
vegetableGarden | orto | vegetable garden | Gemüsegarten | potager | huerto | moestuin | horta | ogródek warzywny
orchard | frutteto | orchard | Obstgarten | verger | huerta de frutales | boomgaard | pomar | sad
vineyard | vigneto | vineyard | Weinberg | vignoble | viñedo | wijngaard | vinha | winnica
oliveGrove | uliveto | olive grove | Olivenhain | oliveraie | olivar | olijfgaard | olival | gaj oliwny
greenhouse | serra | greenhouse | Gewächshaus | serre | invernadero | kas | estufa | szklarnia
barn | fienile | barn | Scheune | grange | granero | schuur | celeiro | stodoła
stable | stalla | stable | Stall | étable | establo | stal | estábulo | stajnia
fence | recinzione | fence | Zaun | clôture | valla | hek | vedação | ogrodzenie
hedge | siepe | hedge | Hecke | haie | seto | heg | sebe | żywopłot
fruitTree | alberi da frutto | fruit trees | Obstbäume | arbres fruitiers | frutales | fruitbomen | árvores de fruto | drzewa owocowe
tree | alberi | trees | Bäume | arbres | árboles | bomen | árvores | drzewa
flower | fiori | flowers | Blumen | fleurs | flores | bloemen | flores | kwiaty
fruit | frutta | fruit | Obst | fruits | fruta | fruit | fruta | owoce
herbs | erbe aromatiche | herbs | Kräuter | herbes aromatiques | hierbas aromáticas | kruiden | ervas aromáticas | zioła
waterWell | pozzo | well | Brunnen | puits | pozo | waterput | poço | studnia
fountain | fontana | fountain | Brunnen | fontaine | fuente | fontein | fonte | fontanna
pond | stagno | pond | Teich | étang | estanque | vijver | lago de jardim | staw
irrigation | irrigazione | irrigation | Bewässerung | arrosage | riego | besproeiing | rega | nawadnianie
outsideTap | rubinetto esterno | outside tap | Außenwasserhahn | robinet extérieur | grifo exterior | buitenkraan | torneira exterior | kran na zewnątrz
gardener | giardiniere | gardener | Gärtner | jardinier | jardinero | tuinman | jardineiro | ogrodnik
pizzaOven | forno per pizza | pizza oven | Pizzaofen | four à pizza | horno de pizza | pizzaoven | forno de pizza | piec do pizzy
firePit | braciere | fire pit | Feuerstelle | brasero | brasero | vuurkorf | braseiro | palenisko
fireworks | fuochi d'artificio | fireworks | Feuerwerk | feux d'artifice | fuegos artificiales | vuurwerk | fogo de artifício | fajerwerki
tableTennis | ping-pong | table tennis | Tischtennis | ping-pong | ping-pong | tafeltennis | ténis de mesa | tenis stołowy
tennisCourt | campo da tennis | tennis court | Tennisplatz | court de tennis | pista de tenis | tennisbaan | campo de ténis | kort tenisowy
footballPitch | campo da calcio | football pitch | Fußballplatz | terrain de foot | campo de fútbol | voetbalveld | campo de futebol | boisko
golfCourse | campo da golf | golf course | Golfplatz | golf | campo de golf | golfbaan | campo de golfe | pole golfowe
boules | bocce | boules | Boule | pétanque | petanca | jeu de boules | petanca | boules
minigolf | minigolf | mini-golf | Minigolf | minigolf | minigolf | minigolf | minigolfe | minigolf
badminton | badminton | badminton | Federball | badminton | bádminton | badminton | badminton | badminton
volleyball | pallavolo | volleyball | Volleyball | volley | voleibol | volleybal | voleibol | siatkówka
fishingRod | canne da pesca | fishing rods | Angeln | cannes à pêche | cañas de pescar | hengels | canas de pesca | wędki
fishing | pesca | fishing | Angeln | pêche | pesca | vissen | pesca | wędkowanie
fishingLicence | licenza di pesca | fishing licence | Angelschein | permis de pêche | licencia de pesca | visvergunning | licença de pesca | karta wędkarska
beachBar | bar sulla spiaggia | beach bar | Strandbar | bar de plage | chiringuito | strandtent | bar de praia | bar na plaży
cove | cala | cove | Bucht | crique | cala | baai | enseada | zatoczka
rocks | scogli | rocks | Felsen | rochers | rocas | rotsen | rochas | skały
dunes | dune | dunes | Dünen | dunes | dunas | duinen | dunas | wydmy
island | isola | island | Insel | île | isla | eiland | ilha | wyspa
riptide | correnti forti | strong currents | starke Strömung | courants forts | corrientes fuertes | sterke stroming | correntes fortes | silne prądy
waves | onde | waves | Wellen | vagues | olas | golven | ondas | fale
tide | marea | tide | Gezeiten | marée | marea | getij | maré | pływy
jellyfish | meduse | jellyfish | Quallen | méduses | medusas | kwallen | medusas | meduzy
seaUrchin | ricci di mare | sea urchins | Seeigel | oursins | erizos de mar | zee-egels | ouriços-do-mar | jeżowce
waterShoes | scarpe da scoglio | water shoes | Badeschuhe | chaussures d'eau | escarpines | waterschoenen | sapatos de água | buty do wody
snorkel | maschera e boccaglio | snorkel | Schnorchel | tuba | tubo de buceo | snorkel | tubo de mergulho | fajka do nurkowania
surfboard | tavola da surf | surfboard | Surfbrett | planche de surf | tabla de surf | surfplank | prancha de surf | deska surfingowa
wetsuit | muta | wetsuit | Neoprenanzug | combinaison | neopreno | wetsuit | fato de neoprene | pianka
coolBox | borsa frigo | cool box | Kühlbox | glacière | nevera portátil | koelbox | mala térmica | lodówka turystyczna
windbreak | paravento | windbreak | Windschutz | pare-vent | cortavientos | windscherm | corta-vento | parawan
dogBeach | spiaggia per cani | dog beach | Hundestrand | plage pour chiens | playa para perros | hondenstrand | praia para cães | plaża dla psów
hill | collina | hill | Hügel | colline | colina | heuvel | colina | wzgórze
summit | cima | summit | Gipfel | sommet | cima | top | cume | szczyt
mountainPass | passo | mountain pass | Pass | col | puerto de montaña | bergpas | passo de montanha | przełęcz
mountainHut | rifugio | mountain hut | Berghütte | refuge | refugio | berghut | refúgio de montanha | schronisko
riding | equitazione | horse riding | Reiten | équitation | equitación | paardrijden | equitação | jazda konna
hiking | escursioni | hiking | Wandern | randonnée | senderismo | wandelen | caminhadas | wędrówki
hikingMap | carta dei sentieri | hiking map | Wanderkarte | carte de randonnée | mapa de senderos | wandelkaart | mapa de trilhos | mapa szlaków
map | mappa | map | Karte | plan | mapa | kaart | mapa | mapa
waterfall | cascata | waterfall | Wasserfall | cascade | cascada | waterval | cascata | wodospad
stream | ruscello | stream | Bach | ruisseau | arroyo | beek | ribeiro | strumień
hotSpring | terme | thermal baths | Thermalbad | thermes | termas | thermaalbad | termas | termy
cave | grotta | cave | Höhle | grotte | cueva | grot | gruta | jaskinia
themePark | parco divertimenti | theme park | Freizeitpark | parc d'attractions | parque de atracciones | pretpark | parque de diversões | park rozrywki
waterPark | parco acquatico | water park | Wasserpark | parc aquatique | parque acuático | waterpark | parque aquático | park wodny
publicPool | piscina pubblica | public pool | öffentliches Schwimmbad | piscine municipale | piscina pública | openbaar zwembad | piscina pública | basen publiczny
picnicArea | area picnic | picnic area | Picknickplatz | aire de pique-nique | merendero | picknickplaats | parque de merendas | miejsce piknikowe
animalsFarm | animali della fattoria | farm animals | Hoftiere | animaux de la ferme | animales de la granja | boerderijdieren | animais da quinta | zwierzęta gospodarskie
farm | fattoria | farm | Bauernhof | ferme | granja | boerderij | quinta | gospodarstwo
farmer | contadino | farmer | Bauer | fermier | granjero | boer | agricultor | rolnik
pony | pony | pony | Pony | poney | poni | pony | pónei | kucyk
donkey | asini | donkeys | Esel | ânes | burros | ezels | burros | osły
sheep | pecore | sheep | Schafe | moutons | ovejas | schapen | ovelhas | owce
goat | capre | goats | Ziegen | chèvres | cabras | geiten | cabras | kozy
pig | maiali | pigs | Schweine | cochons | cerdos | varkens | porcos | świnie
chicken | galline | hens | Hühner | poules | gallinas | kippen | galinhas | kury
rooster | gallo | rooster | Hahn | coq | gallo | haan | galo | kogut
duck | anatre | ducks | Enten | canards | patos | eenden | patos | kaczki
rabbit | conigli | rabbits | Kaninchen | lapins | conejos | konijnen | coelhos | króliki
bees | api | bees | Bienen | abeilles | abejas | bijen | abelhas | pszczoły
eggs | uova | eggs | Eier | œufs | huevos | eieren | ovos | jajka
milk | latte | milk | Milch | lait | leche | melk | leite | mleko
tractor | trattore | tractor | Traktor | tracteur | tractor | tractor | trator | traktor
hay | fieno | hay | Heu | foin | heno | hooi | feno | siano
horse | cavalli | horses | Pferde | chevaux | caballos | paarden | cavalos | konie
cableCar | funivia | cable car | Seilbahn | téléphérique | teleférico | kabelbaan | teleférico | kolej linowa
funicular | funicolare | funicular | Standseilbahn | funiculaire | funicular | kabelspoor | funicular | kolejka linowo-terenowa
valleyStation | stazione a valle | valley station | Talstation | gare de départ | estación inferior | dalstation | estação inferior | dolna stacja
mountainStation | stazione a monte | top station | Bergstation | gare d'arrivée | estación superior | bergstation | estação superior | górna stacja
skiSchool | scuola di sci | ski school | Skischule | école de ski | escuela de esquí | skischool | escola de esqui | szkółka narciarska
crossCountry | pista da fondo | cross-country trail | Loipe | piste de ski de fond | pista de esquí de fondo | langlaufloipe | pista de esqui de fundo | trasa biegowa
tobogganRun | pista da slittino | toboggan run | Rodelbahn | piste de luge | pista de trineo | rodelbaan | pista de trenó | tor saneczkowy
sledge | slittini | sledges | Schlitten | luges | trineos | sleeën | trenós | sanki
iceRink | pista di pattinaggio | ice rink | Eisbahn | patinoire | pista de hielo | ijsbaan | pista de gelo | lodowisko
snowboard | snowboard | snowboard | Snowboard | snowboard | snowboard | snowboard | snowboard | snowboard
skiRental | noleggio sci | ski hire | Skiverleih | location de skis | alquiler de esquís | skiverhuur | aluguer de esquis | wypożyczalnia nart
snowshoes | ciaspole | snowshoes | Schneeschuhe | raquettes à neige | raquetas de nieve | sneeuwschoenen | raquetes de neve | rakiety śnieżne
ski | sci | ski | Ski | ski | esquí | ski | esqui | narty
slope | pista da sci | ski slope | Skipiste | piste de ski | pista de esquí | skipiste | pista de esqui | stok narciarski
sand | sabbia | sand | Sand | sable | arena | zand | areia | piasek
valley | valle | valley | Tal | vallée | valle | dal | vale | dolina
`
