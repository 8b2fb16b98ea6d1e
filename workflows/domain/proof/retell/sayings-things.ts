/** How each thing of the tables of words is said by itself: its name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. */
export const SAID_THINGS = `
arrival | check-in | check-in | Check-in | arrivée | check-in | check-in | check-in | zameldowanie
departure | check-out | check-out | Check-out | départ | check-out | check-out | check-out | wymeldowanie
beachTowel | teli da mare | beach towels | Strandtücher | serviettes de plage | toallas de playa | strandlakens | toalhas de praia | ręczniki plażowe
bathTowel | asciugamani da bagno | bath towels | Badetücher | serviettes de bain | toallas de baño | badhanddoeken | toalhas de banho | ręczniki kąpielowe
teaTowel | strofinacci | tea towels | Geschirrtücher | torchons | paños de cocina | theedoeken | panos de cozinha | ścierki
towel | asciugamani | towels | Handtücher | serviettes | toallas | handdoeken | toalhas | ręczniki
sheets | lenzuola | bed linen | Bettwäsche | draps | sábanas | beddengoed | roupa de cama | pościel
duvet | piumino | duvet | Bettdecke | couette | edredón | dekbed | edredão | kołdra
blanket | coperte | blankets | Wolldecke | couvertures | mantas | dekens | mantas | koce
pillow | cuscini | pillows | Kissen | oreillers | almohadas | kussens | almofadas | poduszki
dog | cani | dogs | Hunde | chiens | perros | honden | cães | psy
cat | gatti | cats | Katzen | chats | gatos | katten | gatos | koty
pet | animali | pets | Haustiere | animaux | mascotas | huisdieren | animais | zwierzęta
crib | culla | cot | Kinderbett | lit bébé | cuna | kinderbed | berço | łóżeczko
highChair | seggiolone | high chair | Hochstuhl | chaise haute | trona | kinderstoel | cadeira de bebé | krzesełko
doubleBed | letto matrimoniale | double bed | Doppelbett | lit double | cama doble | tweepersoonsbed | cama de casal | łóżko małżeńskie
singleBed | letto singolo | single bed | Einzelbett | lit simple | cama individual | eenpersoonsbed | cama de solteiro | łóżko pojedyncze
sofaBed | divano letto | sofa bed | Schlafsofa | canapé-lit | sofá-cama | slaapbank | sofá-cama | sofa rozkładana
bunkBed | letto a castello | bunk bed | Etagenbett | lits superposés | litera | stapelbed | beliche | łóżko piętrowe
extraBed | letto aggiuntivo | extra bed | Zustellbett | lit supplémentaire | cama supletoria | extra bed | cama extra | dostawka
bed | letto | bed | Bett | lit | cama | bed | cama | łóżko
livingRoom | salotto | living room | Wohnzimmer | salon | salón | woonkamer | sala | salon
bedroom | camera da letto | bedroom | Schlafzimmer | chambre | dormitorio | slaapkamer | quarto | sypialnia
bathroom | bagno | bathroom | Badezimmer | salle de bain | baño | badkamer | casa de banho | łazienka
toilet | wc | toilet | Toilette | toilettes | aseo | toilet | wc | toaleta
kitchen | cucina | kitchen | Küche | cuisine | cocina | keuken | cozinha | kuchnia
hallway | corridoio | hallway | Flur | couloir | pasillo | gang | corredor | korytarz
wardrobe | armadio | wardrobe | Schrank | armoire | armario | kast | armário | szafa
storeroom | ripostiglio | storeroom | Abstellraum | débarras | trastero | berging | arrecadação | schowek
cellar | cantina | cellar | Keller | cave | sótano | kelder | cave | piwnica
fan | ventilatore | fan | Ventilator | ventilateur | ventilador | ventilator | ventoinha | wentylator
floorHeating | riscaldamento a pavimento | underfloor heating | Fußbodenheizung | chauffage au sol | suelo radiante | vloerverwarming | piso radiante | ogrzewanie podłogowe
radiator | radiatori | radiators | Heizkörper | radiateurs | radiadores | radiatoren | radiadores | grzejniki
pelletStove | stufa a pellet | pellet stove | Pelletofen | poêle à granulés | estufa de pellets | pelletkachel | salamandra a pellets | piecyk na pellet
woodStove | stufa a legna | wood burner | Kaminofen | poêle à bois | estufa de leña | houtkachel | salamandra | piecyk na drewno
firewood | legna | firewood | Brennholz | bois de chauffage | leña | brandhout | lenha | drewno
dryerRack | stendino | drying rack | Wäscheständer | étendoir | tendedero | droogrek | estendal | suszarka stojąca
tumbleDryer | asciugatrice | tumble dryer | Wäschetrockner | sèche-linge | secadora | wasdroger | máquina de secar roupa | suszarka
washingMachine | lavatrice | washing machine | Waschmaschine | lave-linge | lavadora | wasmachine | máquina de lavar roupa | pralka
dishwasher | lavastoviglie | dishwasher | Geschirrspüler | lave-vaisselle | lavavajillas | vaatwasser | máquina de lavar loiça | zmywarka
microwave | microonde | microwave | Mikrowelle | micro-ondes | microondas | magnetron | micro-ondas | mikrofalówka
filterCoffee | macchina da caffè americano | filter coffee machine | Filterkaffeemaschine | cafetière à filtre | cafetera de filtro | filterkoffie | máquina de café de filtro | ekspres przelewowy
coffeeMachine | macchina del caffè | coffee machine | Kaffeemaschine | machine à café | cafetera | koffiezetapparaat | máquina de café | ekspres do kawy
mokaPot | moka | moka pot | Espressokocher | cafetière italienne | cafetera italiana | percolator | cafeteira italiana | kawiarka
capsule | capsule | capsules | Kapseln | capsules | cápsulas | capsules | cápsulas | kapsułki
coffee | caffè | coffee | Kaffee | café | café | koffie | café | kawa
tea | tè | tea | Tee | thé | té | thee | chá | herbata
gasHob | fornello a gas | gas hob | Gasherd | plaque à gaz | cocina de gas | gasfornuis | fogão a gás | kuchenka gazowa
induction | induzione | induction | Induktion | induction | inducción | inductie | indução | indukcja
oven | forno | oven | Backofen | four | horno | oven | forno | piekarnik
fridge | frigorifero | fridge | Kühlschrank | réfrigérateur | frigorífico | koelkast | frigorífico | lodówka
freezer | congelatore | freezer | Gefrierfach | congélateur | congelador | vriezer | congelador | zamrażarka
kettle | bollitore | kettle | Wasserkocher | bouilloire | hervidor | waterkoker | chaleira | czajnik
toaster | tostapane | toaster | Toaster | grille-pain | tostadora | broodrooster | torradeira | toster
breadRolls | panini | bread rolls | Brötchen | petits pains | panecillos | broodjes | pãezinhos | bułki
skiBus | ski-bus | ski bus | Skibus | ski-bus | skibus | skibus | skibus | skibus
busStop | fermata | bus stop | Haltestelle | arrêt de bus | parada | bushalte | paragem | przystanek
bus | autobus | bus | Bus | bus | autobús | bus | autocarro | autobus
metro | metro | metro | U-Bahn | métro | metro | metro | metro | metro
tram | tram | tram | Straßenbahn | tram | tranvía | tram | elétrico | tramwaj
station | stazione | station | Bahnhof | gare | estación | station | estação | dworzec
train | treno | train | Zug | train | tren | trein | comboio | pociąg
taxi | taxi | taxi | Taxi | taxi | taxi | taxi | táxi | taksówka
airport | aeroporto | airport | Flughafen | aéroport | aeropuerto | vliegveld | aeroporto | lotnisko
ferry | traghetto | ferry | Fähre | ferry | ferry | veerboot | ferry | prom
secondCar | seconda auto | second car | zweites Auto | deuxième voiture | segundo coche | tweede auto | segundo carro | drugi samochód
car | auto | car | Auto | voiture | coche | auto | carro | samochód
electricCar | auto elettrica | electric car | Elektroauto | voiture électrique | coche eléctrico | elektrische auto | carro elétrico | samochód elektryczny
garage | garage | garage | Garage | garage | garaje | garage | garagem | garaż
undergroundParking | parcheggio sotterraneo | underground car park | Tiefgarage | parking souterrain | aparcamiento subterráneo | parkeerkelder | estacionamento subterrâneo | parking podziemny
parkAndRide | park and ride | park and ride | Park-and-Ride | parc relais | aparcamiento disuasorio | P+R | park and ride | park and ride
streetParking | parcheggio in strada | street parking | Parken an der Straße | stationnement dans la rue | aparcamiento en la calle | parkeren op straat | estacionamento na rua | parkowanie na ulicy
wallbox | colonnina di ricarica | charging point | Ladestation | borne de recharge | punto de carga | laadpaal | carregador | ładowarka
permit | permesso | permit | Parkausweis | permis de stationnement | permiso | vergunning | autorização | zezwolenie
camper | camper | campervans | Wohnmobile | camping-cars | autocaravanas | campers | autocaravanas | kampery
parking | parcheggio | parking | Parkplatz | parking | aparcamiento | parkeerplaats | estacionamento | parking
spot | posto auto | parking space | Stellplatz | place de parking | plaza de aparcamiento | parkeerplek | lugar de estacionamento | miejsce parkingowe
gate | cancello | gate | Tor | portail | cancela | poort | portão | brama
street | strada | street | Straße | rue | calle | straat | rua | ulica
corner | angolo | corner | Ecke | coin | esquina | hoek | esquina | róg
frontDoor | portone | front door | Haustür | porte d'entrée | portal | voordeur | porta de entrada | drzwi wejściowe
door | porta | door | Tür | porte | puerta | deur | porta | drzwi
keyBox | cassetta delle chiavi | key box | Schlüsselkasten | boîte à clés | caja de llaves | sleutelkluisje | cofre de chaves | skrzynka na klucze
key | chiavi | keys | Schlüssel | clés | llaves | sleutels | chaves | klucze
bin | bidoni | bins | Mülltonnen | poubelles | contenedores | vuilnisbakken | caixotes | kosze
rubbish | rifiuti | rubbish | Müll | ordures | basura | afval | lixo | śmieci
recycling | raccolta differenziata | recycling | Wertstoffe | recyclage | reciclaje | recycling | reciclagem | recykling
organic | umido | organic waste | Biomüll | déchets organiques | orgánico | gft | orgânico | bioodpady
plastic | plastica | plastic | Plastik | plastique | plástico | plastic | plástico | plastik
glass | vetro | glass | Glas | verre | vidrio | glas | vidro | szkło
paper | carta | paper | Papier | papier | papel | papier | papel | papier
guestCard | guest card | guest card | Gästekarte | carte d'hôte | tarjeta de huésped | gastenkaart | cartão de hóspede | karta gościa
lake | lago | lake | See | lac | lago | meer | lago | jezioro
sea | mare | sea | Meer | mer | mar | zee | mar | morze
river | fiume | river | Fluss | rivière | río | rivier | rio | rzeka
beach | spiaggia | beach | Strand | plage | playa | strand | praia | plaża
pebbleBeach | spiaggia di ciottoli | pebble beach | Kiesstrand | plage de galets | playa de piedras | kiezelstrand | praia de seixos | plaża kamienista
sandBeach | spiaggia sabbiosa | sandy beach | Sandstrand | plage de sable | playa de arena | zandstrand | praia de areia | plaża piaszczysta
skiRoom | deposito sci | ski room | Skiraum | local à skis | guardaesquís | skiberging | sala de esquis | narciarnia
skiLift | skilift | ski lift | Skilift | remontée mécanique | telesilla | skilift | teleférico de esqui | wyciąg narciarski
bakery | panificio | bakery | Bäckerei | boulangerie | panadería | bakker | padaria | piekarnia
market | mercato | market | Markt | marché | mercado | markt | mercado | targ
supermarket | supermercato | supermarket | Supermarkt | supermarché | supermercado | supermarkt | supermercado | supermarket
shop | negozio | shop | Laden | magasin | tienda | winkel | loja | sklep
launderette | lavanderia a gettoni | launderette | Waschsalon | laverie | lavandería | wasserette | lavandaria | pralnia samoobsługowa
pharmacy | farmacia | pharmacy | Apotheke | pharmacie | farmacia | apotheek | farmácia | apteka
doctor | medico | doctor | Arzt | médecin | médico | huisarts | médico | lekarz
healthCentre | ambulatorio | health centre | Arztpraxis | centre médical | centro de salud | gezondheidscentrum | centro de saúde | przychodnia
hospital | ospedale | hospital | Krankenhaus | hôpital | hospital | ziekenhuis | hospital | szpital
restaurant | ristorante | restaurant | Restaurant | restaurant | restaurante | restaurant | restaurante | restauracja
pub | pub | pub | Kneipe | pub | bar | café | bar | pub
village | paese | village | Dorf | village | pueblo | dorp | aldeia | wieś
centre | centro | centre | Zentrum | centre-ville | centro | centrum | centro | centrum
harbour | porto | harbour | Hafen | port | puerto | haven | porto | port
castle | castello | castle | Schloss | château | castillo | kasteel | castelo | zamek
museum | museo | museum | Museum | musée | museo | museum | museu | muzeum
nationalPark | parco nazionale | national park | Nationalpark | parc national | parque nacional | nationaal park | parque nacional | park narodowy
pool | piscina | pool | Pool | piscine | piscina | zwembad | piscina | basen
sauna | sauna | sauna | Sauna | sauna | sauna | sauna | sauna | sauna
hotTub | vasca idromassaggio | hot tub | Whirlpool | jacuzzi | jacuzzi | hottub | jacuzzi | jacuzzi
barbecue | barbecue | barbecue | Grill | barbecue | barbacoa | barbecue | churrasqueira | grill
gasBarbecue | barbecue a gas | gas barbecue | Gasgrill | barbecue à gaz | barbacoa de gas | gasbarbecue | churrasqueira a gás | grill gazowy
charcoalBarbecue | barbecue a carbone | charcoal barbecue | Holzkohlegrill | barbecue au charbon | barbacoa de carbón | houtskoolbarbecue | churrasqueira a carvão | grill węglowy
electricBarbecue | piastra elettrica | electric grill | Elektrogrill | plancha électrique | plancha eléctrica | elektrische barbecue | grelhador elétrico | grill elektryczny
charcoal | carbonella | charcoal | Holzkohle | charbon | carbón | houtskool | carvão | węgiel drzewny
balcony | balcone | balcony | Balkon | balcon | balcón | balkon | varanda | balkon
terrace | terrazza | terrace | Terrasse | terrasse | terraza | terras | terraço | taras
patio | cortile | courtyard | Innenhof | cour | patio | binnenplaats | pátio | podwórko
garden | giardino | garden | Garten | jardin | jardín | tuin | jardim | ogród
shed | capanno | shed | Schuppen | abri de jardin | caseta | schuur | arrumos | szopa
bicycle | biciclette | bicycles | Fahrräder | vélos | bicicletas | fietsen | bicicletas | rowery
childSeatBike | seggiolino per bici | child bike seat | Fahrradkindersitz | siège vélo enfant | silla infantil para bici | fietsstoeltje | cadeira de bicicleta para criança | fotelik rowerowy
bikeShed | deposito bici | bike cellar | Fahrradkeller | local à vélos | trastero para bicis | fietsenberging | arrecadação de bicicletas | rowerownia
helmet | casco | helmet | Helm | casque | casco | helm | capacete | kask
rowingBoat | barca a remi | rowing boat | Ruderboot | barque | barca de remos | roeiboot | barco a remos | łódź wiosłowa
canoe | canoa | canoe | Kanu | canoë | canoa | kano | canoa | kanu
jetty | pontile | jetty | Steg | ponton | embarcadero | steiger | pontão | pomost
lifeJacket | giubbotti di salvataggio | life jackets | Schwimmwesten | gilets de sauvetage | chalecos salvavidas | zwemvesten | coletes salva-vidas | kamizelki ratunkowe
ladder | scaletta | ladder | Leiter | échelle | escalerilla | ladder | escada de mão | drabinka
shipDeck | ponte | deck | Bootsdeck | pont du bateau | cubierta del barco | dek | convés | pokład
boat | barca | boat | Boot | bateau | barco | boot | barco | łódź
parties | feste | parties | Partys | fêtes | fiestas | feesten | festas | imprezy
smoking | fumare | smoking | Rauchen | fumer | fumar | roken | fumar | palenie
vaping | sigarette elettroniche | vaping | E-Zigaretten | vapoter | vapear | e-sigaretten | cigarros eletrónicos | e-papierosy
music | musica | music | Musik | musique | música | muziek | música | muzyka
noise | rumore | noise | Lärm | bruit | ruido | lawaai | barulho | hałas
quietHours | ore di silenzio | quiet hours | Ruhezeit | heures de silence | horas de silencio | stilte | horas de silêncio | cisza nocna
luggage | bagagli | luggage | Gepäck | bagages | equipaje | bagage | bagagem | bagaż
deposit | cauzione | deposit | Kaution | caution | fianza | borg | caução | kaucja
touristTax | tassa di soggiorno | tourist tax | Kurtaxe | taxe de séjour | tasa turística | toeristenbelasting | taxa turística | opłata miejscowa
finalCleaning | pulizia finale | final cleaning | Endreinigung | ménage de fin de séjour | limpieza final | eindschoonmaak | limpeza final | sprzątanie końcowe
cleaning | pulizia | cleaning | Reinigung | ménage | limpieza | schoonmaak | limpeza | sprzątanie
breakfast | colazione | breakfast | Frühstück | petit-déjeuner | desayuno | ontbijt | pequeno-almoço | śniadanie
dinner | cena | dinner | Abendessen | dîner | cena | avondeten | jantar | kolacja
invoice | fattura | invoice | Rechnung | facture | factura | factuur | fatura | faktura
receipt | ricevuta | receipt | Quittung | reçu | recibo | bonnetje | recibo | paragon
vat | IVA | VAT | MwSt. | TVA | IVA | btw | IVA | VAT
cancellation | cancellazione | cancellation | Stornierung | annulation | cancelación | annulering | cancelamento | anulowanie
downPayment | acconto | down payment | Anzahlung | acompte | anticipo | aanbetaling | sinal | zaliczka
balanceDue | saldo | balance | Restzahlung | solde | resto | restbedrag | saldo restante | pozostała kwota
price | prezzo | price | Preis | prix | precio | prijs | preço | cena
lift | ascensore | lift | Aufzug | ascenseur | ascensor | lift | elevador | winda
step | gradini | steps | Stufen | marches | escalones | treden | degraus | stopnie
stairs | scale | stairs | Treppe | escaliers | escaleras | trap | escadas | schody
groundFloor | piano terra | ground floor | Erdgeschoss | rez-de-chaussée | planta baja | begane grond | rés-do-chão | parter
floor | piano | floor | Stock | étage | planta | verdieping | andar | piętro
shower | doccia | shower | Dusche | douche | ducha | douche | chuveiro | prysznic
walkInShower | doccia a filo pavimento | walk-in shower | ebenerdige Dusche | douche de plain-pied | ducha a ras de suelo | inloopdouche | duche ao nível do chão | prysznic bez brodzika
bathtub | vasca | bathtub | Badewanne | baignoire | bañera | bad | banheira | wanna
wheelchair | sedia a rotelle | wheelchair | Rollstuhl | fauteuil roulant | silla de ruedas | rolstoel | cadeira de rodas | wózek inwalidzki
pushchair | passeggino | pushchair | Kinderwagen | poussette | cochecito | kinderwagen | carrinho de bebé | wózek dziecięcy
ramp | rampa | ramp | Rampe | rampe | rampa | oprijplaat | rampa | podjazd
view | vista | view | Aussicht | vue | vistas | uitzicht | vista | widok
television | televisione | television | Fernseher | télévision | televisión | televisie | televisão | telewizor
wifi | wifi | wifi | WLAN | wifi | wifi | wifi | wifi | wifi
signal | segnale | signal | Empfang | réseau | cobertura | bereik | rede | zasięg
heating | riscaldamento | heating | Heizung | chauffage | calefacción | verwarming | aquecimento | ogrzewanie
aircon | aria condizionata | air conditioning | Klimaanlage | climatisation | aire acondicionado | airco | ar condicionado | klimatyzacja
iron | ferro da stiro | iron | Bügeleisen | fer à repasser | plancha | strijkijzer | ferro de engomar | żelazko
hairdryer | asciugacapelli | hairdryer | Föhn | sèche-cheveux | secador de pelo | föhn | secador de cabelo | suszarka do włosów
safe | cassaforte | safe | Tresor | coffre-fort | caja fuerte | kluis | cofre | sejf
firstAidKit | cassetta del pronto soccorso | first aid kit | Verbandskasten | trousse de secours | botiquín | verbanddoos | kit de primeiros socorros | apteczka
fireExtinguisher | estintore | fire extinguisher | Feuerlöscher | extincteur | extintor | brandblusser | extintor | gaśnica
smokeAlarm | rilevatore di fumo | smoke alarm | Rauchmelder | détecteur de fumée | detector de humo | rookmelder | detetor de fumo | czujnik dymu
mosquitoNet | zanzariere | mosquito nets | Fliegengitter | moustiquaires | mosquiteras | horren | mosquiteiros | moskitiery
mosquito | zanzare | mosquitoes | Mücken | moustiques | mosquitos | muggen | mosquitos | komary
idCard | documento d'identità | identity card | Personalausweis | carte d'identité | documento de identidad | identiteitskaart | cartão de cidadão | dowód osobisty
passport | passaporto | passport | Reisepass | passeport | pasaporte | paspoort | passaporte | paszport
fireplace | caminetto | fireplace | Kamin | cheminée | chimenea | open haard | lareira | kominek
basket | cesto | basket | Korb | panier | cesta | mand | cesto | kosz
neighbour | vicini | neighbours | Nachbarn | voisins | vecinos | buren | vizinhos | sąsiedzi
electricity | elettricità | electricity | Strom | électricité | electricidad | elektriciteit | eletricidade | prąd
fishmonger | pescheria | fishmonger | Fischgeschäft | poissonnerie | pescadería | visboer | peixaria | sklep rybny
bridge | ponte | bridge | Brücke | pont | puente | brug | ponte | most
dirtRoad | strada sterrata | dirt road | Feldweg | chemin de terre | camino de tierra | zandweg | caminho de terra | droga gruntowa
square | piazza | square | Platz | place | plaza | plein | praça | plac
bench | panchina | bench | Bank | banc | banco | bankje | banco | ławka
`
