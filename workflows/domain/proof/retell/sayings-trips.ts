/** How things on the way and round about are said by themselves: roads, tickets, shops, doctors, sights, food, weather. */
export const SAID_TRIPS = `
eBike | e-bike | e-bike | E-Bike | vélo électrique | bici eléctrica | e-bike | bicicleta elétrica | rower elektryczny
mountainBike | mountain bike | mountain bike | Mountainbike | VTT | bici de montaña | mountainbike | bicicleta de montanha | rower górski
kidsBike | bici per bambini | children's bike | Kinderfahrrad | vélo pour enfants | bici infantil | kinderfiets | bicicleta de criança | rower dziecięcy
bikeRental | noleggio bici | bike hire | Fahrradverleih | location de vélos | alquiler de bicis | fietsverhuur | aluguer de bicicletas | wypożyczalnia rowerów
bikeSharing | bike sharing | bike sharing | Leihräder | vélos en libre-service | bicis compartidas | deelfietsen | bicicletas partilhadas | rowery miejskie
bikePath | pista ciclabile | cycle path | Radweg | piste cyclable | carril bici | fietspad | ciclovia | ścieżka rowerowa
bikePump | pompa per bici | bike pump | Luftpumpe | pompe à vélo | bomba de bici | fietspomp | bomba de bicicleta | pompka rowerowa
bikeRepair | riparazione bici | bike repair | Fahrradreparatur | réparation de vélos | reparación de bicis | fietsreparatie | reparação de bicicletas | naprawa rowerów
bikeLock | lucchetto per bici | bike lock | Fahrradschloss | antivol | candado de bici | fietsslot | cadeado de bicicleta | zapięcie rowerowe
scooter | scooter | scooter | Roller | scooter | moto scooter | scooter | scooter | skuter
kickScooter | monopattino | kick scooter | Tretroller | trottinette | patinete | step | trotinete | hulajnoga
motorbike | moto | motorbike | Motorrad | moto | moto | motor | mota | motocykl
multiStorey | autosilo | multi-storey car park | Parkhaus | parking à étages | aparcamiento de varias plantas | parkeergarage | parque de estacionamento coberto | parking piętrowy
parkingDisc | disco orario | parking disc | Parkscheibe | disque de stationnement | disco de aparcamiento | parkeerschijf | disco de estacionamento | tarcza parkingowa
parkingMeter | parcometro | parking meter | Parkautomat | horodateur | parquímetro | parkeerautomaat | parquímetro | parkomat
parkingTicket | biglietto del parcheggio | parking ticket | Parkschein | ticket de parking | tique de aparcamiento | parkeerkaartje | bilhete de estacionamento | bilet parkingowy
residentsOnly | solo residenti | residents only | nur für Anwohner | réservé aux riverains | solo residentes | alleen bewoners | só residentes | tylko mieszkańcy
blueZone | zona disco | blue zone | blaue Zone | zone bleue | zona azul | blauwe zone | zona azul | strefa niebieska
whiteLines | strisce bianche | white lines | weiße Linien | lignes blanches | líneas blancas | witte lijnen | linhas brancas | białe linie
trafficZone | zona a traffico limitato | low-emission zone | Umweltzone | zone à circulation limitée | zona de bajas emisiones | milieuzone | zona de trânsito limitado | strefa ograniczonego ruchu
disabledSpace | posto per disabili | disabled space | Behindertenparkplatz | place handicapé | plaza para discapacitados | gehandicaptenparkeerplaats | lugar para deficientes | miejsce dla niepełnosprawnych
parkingBarrier | sbarra | barrier | Schranke | barrière | barrera | slagboom | cancela | szlaban
carport | tettoia per l'auto | carport | Carport | abri voiture | cochera cubierta | carport | telheiro para carro | wiata garażowa
garageRemote | telecomando del garage | garage remote | Garagenöffner | télécommande du garage | mando del garaje | afstandsbediening van de garage | comando da garagem | pilot do garażu
trailer | rimorchio | trailer | Anhänger | remorque | remolque | aanhanger | atrelado | przyczepa
caravan | roulotte | caravan | Wohnwagen | caravane | caravana | caravan | caravana | przyczepa kempingowa
tent | tenda | tent | Zelt | tente | tienda de campaña | tent | tenda | namiot
pitch | piazzola | pitch | Stellplatz | emplacement | parcela | staanplaats | lote | miejsce kempingowe
lorry | camion | lorry | Lkw | camion | camión | vrachtwagen | camião | ciężarówka
largeVehicle | veicoli grandi | large vehicles | große Fahrzeuge | grands véhicules | vehículos grandes | grote voertuigen | veículos grandes | duże pojazdy
fourByFour | fuoristrada | four-wheel drive | Allradwagen | quatre-quatre | todoterreno | terreinwagen | veículo todo-o-terreno | samochód terenowy
snowChains | catene da neve | snow chains | Schneeketten | chaînes à neige | cadenas de nieve | sneeuwkettingen | correntes de neve | łańcuchy śniegowe
winterTyres | pneumatici invernali | winter tyres | Winterreifen | pneus neige | neumáticos de invierno | winterbanden | pneus de inverno | opony zimowe
rentalCar | auto a noleggio | rental car | Mietwagen | voiture de location | coche de alquiler | huurauto | carro alugado | wypożyczony samochód
carSharing | car sharing | car sharing | Carsharing | autopartage | coche compartido | deelauto | carro partilhado | carsharing
petrolStation | distributore di benzina | petrol station | Tankstelle | station-service | gasolinera | tankstation | bomba de gasolina | stacja benzynowa
roundabout | rotatoria | roundabout | Kreisverkehr | rond-point | rotonda | rotonde | rotunda | rondo
trafficLight | semaforo | traffic lights | Ampel | feu tricolore | semáforo | verkeerslicht | semáforo | światła
crossroads | incrocio | junction | Kreuzung | carrefour | cruce | kruispunt | cruzamento | skrzyżowanie
motorway | autostrada | motorway | Autobahn | autoroute | autopista | snelweg | autoestrada | autostrada
exitRoad | uscita autostradale | motorway exit | Autobahnausfahrt | sortie d'autoroute | salida de la autopista | afrit | saída da autoestrada | zjazd z autostrady
toll | pedaggio | toll | Maut | péage | peaje | tol | portagem | opłata drogowa
mainRoad | strada principale | main road | Hauptstraße | route principale | carretera principal | hoofdweg | estrada principal | główna droga
tunnel | galleria | tunnel | Tunnel | tunnel | túnel | tunnel | túnel | tunel
deadEnd | strada senza uscita | dead end | Sackgasse | impasse | calle sin salida | doodlopende weg | rua sem saída | ślepa uliczka
oneWay | senso unico | one-way street | Einbahnstraße | sens unique | sentido único | eenrichtingsverkeer | sentido único | ulica jednokierunkowa
gravel | ghiaia | gravel | Schotter | gravier | grava | grind | gravilha | żwir
bend | curva | bend | Kurve | virage | curva | bocht | curva | zakręt
driveway | vialetto d'accesso | driveway | Zufahrt | allée d'accès | camino de entrada | oprit | entrada para carros | podjazd
pavement | marciapiede | pavement | Gehweg | trottoir | acera | stoep | passeio | chodnik
directions | indicazioni | directions | Wegbeschreibung | itinéraire | indicaciones | routebeschrijving | indicações | wskazówki dojazdu
satnav | navigatore | satnav | Navi | GPS | navegador | navigatie | GPS | nawigacja
coordinates | coordinate | coordinates | Koordinaten | coordonnées GPS | coordenadas | coördinaten | coordenadas | współrzędne
houseNumber | numero civico | house number | Hausnummer | numéro de rue | número de portal | huisnummer | número da porta | numer domu
busStation | autostazione | bus station | Busbahnhof | gare routière | estación de autobuses | busstation | estação de autocarros | dworzec autobusowy
shuttle | navetta | shuttle | Shuttle | navette | lanzadera | pendelbus | vaivém | bus wahadłowy
timetable | orario | timetable | Fahrplan | horaires | horario | dienstregeling | horário | rozkład jazdy
cashMachine | bancomat | cash machine | Geldautomat | distributeur de billets | cajero automático | geldautomaat | caixa multibanco | bankomat
admission | ingresso | admission | Eintritt | tarif d'entrée | precio de la entrada | toegangsprijs | bilhete de entrada | wstęp
dayTicket | biglietto giornaliero | day ticket | Tageskarte | billet à la journée | billete de un día | dagkaart | bilhete diário | bilet dzienny
ticket | biglietto | ticket | Fahrkarte | billet | billete | kaartje | bilhete | bilet
platform | binario | platform | Bahnsteig | quai | andén | perron | cais | peron
taxiRank | stazione dei taxi | taxi rank | Taxistand | station de taxis | parada de taxis | taxistandplaats | praça de táxis | postój taksówek
transfer | trasferimento | transfer | Transfer | transfert | traslado | transfer | transfer | transfer
greengrocer | fruttivendolo | greengrocer | Obst- und Gemüseladen | primeur | frutería | groenteboer | frutaria | warzywniak
butcher | macelleria | butcher | Metzgerei | boucherie | carnicería | slager | talho | rzeźnik
deli | gastronomia | deli | Feinkostladen | épicerie fine | charcutería | delicatessenwinkel | mercearia fina | delikatesy
farmShop | spaccio della fattoria | farm shop | Hofladen | vente à la ferme | tienda de la granja | boerderijwinkel | loja da quinta | sklep w gospodarstwie
cornerShop | negozietto | corner shop | Dorfladen | épicerie | tienda de barrio | buurtwinkel | mercearia | sklepik
newsagent | edicola | newsagent | Zeitschriftenladen | marchand de journaux | quiosco de prensa | kiosk | tabacaria | kiosk z prasą
kiosk | chiosco | kiosk | Kiosk | kiosque | quiosco | kiosk | quiosque | kiosk
hardwareStore | ferramenta | hardware store | Baumarkt | magasin de bricolage | ferretería | bouwmarkt | loja de ferragens | sklep budowlany
chemistShop | drogheria | drugstore | Drogerie | droguerie | droguería | drogist | drogaria | drogeria
shoppingCentre | centro commerciale | shopping centre | Einkaufszentrum | centre commercial | centro comercial | winkelcentrum | centro comercial | centrum handlowe
marketDay | giorno di mercato | market day | Markttag | jour de marché | día de mercado | marktdag | dia de mercado | dzień targowy
postOffice | ufficio postale | post office | Post | poste | oficina de correos | postkantoor | correios | poczta
postBox | cassetta della posta | letterbox | Briefkasten | boîte aux lettres | buzón | brievenbus | caixa do correio | skrzynka pocztowa
parcel | pacchi | parcels | Pakete | colis | paquetes | pakketten | encomendas | paczki
touristOffice | ufficio turistico | tourist office | Touristeninformation | office de tourisme | oficina de turismo | VVV-kantoor | posto de turismo | informacja turystyczna
townHall | municipio | town hall | Rathaus | mairie | ayuntamiento | stadhuis | câmara municipal | ratusz
police | polizia | police | Polizei | police | policía | politie | polícia | policja
fireBrigade | vigili del fuoco | fire brigade | Feuerwehr | pompiers | bomberos | brandweer | bombeiros | straż pożarna
ambulance | ambulanza | ambulance | Rettungswagen | ambulance | ambulancia | ambulance | ambulância | karetka
dentist | dentista | dentist | Zahnarzt | dentiste | dentista | tandarts | dentista | dentysta
vet | veterinario | vet | Tierarzt | vétérinaire | veterinario | dierenarts | veterinário | weterynarz
paediatrician | pediatra | paediatrician | Kinderarzt | pédiatre | pediatra | kinderarts | pediatra | pediatra
pharmacyOnDuty | farmacia di turno | duty pharmacy | Notapotheke | pharmacie de garde | farmacia de guardia | dienstdoende apotheek | farmácia de serviço | apteka dyżurna
hairdresser | parrucchiere | hairdresser | Friseur | coiffeur | peluquería | kapper | cabeleireiro | fryzjer
spaCentre | centro benessere | spa | Wellnesszentrum | spa | centro de spa | wellnesscentrum | spa | centrum spa
massage | massaggi | massage | Massage | massages | masajes | massage | massagens | masaż
cathedral | cattedrale | cathedral | Dom | cathédrale | catedral | kathedraal | catedral | katedra
chapel | cappella | chapel | Kapelle | chapelle | capilla | kapel | capela | kaplica
church | chiesa | church | Kirche | église | iglesia | kerk | igreja | kościół
monastery | monastero | monastery | Kloster | monastère | monasterio | klooster | mosteiro | klasztor
viewpoint | belvedere | viewpoint | Aussichtspunkt | point de vue | mirador | uitzichtpunt | miradouro | punkt widokowy
tower | torre | tower | Turm | tour | torre | toren | torre | wieża
lighthouse | faro | lighthouse | Leuchtturm | phare | faro | vuurtoren | farol | latarnia morska
ruins | rovine | ruins | Ruine | ruines | ruinas | ruïne | ruínas | ruiny
oldTown | centro storico | old town | Altstadt | vieille ville | casco antiguo | oude stad | centro histórico | stare miasto
zoo | zoo | zoo | Zoo | zoo | zoo | dierentuin | jardim zoológico | zoo
aquarium | acquario | aquarium | Aquarium | aquarium | acuario | aquarium | aquário | oceanarium
theatre | teatro | theatre | Theater | théâtre | teatro | theater | teatro | teatr
cinema | cinema | cinema | Kino | cinéma | cine | bioscoop | cinema | kino
stadium | stadio | stadium | Stadion | stade | estadio | stadion | estádio | stadion
library | biblioteca | library | Bibliothek | bibliothèque | biblioteca | bibliotheek | biblioteca | biblioteka
university | università | university | Universität | université | universidad | universiteit | universidade | uniwersytet
school | scuola | school | Schule | école | escuela | school | escola | szkoła
cemetery | cimitero | cemetery | Friedhof | cimetière | cementerio | begraafplaats | cemitério | cmentarz
tradeFair | fiera | exhibition centre | Messe | parc des expositions | recinto ferial | beurs | centro de exposições | targi
festival | festival | festival | Festival | festival | festival | festival | festival | festiwal
concert | concerto | concert | Konzert | concert | concierto | concert | concerto | koncert
guidedTour | visita guidata | guided tour | Führung | visite guidée | visita guiada | rondleiding | visita guiada | zwiedzanie z przewodnikiem
winery | cantina vinicola | winery | Weingut | domaine viticole | bodega | wijnhuis | adega | winnica
wineTasting | degustazione di vini | wine tasting | Weinprobe | dégustation de vins | cata de vinos | wijnproeverij | prova de vinhos | degustacja win
brewery | birrificio | brewery | Brauerei | brasserie artisanale | cervecería | brouwerij | cervejaria | browar
pizzeria | pizzeria | pizzeria | Pizzeria | pizzeria | pizzería | pizzeria | pizaria | pizzeria
iceCream | gelateria | ice cream | Eis | glacier | heladería | ijs | gelataria | lody
cafeShop | caffè | coffee shop | Café | café | cafetería | café | café | kawiarnia
beerGarden | birreria all'aperto | beer garden | Biergarten | jardin à bière | cervecería al aire libre | biertuin | esplanada de cerveja | ogródek piwny
takeaway | cibo da asporto | takeaway | Essen zum Mitnehmen | plats à emporter | comida para llevar | afhaalmaaltijden | comida para levar | jedzenie na wynos
halfBoard | mezza pensione | half board | Halbpension | demi-pension | media pensión | halfpension | meia pensão | obiadokolacje ze śniadaniem
fullBoard | pensione completa | full board | Vollpension | pension complète | pensión completa | volpension | pensão completa | pełne wyżywienie
lunch | pranzo | lunch | Mittagessen | déjeuner | almuerzo | lunch | almoço | obiad
picnic | picnic | picnic | Picknick | pique-nique | picnic | picknick | piquenique | piknik
menu | menù | menu | Speisekarte | menu | menú | menukaart | ementa | menu
vegetarian | vegetariano | vegetarian | vegetarisch | végétarien | vegetariano | vegetarisch | vegetariano | wegetariańskie
vegan | vegano | vegan | vegan | végan | vegano | veganistisch | vegano | wegańskie
glutenFree | senza glutine | gluten-free | glutenfrei | sans gluten | sin gluten | glutenvrij | sem glúten | bez glutenu
lactoseFree | senza lattosio | lactose-free | laktosefrei | sans lactose | sin lactosa | lactosevrij | sem lactose | bez laktozy
allergies | allergie | allergies | Allergien | allergies | alergias | allergieën | alergias | alergie
wine | vino | wine | Wein | vin | vino | wijn | vinho | wino
beer | birra | beer | Bier | bière | cerveza | bier | cerveja | piwo
juice | succo | juice | Saft | jus | zumo | sap | sumo | sok
bread | pane | bread | Brot | pain | pan | brood | pão | chleb
croissant | cornetti | croissants | Croissants | croissants | cruasanes | croissants | croissants | rogaliki
butter | burro | butter | Butter | beurre | mantequilla | boter | manteiga | masło
jam | marmellata | jam | Marmelade | confiture | mermelada | jam | compota | dżem
honey | miele | honey | Honig | miel | miel | honing | mel | miód
cheese | formaggio | cheese | Käse | fromage | queso | kaas | queijo | ser
ham | prosciutto | ham | Schinken | jambon | jamón | ham | fiambre | szynka
coldCuts | affettati | cold cuts | Aufschnitt | charcuterie | embutidos | vleeswaren | enchidos | wędliny
yoghurt | yogurt | yoghurt | Joghurt | yaourt | yogur | yoghurt | iogurte | jogurt
cereal | cereali | cereal | Müsli | céréales | cereales | ontbijtgranen | cereais | płatki
cake | torta | cake | Kuchen | gâteau | pastel | taart | bolo | ciasto
buffet | buffet | buffet | Buffet | buffet | bufé | buffet | buffet | bufet
oliveOil | olio d'oliva | olive oil | Olivenöl | huile d'olive | aceite de oliva | olijfolie | azeite | oliwa
meat | carne | meat | Fleisch | viande | carne | vlees | carne | mięso
fish | pesce | fish | Fisch | poisson | pescado | vis | peixe | ryby
vegetables | verdura | vegetables | Gemüse | légumes | verduras | groenten | legumes | warzywa
localProducts | prodotti locali | local produce | regionale Produkte | produits locaux | productos locales | streekproducten | produtos locais | produkty lokalne
drinkingWater | acqua potabile | drinking water | Trinkwasser | eau potable | agua potable | drinkwater | água potável | woda pitna
bottledWater | acqua in bottiglia | bottled water | Wasser in Flaschen | eau en bouteille | agua embotellada | flessenwater | água engarrafada | woda butelkowana
rain | pioggia | rain | Regen | pluie | lluvia | regen | chuva | deszcz
snow | neve | snow | Schnee | neige | nieve | sneeuw | neve | śnieg
frost | gelo | frost | Frost | gel | helada | vorst | geada | mróz
storm | tempesta | storm | Sturm | tempête | tormenta | storm | tempestade | burza
thunderstorm | temporale | thunderstorm | Gewitter | orage | tormenta eléctrica | onweer | trovoada | burza z piorunami
wind | vento | wind | Wind | vent | viento | wind | vento | wiatr
sun | sole | sun | Sonne | soleil | sol | zon | sol | słońce
shade | ombra | shade | Schatten | ombre | sombra | schaduw | sombra | cień
sunset | tramonto | sunset | Sonnenuntergang | coucher du soleil | puesta de sol | zonsondergang | pôr do sol | zachód słońca
sunrise | alba | sunrise | Sonnenaufgang | lever du soleil | amanecer | zonsopgang | nascer do sol | wschód słońca
wildfire | incendi boschivi | wildfires | Waldbrand | feux de forêt | incendios forestales | natuurbrand | incêndios florestais | pożary lasów
mosquitoRepellent | repellente per zanzare | mosquito repellent | Mückenschutz | anti-moustiques | repelente de mosquitos | muggenspray | repelente de mosquitos | środek na komary
insects | insetti | insects | Insekten | insectes | insectos | insecten | insetos | owady
construction | cantiere | building site | Baustelle | chantier | obras | bouwplaats | obras | budowa
traffic | traffico | traffic | Verkehr | circulation | tráfico | verkeer | trânsito | ruch uliczny
nightlife | vita notturna | nightlife | Nachtleben | vie nocturne | vida nocturna | uitgaansleven | vida noturna | życie nocne
promenade | lungomare | promenade | Promenade | promenade | paseo marítimo | boulevard | passeio marítimo | promenada
playground | parco giochi | playground | Spielplatz | aire de jeux | parque infantil | speeltuin | parque infantil | plac zabaw
gym | palestra | gym | Fitnessraum | salle de sport | gimnasio | fitnessruimte | ginásio | siłownia
`
