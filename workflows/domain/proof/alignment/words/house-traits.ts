// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

/** Colours, materials, sizes, states and positions inside a house. */
export const HOUSE_TRAITS = `
wooden | di legno, in legno | wooden | holzern*, aus holz | en bois | de madera | houten | de madeira | drewnian*
red | ross[oaie] | red | rot, rote, roten, roter, rotes, rotem | rouge* | roj[oa]s? | rode?, rood | vermelh[oa]s? | czerwon*
blue | blu, azzurr[oaie], celest[ei] | blue | blau, blaue, blauen, blauer, blaues, blauem | bleu, bleue, bleus, bleues | azul, azules | blauw, blauwe | azul, azuis | niebiesk*, granatow*
green | verd[ei] | green | grun, grune, grunen, gruner, grunes, grunem | verte?, vertes, verts | verdes? | groen, groene | verdes? | zielon*
yellow | giall[oaie] | yellow | gelb, gelbe, gelben, gelber, gelbes, gelbem | jaune* | amarill[oa]s? | geel, gele | amarel[oa]s? | zolt*
white | bianc(?:o|a|hi|he) | white | weisse, weissen, weisser, weisses, weissem | blanc, blancs, blanche* | blanc[oa]s? | wit, witte | branc[oa]s? | bial(?:y|a|e|ego|ej|ym|ych)
black | ner[oaie] | black | schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem | noir, noire, noirs, noires | negr[oa]s? | zwart, zwarte | pret[oa]s? | czarn*
grey | grigi[oae]? | grey, gray | grau, graue, grauen, grauer, graues, grauem | gris, grise, grises | gris, grises | grijs, grijze | cinzent[oa]s?, cinza | szar(?:y|a|e|ego|ej|ym|ych)
brown | marron[ei] | brown | braun, braune, braunen, brauner, braunes, braunem | marron, brun, brune | marron, marrones | bruin, bruine | castanh[oa]s?, marrom | brazow*
orange | arancion[ei] | orange | orange, orangefarben*, orangen* | orange | naranja | oranje | laranja | pomaranczow*
pink | rosa | pink | rosa, pink | rose, roses | rosa | roze | cor-de-rosa, rosa | rozow*
purple | viola | purple, violet | lila, violett* | violet, violette, violets | morad[oa]s? | paars, paarse | rox[oa]s? | fioletow*
metal | di metallo, in metallo, metallic* | metal | metall, aus metall | en metal, metallique* | de metal, metalic* | metalen | de metal, metalic* | metalow*
metal | in acciaio, d'acciaio, di acciaio, inox | steel, stainless | edelstahl, aus edelstahl, aus stahl | en acier, en inox, inox | de acero, acero inoxidable | stalen, roestvrijstalen, rvs | de aco, em inox, inox | stalow*, ze stali
castIron | in ghisa, di ghisa | cast-iron | gusseisern*, aus gusseisen | en fonte | de hierro fundido | gietijzeren | de ferro fundido | zeliwn*
stone | in pietra, di pietra | stone | steinern*, aus stein | en pierre | de piedra | stenen | de pedra, em pedra | kamienn*
marble | in marmo, di marmo | marble | aus marmor | en marbre | de marmol | marmeren | de marmore, em marmore | marmurow*
leather | in pelle, di pelle | leather | ledern*, aus leder | en cuir | de piel, de cuero | leren, lederen | de couro, em couro, de pele | skorzan*
cotton | di cotone, in cotone | cotton | aus baumwolle, baumwollen* | en coton | de algodon | katoenen | de algodao | bawelnian*
nonStick | antiaderent[ei] | non-stick | beschichtet*, antihaft* | antiadhesi* | antiadherente* | antiaanbak* | antiaderente* | teflonow*, nieprzywier*
nonSlip | antiscivolo, antisdrucciol* | non-slip, anti-slip, slip-resistant | rutschfest*, antirutsch* | antiderapant* | antideslizante* | antislip, slipvast* | antiderrapante* | antyposlizgow*
waterproof | impermeabil[ei] | waterproof | wasserdicht*, wasserfest* | impermeable*, etanche* | impermeable* | waterdicht*, waterbestendig* | impermeave(?:l|is), a prova de agua | wodoodporn*, nieprzemakaln*
slippery | scivolos[oaie] | slippery | rutschig*, glatt, glatte | glissant* | resbaladiz[oa]s? | glad, gladde | escorregadi[oa]s? | slisk*
foldable | pieghevol[ei] | folding, foldable, fold-up | klappbar*, zusammenklappbar*, faltbar* | pliant*, pliable* | plegable* | inklapbaar*, opklapbaar*, inklapbare | dobrave(?:l|is) | skladan*
extendable | allungabil[ei], estensibil[ei], estraibil[ei] | extendable, extending | ausziehbar* | extensible*, a rallonge | extensible* | uitschuifbaar*, uitschuifbare, uittrekbaar* | extensive(?:l|is) | rozsuwan*, wysuwan*
sliding | scorrevol[ei] | sliding | schiebe, verschiebbar* | coulissant* | corrediz[oa]s?, correder[oa]s? | schuivend* | corredic[oa]s? | przesuwn*
adjustable | regolabil[ei] | adjustable | verstellbar*, regulierbar*, hohenverstellbar* | reglable* | ajustable*, regulable* | verstelbaar*, verstelbare, regelbaar* | ajustave(?:l|is), regulave(?:l|is) | regulowan*
removable | rimovibil[ei], amovibil[ei] | removable, detachable | abnehmbar*, herausnehmbar* | amovible*, detachable* | extraible*, desmontable* | afneembaar*, uitneembaar* | amovive(?:l|is), removive(?:l|is) | wyjmowan*, zdejmowan*
automatic | automatic(?:o|a|i|he), automaticamente | automatic, automatically, by itself | automatisch*, von selbst, von allein | automatique*, automatiquement | automatic[oa]s?, automaticamente | automatisch*, vanzelf | automatic[oa]s?, automaticamente | automatyczn*
manual | manual[ei], manualmente, a mano | manual, manually, by hand | manuell*, von hand, per hand | manuel*, a la main | manual(?:es)?, manualmente, a mano | handmatig*, met de hand | manua(?:l|is), manualmente, a mao | reczn*
wireless | senza fil[io], wireless, cordless | wireless, cordless | kabellos*, drahtlos*, akku | sans fil | inalambric[oa]s?, sin cable | draadloos, draadloze, snoerloos | sem fios?, sem cabo | bezprzewodow*
digital | digital[ei] | digital | digital* | numerique* | digital(?:es)? | digital(?:e)?, digitaal | digita(?:l|is) | cyfrow*
rechargeable | ricaricabil[ei] | rechargeable | aufladbar*, wiederaufladbar* | rechargeable* | recargable* | oplaadbaar*, oplaadbare | recarregave(?:l|is) | akumulatorow*, ladowaln*
reusable | riutilizzabil[ei] | reusable | wiederverwendbar* | reutilisable* | reutilizable* | herbruikbaar*, herbruikbare | reutilizave(?:l|is) | wielokrotnego uzytku, wielorazow*
disposable | monouso, usa e getta | disposable, single-use | einweg*, zum wegwerfen | jetable* | desechable*, de un solo uso | wegwerp* | descartave(?:l|is) | jednorazow*
builtIn | incassat[oaie], da incasso | built-in, fitted | eingebaut*, einbau | encastr* | empotrad[oa]s? | ingebouwd*, inbouw | encastrad[oa]s?, embutid[oa]s? | zabudowan*, wbudowan*
furnished | arredat[oaie], ammobiliat[oaie] | furnished | moblier*, eingerichtet* | meuble, meublee, meubles(?= et equip) | amueblad[oa]s? | gemeubileerd*, ingericht* | mobilad[oa]s?, mobiliad[oa]s? | umeblowan*
equipped | attrezzat[oaie], equipaggiat[oaie], accessoriat[oaie] | equipped | ausgestattet* | equip(?:e|ee|es|ees) | equipad[oa]s? | uitgerust*, voorzien van | equipad[oa]s? | wyposazon*
renovated | ristrutturat[oaie], rinnovat[oaie] | renovated, refurbished | renoviert*, saniert* | renov(?:e|ee|es|ees), refait[es]* | renovad[oa]s?, reformad[oa]s? | gerenoveerd*, opgeknapt* | renovad[oa]s?, remodelad[oa]s? | odnowion*, wyremontowan*, po remoncie
soundproof | insonorizzat[oaie] | soundproof* | schallisoliert*, schallgeschutzt* | insonoris* | insonorizad[oa]s? | geluiddicht*, geluidgeisoleerd* | insonorizad[oa]s? | dzwiekoszczeln*, wygluszon*
dark | buio, buia, scur[oaie] | dark | dunkel*, dunkle* | sombre*, obscur* | oscur[oa]s? | donker* | escur[oa]s? | ciemn*
bright | luminos[oaie] | bright | hell, helle, hellen, heller, helles | lumineu*, clair, claire | luminos[oa]s? | helder*, lichte (?=kamer) | luminos[oa]s? | jasn*
cleanState | pulit[oaie] | clean(?= (?:towels?|sheets?|linen|bedding|clothes|laundry|dishes|place|room|wood|logs|feet|shoes|sand|cellar)), freshly washed | saubere?, sauberen, sauberes, sauberem, frisch gewaschen* | propres? | limpi[oa]s | schone | limp[oa]s | czyst(?:y|a|e|ych|ymi)
dirty | sporc(?:o|a|hi|he) | dirty | schmutzig*, dreckig* | sales?, salis* | suci[oa]s? | vuil, vuile, vies, vieze | suj[oa]s? | brudn*
dry | asciutt[oaie] | dry(?= (?:towels?|sheets?|linen|bedding|clothes|laundry|dishes|place|room|wood|logs|feet|shoes|sand|cellar)), dry place | trocken, trockene* | secs?, seche, seches | sec[oa]s? | droog, droge | sec[oa]s? | such*
wet | bagnat[oaie] | wet, damp | nass*, feucht* | mouill*, humide* | mojad[oa]s?, humed[oa]s? | nat, natte, vochtig* | molhad[oa]s?, humid[oa]s?, umid[oa]s? | mokr*, wilgotn*
empty | vuot[oaie] | empty | leer, leere, leeren, leerer, leeres | vides? | vaci[oa]s? | leeg, lege | vazi[oa]s? | pust(?:y|a|e|ego|ej|ym|ych)
full | pien[oaie] | full | voll, volle, vollen, voller, volles | plein, pleine, pleins, pleines | llen[oa]s? | vol, volle | chei[oa]s? | peln*
sharp | affilat[oaie], taglient[ei] | sharp | scharf, scharfe, scharfen | tranchant*, aiguis* | afilad[oa]s? | scherp, scherpe | afiad[oa]s? | ostr(?:y|a|e|ych|ego)
heavy | pesant[ei] | heavy | schwer, schwere, schweren, schwerer, schweres | lourd* | pesad[oa]s? | zwaar, zware | pesad[oa]s? | ciezk*
lightweight | legger[oaie] | lightweight | leichte, leichten, leichter, leichtes | leger, legere, legers, legeres | liger[oa]s? | lichtgewicht, lichte | leves? | lekk(?:i|a|ie|iej|iego|ich)
soft | morbid[oaie] | soft | weich, weiche, weichen | moelleu*, mou, molle, molles, doux | bland[oa]s?, suaves? | zacht, zachte | maci[oa]s?, mole, moles | miekk*
firm | rigid[oaie], dur[oaie] | firm, hard | hart, harte, harten, harter, hartes | dur, dure, durs, dures | dur[oa]s?, firmes? | hard, harde, stevig* | dur[oa]s?, firmes? | tward*
thick | spess[aei] | thick | dick, dicke, dicken, dicker, dickes | epais, epaisse, epaisses | grues[oa]s? | dik, dikke | gross[oa]s?, espess[oa]s? | grub(?:y|a|e|ych|ego|ej|ym)
thin | sottil[ei] | thin | dunn, dunne, dunnen, dunner, dunnes | mince, minces, fine, fines | delgad[oa]s?, fin[oa]s? | dun, dunne | fin[oa]s? | cienk*
noisy | rumoros[oaie] | loud, noisy | laut, laute, lauter, lautes | bruyant* | ruidos[oa]s? | lawaaiig, lawaaierig*, luid, luide | barulhent[oa]s?, ruidos[oa]s? | glosn*
long | lung(?:a|hi|he), lungo(?! (?:la|il|lo|le|i)) | long | lang, langen, langer, langes, lange | (?<!le )longs?, longues? | (?<!lo )larg[oa]s? | lang, lange | long[oa]s?, comprid[oa]s? | dlug*
short | cort[oaie] | short | kurz, kurze, kurzen, kurzer, kurzes | court, courte, courts, courtes | cort[oa]s? | kort, korte | curt[oa]s? | krotk*
upper | superior[ei], in alto, piu alt[oaie] | upper, uppermost, top(?= (?:drawer|shelf|bunk|step|floor|cupboard|rack|oven|window|lock)), topmost | obere*, oberste* | superieur*, du haut, d'en haut | superior(?:es)?, de arriba | bovenste | superior(?:es)?, de cima | gorn(?:y|a|e|ej|ego|ym|ych)
lower | inferior[ei], in basso, piu bass[oaie] | lower, lowest, bottom(?= (?:drawer|shelf|bunk|step|floor|cupboard|rack|window|lock)) | untere, unteren, unterer, unteres, unterste* | inferieur*, du bas, d'en bas | inferior(?:es)?, de abajo | onderste | inferior(?:es)?, de baixo | doln(?:y|a|e|ej|ego|ym|ych)
extra | di (?:riserva|scorta|ricambio), supplementar[ei] | spare | ersatz, reserve, in reserve | de (?:rechange|secours|reserve) | de (?:repuesto|recambio|reserva) | reserve | de reserva, suplentes?, sobresselentes? | zapasow*
downstairs | al piano di sotto, di sotto, sotto casa, giu | downstairs, at the bottom | unten | en bas, a l'etage inferieur | abajo | beneden, onderaan | la em baixo, em baixo, no (?:piso|andar) de baixo | na dole, pietro nizej
upstairs | al piano di sopra, di sopra | upstairs, at the top | oben | en haut, a l'etage | arriba | boven, bovenaan | em cima, la em cima, no piso de cima | na gorze, pietro wyzej
middleOne | di mezzo, al centro, in mezzo | middle, in the centre of, in the center of | mittlere*, mittig*, in der mitte | du milieu, au milieu, au centre d* | del medio, en medio, en el centro d* | middelste, in het midden | do meio, no meio, ao centro d* | srodkow*, posrodku, na srodku
low | bass[oaie] | low | niedrig* | (?<!en )(?<!du )bas, basse, basses | baj[oa]s?(?! (?:el|la|los|las|peticion|demanda|reserva|llave|techo)) | laag, lage | baix[oa]s? | nisk*
deep | profond[oaie], profondita | deep, depth | tief, tiefe, tiefen, tiefer | profond* | profund* | diep, diepe, diepte | profund* | glebok*
round | rotond[oaie], tond[oaie] | round(?! the) | runde, runden, runder, rundes, rundem | ronde?, rondes | redond[oa]s? | ronde | redond[oa]s? | okragl*
slopingCeiling | mansardat[oaie], spiovent[ei], soffitto inclinato | sloping, slanted | schrag*, dachschrage* | mansard*, en pente, sous pente | inclinad[oa]s?, abuhardillad[oa]s? | schuin, schuine | inclinad[oa]s? | skosn*, skos, skosy
old | antic(?:o|a|hi|he), d'epoca | antique | antik* | antique*, d'epoque | antigu[oa]s?, de epoca | antiek* | antig[oa]s?, de epoca | zabytkow*, antyczn*
modern | modern[oaie] | modern | modern* | moderne* | modern[oa]s? | modern* | modern[oa]s? | nowoczesn*
ensuite | privato in camera, en-suite | en-suite | angeschlossen*, en-suite | attenant* | en suite | en-suite, aangrenzend* | en suite, na suite | przylegaj*
left | sinistr[oaie] | left-hand, left(?= (?:one|hand|side|half|switch|button|lever|knob|key|drawer|cupboard|wardrobe|shelf|door|gate|window|bed|bedroom|room|bathroom|bin|box|tap|burner|oven|stairs|staircase|handle|socket|lock|entrance|garage|space|spot|path|lane|wing|wall|corner)s?), left side, left one, far left, top left, bottom left | linke, linken, linker, linkes, linkem, links | gauche | izquierd[oa]s? | linker*, links, linkse | esquerd[oa]s? | lew(?:y|a|e|ej|ego|ym|ych)
right | destr[oaie] | right-hand, right(?= (?:one|hand|side|half|switch|button|lever|knob|key|drawer|cupboard|wardrobe|shelf|door|gate|window|bed|bedroom|room|bathroom|bin|box|tap|burner|oven|stairs|staircase|handle|socket|lock|entrance|garage|space|spot|path|lane|wing|wall|corner)s?), right side, right one, far right, top right, bottom right | rechte, rechten, rechter, rechtes, rechtem, rechts | droite | derecha, derechas | rechter*, rechts, rechtse | direit[oa]s? | praw(?:y|a|ej|ego|ym|ych)
starboard | a dritta, a tribordo, dritta, tribordo | starboard | steuerbord* | tribord | estribor | stuurboord | estibordo, boreste | (?:na )?praw* burt*, sterburt*
port_side | a babordo, babordo | port side, to port, portside | backbord* | babord | babor | bakboord | bombordo | (?:na )?lew* burt*, bakburt*
indoor | all'interno, dentro | inside, inside of | innerhalb, innen | a l'interieur, dedans | en el interior, dentro del?, dentro | binnenin, aan de binnenkant | no interior, dentro d[oae]s?, dentro | wewnatrz, w srodku
above | sopra(?! i \\d), al di sopra | above | uber (?:der|dem), oberhalb | au-dessus | encima, por encima | boven (?:de|het) | acima, por cima, por sobre | nad, ponad (?=\\p{L}+)
under | al di sotto | beneath, underneath | darunter, unterhalb, unter (?:der|dem|den)(?! (?:nummer|telefonnummer|woche|adresse|link|namen|tel)) | en dessous, au-dessous | por debajo, bajo (?:el|la|los|las) | eronder | por baixo, debaixo | pod spodem
hidden | nascost[oaie] | hidden, concealed | versteckt* | cach(?:e|ee|es|ees) | escondid[oa]s?, ocult[oa]s? | verborgen, verstopt | escondid[oa]s? | ukryt*, schowan*
childproof | a prova di bambino | child-proof*, child-safe* | kindersicher* | securis* pour (?:les )?enfants | a prueba de ninos | kindveilig* | a prova de criancas | zabezpieczon* przed dziecmi
`
