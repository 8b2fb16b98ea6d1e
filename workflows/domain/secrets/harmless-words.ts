const words = (text: string) => text.trim().split(/\s+/)

/** What stands after 'the lift is', 'Wi-Fi:' or 'the password:' and gives nothing away; folded, in eight languages. */
export const ANSWERS: ReadonlySet<string> = new Set(
  words(`
    si no yes ja nein oui non nee sim nao tak nie true false none nessuno nessuna keine aucun ninguno geen nenhum brak n/a tba tbd
    free gratis gratuito gratuita gratuit gratuite kostenlos kostenfrei inklusive included incluso inclusa inclusi incluse compris
    comprise incluido incluida inbegrepen darmowe darmowy bezplatne bezplatny bezplatna interno interna esterno esterna interior exterior available disponibile disponibili disponible disponivel verfugbar
    vorhanden beschikbaar dostepne dostepny dostepna required richiesta richiesto needed necessario necessaria notwendig erforderlich
    requis requise requerido necesario nodig necessaire potrzebny fast veloce rapido rapida schnell rapide snel szybki szybkie slow
    lento langsam lent good buono ottimo excellent ottima eccellente great gut bon bonne bueno buena goed bom boa dobry dobre here
    below above soon qui sotto sopra presto hier unten oben bald ici bientot aqui pronto spoedig em breve wkrotce wkrotce later
    open aperto aperta offen ouvert ouverte abierto abierta aberto aberta otwarte otwarty closed chiuso chiusa geschlossen ferme
    fermee cerrado cerrada gesloten fechado zamkniete locked broken rotto rotta guasto guasta kaputt defekt casse cassee en panne
    roto averiado stuk zepsuta zepsuty private privato privata privat prive privee privado privada prywatny prywatna public pubblico
    small piccolo piccola klein petit petite pequeno pequena kleine maly mala big large grande gross grand duzy duza wide narrow
    stretto stretta schmal etroit estrecho heavy pesante schwer lourd pesado old vecchio vecchia alt vieux viejo new nuovo nuova neu
    nouveau nuevo red rosso rossa rot rouge rojo roja rood czerwona blue blu blau bleu bleue azul blauw niebieska green verde grun
    vert verte groen zielona white bianco bianca weiss blanc blanche blanco blanca wit branco biala black nero nera schwarz noir
    negro negra zwart preto czarna yellow giallo gialla gelb jaune amarillo brown marrone braun marron bruin grey grigio grigia grau
    gris grijs wooden metal glass legno ferro vetro holz glas bois hout left right sinistra destra links rechts gauche droite
    izquierda derecha esquerda direita lewo prawo upstairs downstairs outside inside fuori dentro draussen drinnen dehors dedans
    fuera buiten binnen fora na zewnatrz everywhere ovunque uberall partout overal wszedzie always sempre immer toujours siempre
    altijd zawsze working funzionante covered coperto coperta uberdacht couvert cubierto secure sicuro sicura sicher sur seguro
    veilig valid valido valida gultig valable personal personale personlich different diverso diversa unique secret segreto nascosta
    unlimited illimitato illimitata unbegrenzt fibra fiber fibre glasfaser ftth adsl lte mega mbps optional quiet silenzioso
    theirs ours mine yours loro keines keins keiner dichtes
    automatic automatico automatica automatisch automatique electric elettrico elettrica elektrisch direct attached adjacent nearby
    vicino vicina close easy facile changed cambiata cambiato written scritta scritto sent inviata given provided fornita fornito
    important importante wichtig modern moderno moderna independent indipendente separate separato common comune shared condiviso
    condivisa self armored blindato blindata
    mbit gbit mbit/s gbit/s name nome nom nombre naam nazwa word number numero nummer
    ok okay fine sorry scusate scusa purtroppo spiacenti leider desole desolee desoles malheureusement lamentablemente helaas jammer infelizmente
    niestety przepraszamy
    changes change works cambia cambiano funziona wechselt andert steht stands gilt marche fonctionne funciona werkt dziala
  `),
)

/** Things of a house that hosts list one after the other: 'Wi-Fi, TV, balcony'. Folded, in eight languages. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  words(`
    nespresso dyson dolby sky spotify alexa sonos vodafone telecom dvd playstation xbox parquet
    tv television televisione televisore fernseher televisor televisie telewizor netflix smart-tv smarttv sat cable disney prime
    chromecast balcony balcone balconi balkon balcon terrace terrazza terrazzo terrasse terraza terras taras garden giardino garten
    jardin jardim tuin ogrod pool piscina piscine schwimmbad zwembad basen kitchen cucina kuche cuisine cocina keuken cozinha kuchnia
    bathroom bagno bad badezimmer bain bano badkamer banheiro lazienka shower doccia dusche douche ducha prysznic bathtub vasca
    badewanne baignoire banera bedroom camera schlafzimmer chambre habitacion slaapkamer quarto sypialnia living soggiorno salotto
    wohnzimmer salon sala woonkamer salon room rooms heating riscaldamento heizung chauffage calefaccion verwarming aquecimento
    ogrzewanie climatizzatore condizionatore aria condizionata klimaanlage klima climatisation clim aire acondicionado airco
    klimatyzacja conditioning air washer lavatrice waschmaschine lave-linge lavadora wasmachine pralka dryer asciugatrice trockner
    seche-linge secadora droger suszarka dishwasher lavastoviglie spulmaschine lave-vaisselle lavavajillas vaatwasser zmywarka oven
    forno ofen four horno piekarnik microwave microonde mikrowelle micro-ondes microondas magnetron mikrofalowka fridge frigo
    frigorifero kuhlschrank refrigerateur frigorifico nevera koelkast geladeira lodowka kettle bollitore wasserkocher bouilloire
    coffee caffe kaffee cafe koffie kawa linen biancheria bettwasche linge sabanas towels asciugamani handtucher serviettes toallas
    handdoeken reczniki hairdryer phon fohn asciugacapelli secador iron ferro bugeleisen fer plancha crib culla babybett cuna
    jacuzzi sauna whirlpool hot tub gym palestra barbecue grill bbq fireplace camino kamin cheminee chimenea bicycles biciclette
    fahrrader velos bicicletas breakfast colazione fruhstuck desayuno beach spiaggia strand plage playa sea mare meer mer mar view
    vista aussicht vue station stazione bahnhof gare estacion metro bus tram train airport aeroporto flughafen supermarket
    supermercato supermarkt supermarche supermercado restaurant ristorante bar pharmacy farmacia apotheke pharmacie pets animali
    haustiere animaux mascotas stairs scale treppe escalier escalera floor piano stock etage piso planta reception portineria
    concierge host owner proprietario gastgeber hote anfitrion guests ospiti gaste check-in check-out checkin checkout arrival
    departure rubbish rifiuti mull poubelle basura window finestra fenster fenetre ventana wall muro wand mur pared roof tetto dach
    courtyard cortile hof cour patio street strada strasse rue calle apartment appartamento wohnung appartement apartamento flat
    house casa haus maison home attic cellar cantina keller cave storage ripostiglio electricity corrente strom water acqua wasser
    eau agua gas light luce licht luz luggage bagagli gepack bagages equipaje ev charger parcheggio
  `),
)

/** A phrase that begins like this says where a password is to be had, not what it is. */
export const PHRASE_STARTS: ReadonlySet<string> = new Set(
  words(`
    on in at under behind by from see ask please you your we i it it's the a an this will is are was has can when after before upon
    not never only if for to and or with via written printed
    su sul sulla sulle sui sullo nel nella nelle nei in al alla allo da dal dalla sotto dietro vedi vedere chiedi chiedere chiedete
    chiedeteci ti vi te ve lo la il le i gli un una sara viene verra arriva arrivera scritta scritto si non solo quando dopo prima
    per con e o che
    auf im in am an unter hinter siehe bitte wird werden wir ihr sie du ich es das der die den dem steht stehen hangt liegt finden
    bekommen bei vom von nach vor nicht nur wenn mit zum zur und oder fur
    sur sous dans au aux a derriere voir demandez demander vous nous je il elle le la les un une sera est sont ecrit ecrite affiche
    ne pas quand apres avant pour avec et ou du de
    en sobre bajo detras ver vea pregunte pedir pida se te le lo la el los las un una sera esta estan escrita escrito no cuando
    despues antes para con y o del de
    op in aan onder achter zie vraag u je wij we het de een staat wordt ligt hangt niet alleen als na voor met en of van
    na no nos nas em sob atras veja peca pergunte voce o a os as um uma sera esta escrita nao quando depois antes para com e ou
    w we na pod za przy zobacz prosze jest bedzie zapytaj nie tylko gdy po przed z i lub dla
  `),
)

/** They begin a phrase, and a passphrase as well. */
export const ARTICLES: ReadonlySet<string> = new Set(
  words('the a an la il lo le i gli un una der die das den dem les une el los las de het een o os as uma'),
)

/** Before 'is the password' they are no password. */
export const POINTING: ReadonlySet<string> = new Set(
  words(`
    what which where this that these here there how who it he she one
    che cosa quale quali qual questo questa questi quella quello ecco dove chi
    was welche welcher welches das dies hier wo wer
    quel quelle quoi voici ceci cela qui
    que cual este esta eso aqui quien
    wat welke dit dat wie waar
    qual quem onde isso
    co jaki jakie jaka to gdzie kto
  `),
)

/** Figures in words, 0 to 9. */
export const DIGIT_WORDS: ReadonlySet<string> = new Set(
  words(`
    zero oh one two three four five six seven eight nine
    uno due tre quattro cinque sei sette otto nove
    null eins zwei zwo drei vier funf sechs sieben acht neun
    un deux trois quatre cinq six sept huit neuf
    cero dos tres cuatro cinco seis siete ocho nueve
    nul een twee drie vier vijf zes zeven acht negen
    um dois duas quatro sete oito nove
    jeden dwa trzy cztery piec szesc siedem osiem dziewiec
  `),
)
