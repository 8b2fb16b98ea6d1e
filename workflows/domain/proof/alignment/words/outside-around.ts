// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

export const OUTSIDE_AROUND = `
museum | muse[oi] | museum* | museum, museums, museen | musees? | museos? | museum, musea | museus? | muze[au]*
castle | castell[oi], rocca, rocche | castle* | konigsschloss*, schlossruine*, burg, burgen, burgruine | chateau, chateaux | castillos? | kasteel, kastelen | castelos? | zamek, zamku, zamki, zamkiem
cathedral | duomo, cattedral[ei] | cathedral*, minster | dom, munster | cathedrale* | catedral(?:es)? | kathedra(?:al|len) | catedra(?:l|is), se catedral | katedr[aey]
chapel | cappell[ae] | chapel* | kapelle* | chapelle* | ermita*, capilla* | kapel, kapellen | capela*, ermida* | kaplic*
church | chies[ae] | church, churches | kirche, kirchen | eglises? | iglesias? | kerk, kerken | igrejas? | kosciol*
churchBells | campan[ae] | church bells?, bells | kirchenglocken, glocken, glockengelaut | cloches? | campanas?, campanadas | kerkklok*, klokken van de kerk | sinos? | dzwony, dzwonow, dzwon koscieln*
monastery | monaster[oi]*, abbazi[ae], convent[oi] | monaster*, abbey*, convent* | kloster* | monastere*, abbaye*, couvent* | monasterios?, abadia*, convento* | klooster*, abdij* | mosteiro*, convento*, abadia* | klasztor*, opactw*
viewpoint | belveder[ei], punt[oi] panoramic[oi] | viewpoint*, lookout point*, vantage point* | aussichtspunkt*, aussichtsplattform* | points? de vue, belveder* | mirador* | uitkijkpunt*, uitzichtpunt* | miradouro*, mirante* | punkt* widokow*
tower | torr[ei] | tower, towers | turm, turme | tour (?:eiffel|du|de l'*), beffroi* | torres? | toren, torens | torres? | wiez[aey]*
lighthouse | far[oi] | lighthouse* | leuchtturm* | phare* | faros? | vuurtoren* | farol, farois | latarni* morsk*
ruins | rovin[ae], resti archeologici, sit[oi] archeologic[oi] | ruins? | ruine, ruinen | ruines? | ruinas? | ruine* | ruinas? | ruin(?:y|ach|ami|a)?
oldTown | centro storico, citta vecchia, borgo antico, borgo | old town*, historic centre, old city | altstadt* | vieille ville, vieux (?:ville|centre|quartier), centre historique | casco (?:antiguo|historico|viejo), centro historico, ciudad vieja | oude stad, oude centrum, historische centrum, historisch centrum, oude binnenstad | centro historico, cidade velha, cidade antiga | stare miasto, starego miasta, starym miescie, starowk*
zoo | zoo, giardino zoologico | zoo, zoos | zoo, tierpark*, tiergarten, wildpark* | zoo, zoos, parc animalier | zoo, zoologico | dierentuin*, dierenpark* | zoo, jardim zoologico | zoo, ogrod zoologiczn*
aquarium | acquari[oi] | aquarium* | aquarium* | aquarium* | acuario* | aquarium* | aquario*, oceanario | oceanari*, akwari*
theatre | teatr[oi] | theatre*, theater* | theater | theatre* | teatros? | theater, theaters, schouwburg* | teatros? | teatr*
cinema | cinema | cinema*, movie theater*, movie theatre* | kino, kinos | cinemas? | cines? | bioscoop, bioscopen | cinemas? | kino, kina, kinie, kinem
stadium | stadio, stadi | stadium* | stadion* | stades? | estadios? | stadion* | estadios? | stadion*
library | bibliotec[ah]* | library, libraries | bibliothek*, bucherei* | bibliotheque*, mediatheque* | bibliotecas? | bibliotheek, bibliotheken | bibliotecas? | bibliotek*
university | universit* | universit*, uni, campus | universitat*, uni, hochschule | universite*, fac, campus | universidad* | universiteit* | universidade* | uniwersytet*
school | scuol[ae](?! di| sci) | school, schools, nursery | schule, schulen, kindergarten | ecoles?(?! de| du), lycee, college | colegios?, escuelas?(?! de) | basisschool, scholen | escolas?(?! de) | szkol[aey](?! narc| surf), przedszkol*
cemetery | cimiter[oi] | cemetery*, graveyard*, churchyard | friedhof* | cimetieres? | cementerios? | begraafplaats*, kerkhof | cemiterios? | cmentarz*
tradeFair | fier[ae] | exhibition centre*, trade fair*, fairground* | messe, messegelande, messehallen | parc des expositions, foires?, salon professionnel | recinto ferial, feria de muestras, ifema | beurs, jaarbeurs | feira internacional, parque de exposicoes | targ(?:i|ow|ach) (?:poznansk|krakowsk|miedzynarodow|kielc)*, hal* targow*
festival | festival, sagr[ae] | festival*, village fair*, fete, funfair* | volksfest*, dorffest*, festival*, kirmes | festivals?, fete du village, fete patronale, kermesse | festival(?:es)?, fiestas patronales, fiestas del pueblo, verbena* | festival*, kermis, dorpsfeest* | festiva(?:l|is), festas? (?:da aldeia|populares|da vila), arraial | festiwal*, festyn*, odpust*
concert | concert[oi] | concert* | konzert* | concert* | conciertos? | concert* | concertos? | koncert*
guidedTour | visit[ae] guidat[ae] | guided tour*, walking tour* | fuhrung, fuhrungen, stadtfuhrung*, besichtigung* | visites? guidees? | visitas? guiadas?, tours? guiados? | rondleiding* | visitas? guiadas? | zwiedzani* z przewodnikiem, oprowadzani*
mill | mulin[oi] | windmill*, watermill*, mill | muhle, muhlen, windmuhle* | moulins? | molinos? | molen, molens, windmolen* | moinhos? | mlyn*, wiatrak(?= (?:z|w))
mine | minier[ae] | mines?, salt mine* | bergwerk*, salzbergwerk* | mines? de sel | minas?(?= (?:de)) | mijnen | minas?(?= (?:de)) | kopalni*
winery | cantin[ae] (?:vinicol[ae]|vitivinicol[ae]|sociale), aziend[ae] vinicol[ae] | winery, wineries, wine estate* | weingut*, winzer*, weinkellerei* | domaines? viticoles?, caves? cooperatives?, caveaux?, vigneron*, viticulteur* | bodegas? | wijnhuis, wijnhuizen, wijndomein*, wijnboer* | adegas? | winiarni*
wineTasting | degustazion[ei] (?:di |dei )?vin[oi], degustazion[ei] | wine tasting*, tasting, tastings | weinprobe*, weinverkostung*, verkostung* | degustations? | catas?(?: de vinos?)?, degustacion* | wijnproeverij*, proeverij* | provas? de vinhos?, degustac* | degustacj*
brewery | birrifici[oi]?, birreri[ae] | brewery, breweries, brewpub* | brauerei*, brauhaus* | brasserie artisanale, brasseries artisanales | cervecerias?(?: artesanal)? | brouwerij* | cervejarias? | browar*
pizzeria | pizzeri[ae] | pizzeria*, pizza place*, pizza restaurant* | pizzeria*, pizzerien | pizzerias? | pizzerias? | pizzeria* | pizzarias? | pizzeri*
iceCream | gelateri[ae], gelat[oi] | ice-cream, ice cream parlour*, ice creams | eisdiele*, eiscafe*, eissalon | glacier artisanal, marchand de glaces, glaces | heladerias?, helados? | ijssalon*, ijsje*, ijswinkel | gelatarias?, sorveterias?, gelados?, sorvetes? | lod(?:y|ow|ziarn*), lodziarni*
cafeShop | bar pasticceria, caffetteri[ae], pasticceri[ae] | coffee shop*, tea room*, pastry shop*, cafes | konditorei*, kaffeehaus, kaffeehauser | patisserie*, salon de the | pastelerias?, confiterias?, cafeterias? | koffiebar*, koffiehuis, koffietent, patisserie*, lunchroom* | pastelarias?, confeitarias?, cafetarias? | kawiarni*, cukierni*
beerGarden | giardino della birra | beer garden* | biergarten | jardin a biere, biergarten | jardin de cerveza, terraza cervecera | biertuin* | jardim da cerveja, esplanada da cervejaria | ogrod* piwn*, ogrodek piwn*
takeaway | cibo da asporto, pizza da asporto, asporto | takeaway*, take-away food, take-out, takeout | zum mitnehmen, takeaway | (?:plats? |pizzas? )?a emporter | comida para llevar, para llevar | afhaal*, takeaway | take-away, comida para fora, para levar | na wynos
halfBoard | mezza pensione | half-board | halbpension | demi-pension | media pension | halfpension | meia-pensao | obiadokolacj*
fullBoard | pensione completa | full-board | vollpension | pension complete | pension completa | volpension | pensao completa | pelne wyzywienie, pelnym wyzywieniem
lunch | pranz[oi] | lunch, lunches | mittagessen, mittagstisch | dejeuners? | almuerzos?, comida del mediodia | lunch, middageten | almocos? | obiad*, lunch*
dinner | cen[ae] | dinner*, evening meal*, supper | abendessen, abendbrot, nachtessen | diners?, repas du soir, tables? d'hotes? | cenas?, cenar | avondeten, diner, diners, avondmaal | jantar* | kolacj*
picnic | pic-?nic, cestin[oi] | picnic*, packed lunch* | picknick*, lunchpaket* | pique-nique*, panier-repas, paniers-repas | picnics?, comida para llevar de excursion, pic-nic | picknick*, lunchpakket* | piqueniques?, merendas? | piknik*, prowiant*
snack | spuntin[oi], merend[ae] | snack, snacks | imbisse, snack, snacks, jause, brotzeit, kleinigkeit* zu essen | en-cas, collation*, snack, snacks | tentempies?, snacks?, meriendas? | tussendoortje*, snacks?, hapje* | lanches?, petiscos?, snacks? | przekask*
menu | menu | menu, menus | menu, menus, speisekarte* | menus?, carte des (?:mets|vins) | menus?, carta de platos | menukaart*, menu, menu's | menus?, ementas?, cardapio* | menu, jadlospis*, kart[aey] dan
vegetarian | vegetarian[oi]?[ae]? | vegetarian* | vegetarisch* | vegetarien* | vegetarian[oa]s? | vegetarisch* | vegetarian[oa]s? | wegetarian*
vegan | vegan[oaei] | vegan* | vegan* | vegetaliens?, vegan, vegane* | vegan[oa]s? | veganistisch*, vegan | vegan[oa]s? | wegan*
glutenFree | senza glutine | gluten-free | glutenfrei* | sans gluten | sin gluten | glutenvrij* | sem gluten | bezglutenow*, bez glutenu
lactoseFree | senza lattosio | lactose-free | laktosefrei* | sans lactose | sin lactosa | lactosevrij* | sem lactose | bez laktozy, bezlaktozow*
allergies | allergi[ae], allergic[oih]*, intolleranz[ae] | allerg*, food intolerance*, intolerance* | allergi*, unvertraglichkeit* | allergi*, intolerance* | alergi*, intolerancia* | allergi*, intoleranti* | alergi*, intolerancia* | alergi*, nietolerancj*
wine | vin[oi] | wine, wines | wein, weine | vins? | vinos? | wijn, wijnen | vinhos? | win[oaem]*
sparklingWine | spumant[ei] | sparkling wine* | sekt, schaumwein | cremant, vin mousseux, vins mousseux | vino espumoso, cava, vinos espumosos | bubbels, mousserende wijn | espumantes? | win* musujac*
beer | birr[ae] | beer, beers | bier, biere | bieres? | cervezas? | bier, bieren, biertje* | cervejas? | piw[oaem]*
tea | il te, del te, te verde, te nero, tisan[ae] | tea(?! towel), teas, tea bags | tee, tees, teebeutel | the, thes, tisanes? | te verde, infusiones, bolsitas de te | thee, theezakjes | cha, chas | herbat*
juice | succ[oh]*, spremut[ae] | juice*, orange juice | saft, safte, orangensaft, apfelsaft | jus d[e']*(?: orange| fruits)?, jus | zumos?, jugos? | sap, sappen, sinaasappelsap, jus d'orange | sumos?, sucos? | sok, soku, soki, sokow
bread | pane(?! fresco) | bread(?! roll), loaf, loaves | brot, brote, brots | (?<!grille-)pain, baguettes? | pan(?! fresco), barras? de pan | brood | pao(?! fresco) | chleb*, pieczyw*
croissant | cornett[oi], brioche, croissant | croissant*, pastry, pastries | hornchen, gipfeli, croissant* | croissants?, viennoiserie* | cruasan*, croissants?, bolleria, medialunas? | croissant* | croissants?, folhados? | rogalik*, croissant*
butter | burro | butter | butter | beurre | mantequilla, manteca | boter, roomboter | manteiga | masl[oae]*
jam | marmellat[ae], confettur[ae] | jam, jams, marmalade* | marmelade*, konfiture* | confitures? | mermeladas? | jam, confituur | compotas?, doces? caseiros?, geleia* | dzem*, konfitur*
honey | miele | honey | honig | miel | miel | honing | mel | miod*, miodu
cheese | formagg[io]* | cheese* | kase, bergkase | fromages? | quesos? | kaas, kazen | queijos? | ser, sera, sery, serow, serek
ham | prosciutto | ham | schinken | jambon | jamon | ham | presunto | szynk*
coldCuts | salum[ei], affettat[oi] | cold cuts, cold meat* | wurst, aufschnitt | charcuteries, assiette de charcuterie | embutidos, fiambre* | vleeswaren | enchidos, fiambre* | wedlin*
yoghurt | yogurt | yog-?h?urt* | joghurt*, jogurt* | yaourts? | yogur* | yoghurt* | iogurtes? | jogurt*
cereal | cereali, muesli | cereal*, muesli | musli, cornflakes, muesli | cereales, muesli | cereales, muesli | muesli, ontbijtgranen, cornflakes | cereais, muesli | platki (?:sniadaniowe|kukurydziane), musli
cake | tort[ae], crostat[ae] | cakes? | kuchen, torte, torten | gateaux?, tarte maison | tartas?, bizcochos?, pasteles | taart, taarten, gebak | bolos?, tartes? | ciast[oa], tort, torty
buffet | buffet | buffet* | buffet*, bufett | buffets? | bufe, buffet* | buffet*, ontbijtbuffet* | bufe, buffet* | bufet*, szwedzk* stol*
oliveOil | olio (?:d'oliva|extravergine|evo) | olive oil* | olivenol* | huiles? d'olive | aceites? de oliva | olijfolie* | azeites? | oliw[aey] z oliwek, oliw[aey]
meat | carne, carni | meat, meats | fleisch | viandes? | carnes? | vlees | carnes? | mies[oa], miesem
fish | pesc[ei] | fish | fisch, fische | poissons? | pescado*, peces | vis | peixes? | ryb[aey], rybami
vegetables | verdur[ae], ortagg[io]* | vegetables?, veg | gemuse | legumes? | verduras?, hortalizas? | groente, groenten | legumes? | warzyw*
localProducts | prodott[oi] (?:tipic[oi]|local[ei]|del territorio|della zona) | local produce, local products?, regional products? | regionale produkte, produkte aus der region, lokale produkte | produits? (?:locaux|du terroir|regionaux|de la region) | productos? (?:locales|tipicos|de la zona|de la tierra) | streekproduct*, lokale producten | produtos? (?:locais|regionais|tipicos|da regiao) | produkt* (?:lokaln|regionaln)*
tapWater | acqua (?:del rubinetto|di rubinetto|corrente) | tap water, water from the tap | leitungswasser, wasser aus (?:der leitung|dem hahn) | eau du robinet | agua del (?:grifo|cano) | kraanwater, leidingwater, water uit de kraan | agua da torneira | wod[aey] z kranu, kranowk*, wod[aey] z sieci, kranow* wod[aey]
drinkingWater | acqua potabile | drinking water | trinkwasser | eau potable | agua potable | drinkwater | agua potavel | wod[aey] pitn*, wod[aey] do picia
bottledWater | acqua in bottiglia, bottigli[ae] d'acqua | bottled water, mineral water, bottles? of water | mineralwasser, flasche wasser, wasserflasche* | eau minerale, eau en bouteille, bouteilles? d'eau | agua embotellada, agua mineral, botellas? de agua | flessenwater, mineraalwater, fles water, flessen water | agua engarrafada, agua mineral, garrafas? de agua | wod[aey] (?:mineraln|butelkowan)*, butelk* wody
weather | tempo atmosferico, meteo, brutto tempo, bel tempo, maltempo | weather, forecast | wetter, schlechtwetter, wetterbericht | meteo, mauvais temps, beau temps, intemperies | mal tiempo, buen tiempo, el tiempo atmosferico, meteorologia | het weer, goed weer, slecht weer, mooi weer, weersomstandigheden, weerbericht | mau tempo, bom tempo, meteorologia | pogod[aey]*, niepogod*
rain | pioggi[ae], piov* | rain, rains, rainy, raining | regen, regnet, regnerisch | pluie*, pleut, pluvieu* | lluvia*, llueve*, llover | regen, regent, regenachtig | chuva*, chove*, chover | deszcz*, pada deszcz
snow | nev[ei], nevica*, innevat* | snow, snows, snowy, snowing, snowfall* | schnee, schneit, verschneit, schneefall | neige*, enneige* | nieve*, nieva*, nevad[ao]s? | sneeuw, sneeuwt, besneeuwd | neve, neva, nevar, nevao | snieg*, sniegu, osniezon*
ice | ghiacci[oa]*, gelo | ice(?! cream| rink| pack| block), icy, black ice | glatteis, vereist*, eisig* | verglas, verglace* | hielo, helad[ao](?= (?:la carretera|en invierno)) | ijs, ijzel, bevroren | gelo | lod, lodu, oblodzon*, golole*
frost | gelat[ae], brina | frost, frosts, freezing | frost, froste, gefriert | gelees?, le gel, risque de gel | heladas, escarcha | vorst, vriest | geada* | mroz*, przymrozk*
storm | temporal[ei], tempest[ae], burrasc[ah]* | storm, storms, stormy | sturm, sturme, unwetter | tempetes? | tormentas?, temporal, temporales | storm, stormen | tempestade*, temporal, temporais | burz[aey], burze, burzami, wichur*
thunderstorm | temporal[ei] con fulmini, fulmin[ei] | thunderstorm*, thunder, lightning | gewitter*, blitz, blitzschlag | orage*, foudre | tormentas? electricas?, rayos? | onweer*, bliksem* | trovoada*, relampago* | burz* z piorunami, piorun*
wind | vento, ventos[oa] | wind, winds, windy, gusts | wind, winde, windig, boen | vent, vents, venteu* | vientos?, ventos[oa] | wind, winderig, windstoten | ventos?, ventos[oa]s? | wiatr*, wietrzn*
fog | nebbi[ae] | fog, foggy, mist | nebel*, neblig | brouillard*, brume* | niebla* | mist, mistig | nevoeiro*, neblina* | mgl[aey]*, mgliscie
sun | il sole, al sole, del sole, pieno sole, soleggiat* | sun, sunny, sunshine, full sun | sonne, sonnig*, sonnenschein | soleil, ensoleille* | sol, soleado*, soleada* | zon, zonnig*, zonneschijn | sol, soalheir*, ensolarad* | slonc[eau]*, slonecz*, naslonecznion*
shade | ombra | shade | schatten | ombre | sombra | schaduw | sombra | cien, cieniu
sunset | tramont[oi] | sunset* | sonnenuntergang* | couchers? de soleil, coucher du soleil | puestas? de(?:l)? sol, atardecer* | zonsondergang* | por do sol, por-do-sol | zachod* slonca
sunrise | alba, sorgere del sole | sunrise*, dawn | sonnenaufgang* | levers? de soleil, lever du soleil, aube | amanecer*, salida del sol | zonsopgang* | nascer do sol | wschod* slonca, switu, swicie
stars | stell[ae] | stars, stargazing, starry | sterne, sternenhimmel | etoiles? (?:filantes|dans le ciel), ciel etoile | estrellas, cielo estrellado | sterren, sterrenhemel | estrelas, ceu estrelado | gwiazd[ay]? na niebie, rozgwiezdz*
flood | alluvion[ei], allagament[oi], acqua alta | flood*, high water | hochwasser, uberschwemm* | inondation*, en crue | inundacion* | overstroming*, hoogwater | inundac*, cheias | powodz*, zalan*
wildfire | incendi[oi]? boschiv[oi], rischio incendi, pericolo di incendio | wildfire*, forest fire*, fire risk, fire danger | waldbrand* | feux? de foret, incendies? de foret, risques? d'incendie | incendios? forestal(?:es)?, riesgo de incendio* | bosbrand* | incendios? floresta(?:l|is), risco de incendio* | pozar* las*, zagrozeni* pozarow*
mosquitoNet | zanzarier[ae] | mosquito net*, fly screen*, insect screen*, insect net*, bug screen* | moskitonetz*, fliegengitter*, muckengitter*, insektenschutz, insektengitter*, muckennetz* | moustiquaire* | mosquiter[ao]s? | hor, horren, muskietennet*, klamboe*, muggennet* | mosquiteir*, redes? mosquiteira* | moskitier*
mosquitoRepellent | antizanzare, repellent[ei], zampiron[ei], spray per le zanzare, citronella | mosquito repellent*, insect repellent*, mosquito spray*, bug spray*, citronella | muckenspray*, muckenschutz*, insektenspray*, mosquitospray*, citronella | anti-moustique*, repulsif*, citronnelle | antimosquitos, repelente*, citronela | muggenspray*, anti-muggen*, insectenspray, citronella | repelente*, citronela | spray* na komary, srod* na komary, preparat* na komary, citronell*
mosquito | zanzar[ae] | mosquito*, midge* | mucke, mucken, stechmucke*, gelse, gelsen, schnake* | moustique* | mosquitos?, zancudo* | mug, muggen, knut* | mosquitos?, melgas?, pernilongo* | komar*
insects | insett[oi] | insect*, bugs | insekten, insekt, ungeziefer | insectes? | insectos?, bichos? | insect, insecten, ongedierte | insetos?, bichos? | owad*, insekt*, robak*
wasp | vesp[ae] | wasp, wasps | wespe, wespen, wespennest* | guepe* | avispas?, avispero* | wesp, wespen, wespennest | vespas?, vespeiro* | osy, osa, gniazd* os
ants | formic[ah]* | ants? | ameise* | fourmis? | hormigas? | mier, mieren | formigas? | mrowk*, mrowek
flies | mosche, mosca | flies | fliegen, fliege | mouches? | moscas? | vliegen, vlieg | moscas? | much[aey]*, muchy
spider | ragn[oi] | spider* | spinne, spinnen | araignee* | aranas? | spin, spinnen | aranhas? | pajak*
tick | zecc[ah]* | ticks? | zecke, zecken | tiques? | garrapatas? | teek, teken | carraca*, carrapato* | kleszcz*
snake | serpent[ei], viper[ae] | snake*, viper* | schlange, schlangen | serpents?, viperes? | serpientes?, culebras?, viboras? | slangen, adder, adders | cobras?, viboras? | weze, wezow, zmij*
mice | topo, topi, ratt[oi] | mouse, mice, rats? | maus, mause, ratten | souris, rats? | ratones?, ratas? | muis, muizen, ratten | ratos?, ratazana* | mysz*, szczur*
bats | pipistrell[oi] | bats | fledermaus*, fledermause | chauves-souris | murcielagos? | vleermuis, vleermuizen | morcegos? | nietoperz*
birds | uccell[oi]* | birds?, birdsong | vogel, vogeln | oiseaux? | pajaros?, aves | vogel, vogels | passaros?, aves | ptak*, ptasz*
gulls | gabbian[oi] | gull*, seagull* | mowe, mowen | mouettes?, goelands? | gaviotas? | meeuw, meeuwen | gaivotas? | mew[aey]*
deer | cerv[oi]?, caprioli?, capriolo, daini | deer, roe deer | rehe, reh, hirsch, hirsche | chevreuils?, cerfs?, biches? | ciervos?, corzos? | ree, reeen, hert, herten | veados?, corcos? | sarn[ay]*, jelen*
wildBoar | cinghial[ei] | wild boar* | wildschwein* | sangliers? | jabal* | wild zwijn, wilde zwijnen, everzwijn* | javalis? | dzik*
fox | volp[ei] | fox, foxes | fuchs, fuchse | renards? | zorros? | vos, vossen | raposas? | lis, lisy, lisow
neighbour | vicin[oi] di casa, (?:i|dei|ai|dai|nostri|coi) vicini, vicinato | neighbour(?!hood)*, neighbor(?!hood)* | nachbar* | voisin*, voisinage | vecinos?, vecinas?, vecindario | buren, buurman, buurvrouw, buur | vizinh* | sasiad*, sasied*
construction | cantier[ei], lavori in corso, lavori | building site*, construction work*, construction site*, roadworks, building work* | baustelle*, bauarbeiten, baularm | travaux, chantiers? | obras | bouwplaats*, bouwwerkzaamheden, werkzaamheden, bouwput | obras, estaleiro* | budow[aey], roboty drogowe, remont*
traffic | traffico | traffic | verkehr, strassenverkehr, verkehrslarm, strassenlarm | circulation, trafic | trafico, circulacion | verkeer, verkeerslawaai | transito, trafego | ruch* uliczn*, ruch drogow*, korki, korkach, korkow
planes | aerei | planes, aircraft, aeroplanes | flugzeuge*, fluglarm | avions? | aviones? | vliegtuigen, vliegtuiglawaai | avioes | samolot* nad
nightlife | vita notturna, movida | nightlife, clubs, nightclub* | nachtleben, clubs, disco | vie nocturne, boites de nuit, discotheque* | vida nocturna, discoteca* | nachtleven, uitgaansleven, discotheek | vida noturna, discoteca* | zyci* nocn*, klub* nocn*, dyskotek*
music | music[ah]* | music | musik | musique* | musica* | muziek | musica* | muzyk*
corner | dietro l'angolo, girato l'angolo | round the corner, around the corner | um die ecke | au coin de la rue | a la vuelta de la esquina, a la vuelta, doblando la esquina | om de hoek | ao virar da esquina, na esquina | za rogiem
acrossStreet | di fronte, dirimpetto, (?:dall'altr[oa]|all'altr[oa]|sull'altro) (?:parte|lato) della strada, attraversata la strada | opposite, across (?:the|from the) (?:road|street), across from, over the road, on the other side of the (?:road|street), across the way | gegenuber*, (?:auf der anderen|andere) strassenseite, uber die strasse | en face, de l'autre cote de la (?:rue|route) | enfrente, al otro lado de la (?:calle|carretera), cruzando la calle | tegenover, aan de overkant(?: van de (?:straat|weg))?, overkant | do outro lado da (?:rua|estrada), mesmo em frente | naprzeciw*, po drugiej stronie(?: (?:ulicy|drogi))?, vis a vis
promenade | lungomar[ei], lungolag[oh]*, passeggiata a mare | promenade*, seafront*, esplanade | strandpromenade*, seepromenade*, uferpromenade*, promenade | promenade (?:du|de la|en bord)*, front de mer | paseo maritimo, malecon | boulevard, strandboulevard | marginal, calcadao | promenad*, bulwar*
street | strad[ae] | roads?, streets? | strassen? | route, routes, rues? | carreteras?, calles? | de weg, straten, straat | estradas?, ruas? | drog[ai], droge, drogi, ulic*
`
