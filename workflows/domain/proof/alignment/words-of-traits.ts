/** What is said of things: what they do, how they are, where they stand. None of it may be added to what the host wrote. */
export const TRAITS = `
included | inclus*, compres* nel prezzo, compres[oaie] | included, include*, part of the price | inbegriffen, inklusive, enthalten, im preis, dabei(?=[.;!]|$) | compris*, inclus* | incluid*, incluye* | inbegrepen, inclusief | incluid* | wliczon*, w cenie, zawart*
free | senza (?:costi aggiuntivi|supplement[oi]|costi extra|spese extra), gratis, gratuit*, senza costi, omaggio | (?:no|without(?: any)?|at no) (?:extra|additional) (?:charge|charges|cost|costs|fee|fees), free of charge, for free, free | ohne (?:aufpreis|zusatzkosten|aufschlag|zuschlag|zusatzliche kosten), kein(?:en)? aufpreis, kostenlos*, kostenfrei*, gratis, umsonst, frei | sans (?:supplement|frais(?: supplementaires)?|cout(?: supplementaire)?), gratuit*, gratis | sin (?:suplemento|coste|coste adicional|costes? adicionales?|cargo), gratis, gratuit* | zonder (?:extra kosten|toeslag|bijbetaling|meerprijs), gratis, kosteloos, kosteloze | sem (?:custos?(?: adicionais| extra| adicional)?|suplemento|taxa), gratuit*, gratis, gratis | bez (?:dodatkowych kosztow|doplaty|dodatkowej oplaty), bezplatn*, darmow*, za darmo, gratis
rent | nolegg*, affitt* | rent*, for rent, hire | mieten, leihen, ausleihen, mietbar, zu mieten, gegen gebuhr | lou(?:er|ez|es), location | alquil* | huren, huur, gehuurd | alugar, alug* | wypozycz*, wynaj*
buy | compr*, acquist* | buy, purchase | kaufen | achet* | compr* | kopen, koop | compr* | kup*
pay | pag(?:are|a|ano|ato|ata|arsi|amento) | pay*, paid, payable | zahl*, bezahl*, zu zahlen | pay*, regl* | pag(?:ar|a|an|ado|ada|o) | betal* | pag(?:ar|a|am|o|amento) | plac\\p{L}*, zaplac\\p{L}*, platn*
cost | cost[aoi], costano | cost, costs | kostet, kosten | coute*, cout, (?:est|sont) facture* | cuesta*, coste* | kost, kosten | custa*, custo* | kosztuj*, koszt*
fine | mult[ae], penal[ei] | fine, penalty | strafe, bussgeld | amende* | multa* | boete | multa* | kar[aye], mandat*
refund | rimbors*, restitui*, resa, rese, restituzione, restituit* | refund*, given back, returned, give back, get back, returns | zuruckgegeben, ruckerstatt*, erstatt*, zuruck | rembours*, rendu*, restitu* | devuelv*, devolv*, devolucion, reembols* | teruggestort, terugbetaal*, terug | devolv*, reembols* | zwrac*, zwrot*, zwroc*
open | apert[oaie], apre, aprono, apertura | open, opens, opened, opening | offen, geoffnet, offnet, offnen | ouvert*, ouvre* | abiert*, abre* | open, geopend, opent | abert*, abre* | otwart*, czynn*, otwiera*
closed | chius[oaie], chiude, chiudono, chiusura | closed, closes, close | geschlossen, schliesst, ruhetag, zu ist | ferm(?:e|ee|es|ees|ent|er) | cerrad*, cierra* | gesloten, dicht, sluit* | fechad*, fecha*, encerra* | zamknie*, zamyka*, nieczynn*
heated | riscaldat[oaie] | heated | beheizt*, geheizt* | chauffe(?:e|es|s)? | climatizad*, calefactad* | verwarmd* | aquecid*, climatizad* | podgrzewan*, ogrzewan[aey]
private | privat[oaie], esclusiv[oaie], privatamente | private, exclusive* | privat*, eigen*, exklusiv* | prive*, exclusi* | privad*, propi[oa]s?, exclusiv* | prive*, eigen, exclusief | privad*, privativ*, exclusiv* | prywatn*, wylaczn*
shared | condivis[oaie], comun[ei], condominial[ei], comunitari* | shared, communal | gemeinsam*, gemeinschaft*, geteilt* | partage*, commun*, collecti* | compartid*, comunitari*, comun(?:es)? | gedeeld*, gemeenschappelijk* | partilhad*, comum, comuns, compartilhad* | wspoln*, wspoldzielon*
inHouse | in casa, dentro casa, dentro di casa, in appartamento | in the (?:house|flat|apartment|home), inside the (?:house|flat|apartment) | im haus, in der wohnung, im innern | dans (?:la maison|l'appartement|le logement), a l'interieur de (?:la maison|l'appartement) | en (?:la )?casa, dentro de(?:l| la)? (?:casa|piso|apartamento), en el (?:piso|apartamento) | in (?:het )?huis, in de woning, in het appartement | (?:dentro de|em|dentro da|na) casa, (?:dentro do|no) apartamento | w (?:domu|mieszkaniu|apartamencie)
indoor | copert[oaie], interna, interno, dentro, all'interno | indoor*, inside, covered | drinnen, innen, uberdacht, innerhalb | interieur*, dedans, couvert* | dentro, interior* , cubiert*, en el interior | binnen, overdekt | dentro, interior*, no interior, cobert* | wewnatrz, w srodku, zadaszon*, kryt*
outdoor | fuori, all'aperto, estern[oaie], all'esterno | outdoor*, outside | draussen, im freien, aussen*, ausserhalb | exterieur*, dehors | fuera, exterior*, al aire libre | buiten | fora, exterior*, ao ar livre | na zewnatrz, na dworze, zewnetrzn*
fenced | recintat* | fenced | eingezaunt* | cloture* | vallad* | omheind* | vedad* | ogrodzon*
lockable | chiudibil*, con lucchetto | lockable, locked | abschliessbar* | fermant a cle | con llave, con candado | afsluitbaar* | com fechadura | zamykan*
guarded | custodit* | guarded | bewacht* | surveille* | vigilad* | bewaakt* | vigiad* | strzezon*
electric | elettric[oaih]* | electric | elektrisch*, elektro* | electrique* | electric* | elektrisch* | eletric* | elektryczn*
public | pubblic[oaih]* | public | offentlich* | public*, publique* | public* | openba* | public* | publiczn*
near | vicin[oaie], vicinissim* | near, nearby, nearest, closest, close, close by | nah*, nahe, nachst*, in der nahe | proche*, pres d*, a proximite | cerca*, cercan*, mas cercan* | dichtbij, vlakbij, dichtstbijzijnde, nabij | perto, proxim* | blisko, najblizs*, w poblizu, niedaleko
beside | accanto*, di fianco | beside, next door, next to | neben, nebenan, daneben | a cote | al lado | naast | ao lado | obok
behind | dietro, sul retro, retro | behind, the back(?! (?:gate|door|yard|garden|seat)), at the back, rear | hinter, nach hinten, hinten, ruckseite | derriere, l'arriere | detras, parte de atras, parte trasera, atras | achter, achterkant, achterzijde | atras, por tras, parte de tras, parte traseira, traseiras | za(?!\\s\\s|\\s(?:darmo|dob|osob|noc|pob|godz|kilow|psa|poln|sztuk|pojazd|\\d))
front | davanti, di fronte | in front | vor (?:dem|der) (?:haus\\p{L}*|tur|tor|gebaude|eingang\\p{L}*|garage|garten\\p{L}*) | devant, en face | delante, enfrente | voor (?:de|het) (?:huis|deur|poort) | em frente, a frente | przed (?:dom*|bram*|budyn*|wejsc*)
right | a destra | on the right, right of, to the right | rechts | a droite | a la derecha, a mano derecha, al lado derecho | rechts | a direita | po prawej(?: stronie)?, na prawo, z prawej(?: strony)?
left | a sinistra | on the left, left of, to the left | links | a gauche | a la izquierda, a mano izquierda, al lado izquierdo | links | a esquerda | po lewej(?: stronie)?, na lewo, z lewej(?: strony)?
under | sotto | under, underneath, below | unter (?=d) | sous | debajo | onder | debaixo, sob | pod
above | sopra | above | uber (?=d) | au-dessus | encima | boven | acima, por cima | nad
upstairs | al piano di sopra | upstairs | oben | a l'etage | arriba | boven | em cima | na gorze
end | in fondo, alla fine | at the end | am ende | au bout | al final | aan het eind* | ao fundo, no fim | na koncu
walk | a piedi, di cammino | walk, walking, on foot | zu fuss, fussweg, laufen | a pied, de marche | a pie, andando, caminando | lopen, te voet, loopafstand | a pe | pieszo, na piechote, spacerem, piechota
drive | in auto, in macchina | by car, drive, driving | mit dem auto, autofahrt, fahrt | en voiture | en coche | met de auto, rijden | de carro | samochodem
broken | guast[oaie], rott[oaie], non funziona | broken, out of order, not working | kaputt, defekt | en panne, casse(?:e|s|es)?, hors service | rot[oa]s?, averiad*, estropead* | kapot, defect, stuk | avariad*, estragad*, partid* | zepsut*, nieczynn*
sorted | differenziat*, differenzi* | sort, sorted, separate, separated | trennen, getrennt, sortieren | trier, triez, tri | separ* , recicl* | scheiden, gescheiden | separ* | segreg*, sortow*
bring | portar*, portat* | bring, bringing | mitbring*, mitzubringen, bringen | apport*, amen* | traer, traiga*, traed, llevar | meenemen, meebrengen | traz*, levar | przywiez*, zabra*, wziac, przynies*
request | su richiesta, chied*, richied*, avvis* | on request, ask, request, let us know | auf anfrage, auf wunsch, anfrage | sur demande, demand*, preven* | bajo peticion, a peticion, pedir*, solicit*, avis* | op aanvraag, op verzoek, aanvragen | a pedido, mediante pedido, pedi*, peca*, pecam* | na zyczenie, na prosbe, po uzgodnieniu
reserve | prenot* | book*, reserv* | reservier*, buchen | reserv* | reserv* | reserver* | reserv* | rezerw*
order | ordin* | order | bestell* | command* | encarg* | bestell* | encomend* | zamow*
collect | raccol*, ritir* | collected, collection, picked up | abgeholt, geleert, abholung | ramass*, collect* | recog* | opgehaald | recolh* | odbier*, wywoz*
change | cambi[oa] | change* | wechsel* | chang* | cambi[oa] | wissel*, verschon* | mud*, troca | zmian*, wymian*
big | grand[ei] | big, large | gross* | grand* | grande* | groot, grote | grande* | duz*
small | piccol*, di piccola taglia | small, little | klein* | petit* | pequen* | klein* | pequen* | mal[yaei]\\p{L}*
new | nuov* | new | neu* | nouve*, neuf* | nuev* | nieuw* | nov[oa]s? | now[yae]
hot | cald[oaie] | hot, warm | heiss*, warm* | chaud* | calient* | heet, warm* | quent* | gorac*, ciepl*
cold | fredd* | cold | kalt* | froid* | fri[oa]s? | koud* | fri[oa]s? | zimn*
quiet | tranquill* | peaceful | ruhig* | calme*, tranquil* | tranquil* | rustig* | tranquil*, calm* | cich*, spokojn*
narrow | strett[oaie] | narrow | schmal*, eng | etroit* | estrech* | smal* | estreit* | waski*, wask*
accessible | accessibil* | accessible, suitable | geeignet, barrierefrei, rollstuhlgerecht | accessible*, adapte* | accesible*, adaptad*, apt[oa]s? | toegankelijk, geschikt | acessive*, adequad* | dostosowan*, przystosowan*
mandatory | obbligatori* | mandatory, compulsory, required | pflicht, verpflichtend, obligatorisch | obligatoire* | obligatori* | verplicht* | obrigatori* | obowiazkow*
optional | facoltativ* | optional* | optional, wahlweise | option* | opcional* | optioneel | opciona* | opcjonaln*
strict | rigoros*, severamente | strict* | streng* | strict* | estrict* | streng* | estrit*, rigoros* | scisl*, surowo
exempt | esent[ei] | exempt | befreit, frei | exoner*, exempt* | exent* | vrijgesteld | isent* | zwolnion*
max | massim*, max, al massimo, capienza | max, maximum, at most, up to | max, maximal*, maximum, hochstens, bis zu | max, maxi*, au plus | max, maxim*, como mucho | max, maxim*, hooguit | max, maxim* | maks*, max, najwyzej
min | minim*, almeno | minimum, min, at least | mindest* | minimum, au moins | minim*, al menos | minimaal, minstens | minim*, pelo menos | minim*, co najmniej
extra | extra, aggiuntiv*, supplement*, in piu | extra, additional, surcharge, supplement | extra, zusatzlich*, aufpreis, zuschlag | extra, supplement*, en plus | extra, adicional*, suplement* | extra, toeslag | extra, adiciona*, suplement* | dodatkow*, doplat*
high | altezza, alt[oaie] | height, high | hohe, hoch | hauteur, haut* | altura, alt[oa]s? | hoogte, hoog, hoge | altura, alt[oa]s? | wysok*
wide | larg[oaie], larghezza | wide, width | breit*, breite | large*, largeur | anch[oa]s?, ancho | breed, brede, breedte | larg[oa]s?, largura | szerok*
provided | fornit[oaie], messi a disposizione | provided, supplied | gestellt, bereitgestellt, zur verfugung gestellt | fourni, fournie, fournis, fournies, fournit, mis a disposition | proporcionad[oa]s?, se proporcion\\p{L}* | verzorgd, verstrekt, voorzien | fornecid[oa]s?, disponibilizad[oa]s? | zapewnion*, zapewniam*
well | bene | well(?<!as well) | gut | bien | bien | goed | bem | dobrze
little | poco, scarso | weak, hardly, barely | schlecht*, schwach* | mal, peu, faible* | mal, poco | slecht, zwak | mal, pouco | slab*
adult | adult[oaie] | adult* | erwachsen* | adulte* | adult[oa]s? | volwassen* | adult[oa]s? | dorosl*
child | bambin[oaie], bimb[oaie] | child, children, kid, kids | kind, kinder, kindern | enfant* | nin[oa]s? | kind, kinderen | crianc* | dzieck*, dziec*
baby | neonat*, bebe | baby, babies, infant* | baby, babys | bebe* | bebe* | baby, baby's | bebe* | niemowl*, bob[ao]s*
guest_dog | cani guida, cani da assistenza | assistance dog*, guide dog* | blindenhund*, assistenzhund* | chiens? guides?, chiens? d'assistance | perros? guia* | hulphond*, blindengeleidehond* | caes-guia, cao-guia | psy przewodni*, pies przewodnik
alone | da sol[oaie] | alone, unattended | allein* | seul* | sol[oa]s en, sola en | alleen gelaten | sozinh* | sam[eyaio]*
advance | in anticipo, prima del check-in, il giorno prima | in advance, beforehand, the day before | im voraus, vorher, vortag, am vortag | a l'avance, la veille | con antelacion, el dia antes, previamente | vooraf, de dag ervoor | antecedencia, na vespera | wczesniej, dzien wczesniej, z wyprzedzeniem
cash | contanti | cash | bar, bargeld | espece*, liquide | efectivo, metalico | contant | numerario, dinheiro | gotowk*
card | carta di credito, carta | card, credit card | karte, kreditkarte | carte, cb | tarjeta* | pinpas, creditcard, kaart | cartao, cartoes | kart[aay]
late | in ritardo, tardiv*, tardi | late, later | spat, spater | tard, tardi* | tard[ei]*, tardi* | laat, later | tard*, tardi* | pozn*
early | anticipat*, presto | early, earlier | fruh, fruher, fruhzeitig | tot, anticip*, plus tot | temprano, anticipad*, antes | vroeg, vroeger, eerder | cedo, antecipad* | wczesn*
self | autonom*, da soli | by yourself, yourselves, self | selbst* | autonome*, vous-meme* | autonom* | zelf, zelfstandig | autonom* | samodzieln*
promise | sicuramente, garantit*, promett* | guarantee*, promise* | garantier*, versprech* | garanti*, promet* | garantiz*, promet* | garander*, beloof* | garant*, promet* | gwarant*, obiec*
upgrade | upgrade* | upgrade* | upgrade* | surclass* | upgrade* | upgrade* | upgrade* | upgrade*
discount | scont* | discount*, reduction | rabatt*, nachlass | remise*, reduction* | descuent* | korting* | desconto* | rabat*, znizk*
unlimited | illimitat* | unlimited | unbegrenzt* | illimit* | ilimitad* | onbeperkt* | ilimitad* | nieograniczon*
all | tutt[oaie], interamente | all, entire, whole, everything, throughout | alle, alles, allen, aller, ganze*, samtlich* | tous, toute, toutes, tout | tod[oa]s? | alle, hele, alles | tod[oa]s? | wszystk*, wszyscy, cal[yae]\\p{L}*
every | ogni, ciascun* | every, each | jede* | chaque | cada | elk*, ieder* | cada | kazd*, co(?!-op)
always | sempre | always, round the clock | immer, jederzeit, rund um die uhr | toujours, a tout moment, a toute heure | siempre, en cualquier momento | altijd, op elk moment | sempre, a qualquer hora | zawsze, o kazdej porze
both | entramb[ie] | both | beide* | les deux | amb[oa]s | beide | amb[oa]s | oba, obie, oboje
many | molt[aie], molto(?! (?:tard|presto|vicin|ben|volentieri|piu|prima|dopo|lontan|comod|facil|bell|silenzios|tranquill)) | many, lots, plenty, much(?! (?:later|earlier|too|more|as)) | viel(?! (?:spater|fruher|mehr|zu))* | beaucoup, nombreu* | much[oa]s? | veel(?! (?:later|vroeger|meer|te)) | muit[oa]s? | duzo, wiele
several | alcun[ie], vari* | several, some | einige, mehrere | plusieurs, quelques | vari[oa]s, algun[oa]s | enkele, verschillende | vari[oa]s, algun[ao]*s | kilka
never | mai | never | nie, niemals | jamais | nunca, jamas | nooit | nunca, jamais | nigdy
`
