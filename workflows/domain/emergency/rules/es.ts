import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_ES = {
  cant: '(no puedo|no puede|no podemos|no pueden|no consigo|no consigue|no conseguimos|no logro|no logramos|no se puede|apenas puedo|apenas puede|le cuesta|me cuesta|casi no|no hay manera de|imposible)',
  who: '(alguien|un hombre|unos hombres|un desconocido|ladrones|ladron|gente|intruso|intrusos|un tipo|un tio)',
  he: '(marido|mi marido|novio|pareja|ex|hombre|alguien|vecino|vecinos|tipo|tio|el|esposo|padre|hermano|desconocido|borracho)',
}

export const RULES_ES: LanguageRules = {
  fire: `
    (humo|fuego|llamas|quema|quemando|arde|ardiendo|incendiado|incendiada|incendio) & (escalera*|cortina*|horno|enchufe|sofa|cama|toalla|pasillo|sarten|olla|techo|colchon|microondas|tostadora|papelera|campana|estufa|calefactor)
    (se ha|se|esta) incendiad*
    = (fuego|incendio|hay fuego|humo)
    = (ayuda|socorro|auxilio) (fuego|incendio|hay fuego) ~2
    (hay|veo|vemos|tenemos|se ve|habia|empezo) (un|el|mucho|un pequeno)? (fuego|incendio|llamas|un incendio)
    (fuego|incendio|llamas) (en|sale|salen|por) ~2 (cocina|casa|piso|apartamento|habitacion|balcon|horno|edificio|tejado|jardin|enchufe|cuarto|terraza|escalera|salon|garaje|vecinos)
    (en llamas|prendio fuego|prendido fuego|esta ardiendo|se incendio|se esta incendiando|se quema|se esta quemando|se ha prendido|esta en fuego|cogio fuego)
    (cocina|casa|horno|piso|apartamento|cortina*|sofa|cama|edificio|enchufe|coche|sarten|olla|algo|todo|cuadro electrico|caldera|lavadora|secadora|balcon|nevera|microondas|freidora) ~2 (ardiendo|quema|quemando|arde|echa humo|humo|chispas|exploto|explotado)
    (huele|olor|oler|olemos) ~2 (quemado|humo|a quemado|chamuscado)
    humo ~2 (sale|saliendo|por todas partes|negro|denso|en la cocina|en el piso|por toda|en casa|del horno|en la)
    (lleno de|llena de|mucho|sale|saliendo) humo
    (alarma|detector) ~2 (incendios|humo|fuego|incendio) ~2 (suena|sonando|saltado|no para|salto)
    (chispas|soltando chispas|echando chispas) ~3
    (llamad|llamen|llame|llama|llamado|llamar|necesitamos|manden) ~2 (bomberos)
  `,
  gas: `
    (huele|olor|oler|olemos|huelo|apesta) ~3 gas
    (fuga|escape) ~1 gas
    gas ~2 (escapa|sale|fuga|saliendo|escapando)
    monoxido ~3
    (huele|olor) ~2 huevos podridos
    (intoxica*|envenena*) ~3 (gas|monoxido)
  `,
  water: `
    agua & (tobillo*|rodilla*|subiendo|desborda*)
    (gotea*|cae|cayendo|chorrea*|filtra*|sale|saliendo|llueve|inunda*) & (techo|lampara|pared|enchufe|escalera*|pasillo|de arriba|cuadro electrico|bombilla)
    (techo|pared|paredes|lampara|tejado) ~3 (gotea|goteando|cae|cayendo|chorrea|chorreando|se cae|derrumb*|se hunde|filtra*|empapad*|caido|desploma*|inunda*)
    (gotea|cae|chorrea|sale|entra|filtra|cayendo|saliendo|entrando|llueve) ~3 (techo|lampara|por la pared|dentro de casa|de arriba|tejado|debajo de la puerta|dentro de la habitacion)
    agua ~4 (techo|por todas partes|por todos lados|por la pared|del piso de arriba|por el suelo|por debajo|no para|de la tuberia|tuberia|del termo|de la lavadora|de la caldera|lampara|hasta los tobillos|saliendo|por las paredes|por todo)
    (inundad*|inundacion|inundando|inunda|inundo|se esta inundando)
    (fuga|perdida|escape) (de|del)? agua
    (fuga) ~1 (grande|enorme|en el techo|en el bano)
    (tuberia|cano|caneria|termo|calentador|caldera|radiador|inodoro|vater|wc|banera|lavadora|lavavajillas|fregadero|cisterna|grifo|manguera) ~3 (rota|roto|revent*|desbord*|explot*|rompio|rompido|estall*|pierde mucha|no se puede cerrar|revienta)
    (revent*|rompio|roto|estall*|explot*) ~2 (tuberia|cano|caneria|termo|calentador|caldera|manguera)
    $cant ~2 (cerrar|parar|cortar) ~2 (agua|fuga|grifo|llave de paso)
  `,
  injury: `
    (roto|rota|rompio|cortado|corte|quemado|quemada|torcido|fractur*|aplastado) & (pierna|brazo|tobillo|muneca|cabeza|mano|dedo|nariz|rodilla|pie|hombro|frente|barbilla|ojo)
    (sangra|sangrando|sangro|hemorragia|desangra*|sangrado)
    (mucha|perdiendo|lleno de|llena de|pierde|demasiada) sangre
    sangre por ~2
    (caido|cayo|caida|resbal*|tropez*|cai) ~6 (escalera*|mueve|levant*|cabeza|pierna|brazo|duele|roto|sangr*|inconsciente|balcon|ducha|herid*|piscina|ventana|tobillo|cadera)
    (roto|rota|rompio|fractur*|dislocado|partido|torcido) ~2 (pierna|brazo|tobillo|muneca|nariz|pie|dedo|mano|costilla|cadera|hombro|hueso)
    (golpe|golpeado|golpeo|golpe fuerte|dado) ~3 cabeza
    (esta|herido|esta muy|gravemente|hay un|hay una|se ha|me he|resulto|resultado|persona|nino|hijo|hija) ~1 (herido|herida|heridos|quemado|quemada|electrocut*)
    (descarga electrica|electrocut*|calambrazo)
    (cortado|corte|corto|cortó) ~3 (mano|dedo|muneca|brazo|pierna|pie|profund*|vena)
    herida profunda
    (ahogando|se ahoga|ahogado|ahogandose|ahogo)
    no se mueve
    (llamad|llamen|llame|llama|llamado|llamar|necesit*|manden|pidan) ~2 (ambulancia|emergencias|samur|urgencias)
    ambulancia ~1 (ya|por favor|rapido|urgente)
    (mordido|mordio|picado|pico) ~3 (perro|serpiente|vibora|alacran|escorpion|medusa)
    (tragado|trago|bebido|ingerido|comido) ~3 (pila|lejia|detergente|veneno|pastillas)
    (grave|terrible|fuerte|habido un|tenido un|hubo un) accidente
  `,
  illness: `
    $cant ~1 (respirar|tragar)
    (no respira|respira mal|no respiro|falta el aire|falta aire|falta de aire|dificultad para respirar|dificultades para respirar|se asfixia|asfixia*|dejo de respirar|ha dejado de respirar|atragant*|cuesta respirar|sin respirar)
    (dolor|dolores|duele|opresion|presion) ~2 (pecho|corazon|brazo izquierdo)
    (infarto|ictus|desmay*|convulsion*|epilep*|anafila*|sobredosis|inconsciente|perdido el conocimiento|perdio el conocimiento|ataque al corazon|paro cardiaco|ataque de asma|derrame cerebral|desvanec*)
    (no despierta|no se despierta|no responde|no reacciona|no reaciona)
    (reaccion|shock) alergic*
    (garganta|lengua|cara|labios) ~3 (hincha*|hinchando|cerrando|azules|morados|hinchada)
    (necesit*|llamad|llamen|llame|llamar|busco|buscamos|manden|urge) ~3 (medico|doctor|doctora|hospital)
    (a urgencias|al hospital)
    (mucha fiebre|fiebre alta|40 de fiebre|39 de fiebre|fiebre de 40|41 de fiebre|fiebre muy alta|fiebre de 39)
    (vomita*|escupe) ~2 (sangre|sin parar|horas)
    (me muero|se muere|se esta muriendo|me estoy muriendo|muriendo|voy a morir|va a morir|murio|muerto)
    (roto aguas|rompio aguas|contracciones|de parto)
    (suicid*|matarme|quitarme la vida)
    (intoxicad*|envenenad*|intoxicacion)
    (poniendo|puesto|labios) ~1 (azul|morado|azules)
    (insulina|inhalador|epipen) ~3 (necesit*|urgente|olvid*|sin)
    (necesit*|sin) ~2 (insulina|inhalador|epipen)
  `,
  break_in: `
    $who ~3 (entrado|entro|entrar|entrando|dentro de|en la casa|en el piso|en casa|forzando|intenta|intentando|ventana|colado|abrir la puerta)
    (robado|robaron|robo|han robado|atracado|asaltado|asaltaron|atraco|robando|hurtado)
    (ladrones|ladron|intruso|intrusos|allanamiento)
    (puerta|ventana|cerradura) ~2 (forzad*|reventad*|rota por|rompido|pateada)
    (forzado|han forzado|han roto) ~1 (puerta|cerradura|ventana)
  `,
  locked_out: `
    (llave|llaves) & (roto|rota|partid*|cerradura|atascad*)
    (encerrad*|atrapad*|atascad*|quedado|bloquead*) ~3 (fuera|afuera|ascensor|bano|terraza|balcon|habitacion|en la calle|garaje|dentro del|casa|cuarto|sin llaves|puerta)
    (encerrad*) ~1
    (estamos|estoy|quedamos|tirados|parados|esperando) ~1 (fuera|afuera|en la calle|en la puerta) ~5 (llave*|codigo|puerta|lluvia|frio|noche|entrar|abr*|ninos|casa|sin)
    (cerro|cerrado|cerró) ~2 (la puerta|con las llaves|llaves dentro)
    (puerta|portal|cerradura|caja de llaves|verja) ~2 (no abre|no se abre|no funciona|bloquead*|atascad*|se cerro|se ha cerrado|atrancad*)
    (llave|llaves) ~3 (perd*|dentro|rota|roto|partid*|atascad*|olvid*|no gira|no funciona|no entra|no abre|no estan|robad*)
    (perd*|olvid*|dejado) ~2 (llave|llaves) ~2
    $cant ~1 (entrar|abrir) ~3 (casa|puerta|piso|apartamento|edificio|portal|dentro|ayuda|por favor|al piso|al apartamento|llave|codigo|caja)
    = (no podemos|no puedo) (entrar) ~2
    (codigo|clave|teclado|pin) ~2 (no funciona|no va|incorrecto|no abre|erroneo|esta mal|no sirve|equivocado)
  `,
  violence: `
    (borracho|hombre|tipo|desconocido|vecino|alguien) & (golpea*|golpeando|amenaza*|matar|patadas|pateando)
    $he ~3 (pega|pego|pegado|pegando|golpea|golpeando|golpeado|amenaza*|amenazo|atac*|agred*|apunal*|estrangul*|viola|violo|violado|persigue|acuchill*)
    (me|nos|han|esta|la|ha) ~1 (pegando|pegado|amenaz*|atac*|agred*|apunal*|golpead*|golpeando|siguiendo|persiguiendo|violado)
    (tiene|con|lleva|saco) (un|una)? (cuchillo|pistola|arma|navaja|machete)
    (disparos|tiroteo|disparando|pelea violenta|violencia|apunal*|navajazo|agresion)
    (llamad|llamen|llame|llama|llamado|llamar|necesit*|manden) ~2 (policia|guardia civil)
    (grita|gritos|gritando) ~3 (socorro|auxilio|ayuda|mujer|nino)
    (miedo) ~3 (mi vida|marido|el|novio|nuestra vida|ese hombre)
    (no me deja|no nos deja|no nos dejan) (salir|ir)
    (quiere|va a|intenta|amenaza con) ~1 (matar*|pegar*|matarme|matarnos)
  `,
  other: `
    = (ayuda|socorro|auxilio|sos|ayudadnos|ayudenos|ayudame)
    (socorro|auxilio)
    (ayuda|ayudenos|ayudadnos|ayudeme) ~1 (urgente|rapido|ya|por favor) ~1
    = ayuda por favor
    (es|es una|tenemos|hay|esto es|tengo) (una|un caso de)? emergencia
    = (emergencia|una emergencia|urgencia)
    emergencia ~1 (llam*|ayuda|en el piso|en la casa|por favor|urgente)
    (llamado|llamad|llamen|llamar|llame) (al)? (112|911|091)
    (en peligro|peligro de muerte|peligro de vida)
  `,
  harmless: `
    (para morirse|morirse de risa|muero de ganas|morir de risa|me muero por|nos morimos por|muertos de hambre|muertos de cansancio|muerto de cansancio|muero de hambre|muertos de|muerta de|muerto de|de muerte|punto muerto|dia de muertos)
    (chimenea|fuegos artificiales|fuegos|fogata|hoguera|lena|prueba de fuego|fuego lento|vitroceramica|cortafuegos|alto el fuego)
    (hacer|encender|prender|hacemos) (un|el|la)? (fuego|barbacoa)
    (hay|tiene|tienen|teneis|donde esta|tenis|existe|cuenta con|con) ~3 (detector*|extintor*|botiquin|alarma*|desfibrilador|salida de emergencia)
    (botiquin|primeros auxilios|salida de emergencia|salidas de emergencia|numero de emergencia|numeros de emergencia|contacto de emergencia|telefono de emergencia|llave de emergencia|en caso de emergencia|kit de emergencia|de repuesto)
    (cocina de gas|fogon de gas|bombona|calefaccion de gas|barbacoa de gas|horno de gas|contador de gas|gas natural|caldera de gas|estufa de gas|factura del gas|con gas|sin gas)
    (no hay|ningun|ninguna|sin|nada de|no es una|no es) (fuego|humo|fuga|gas|emergencia|sangre|incendio|olor|urgente|grave|heridos|peligro|humos)
    agua (caliente|fria|potable|tibia|mineral|con gas|del grifo)
    (presion del agua|humo de tabaco|olor a tabaco|olor a humo de|huele a tabaco|no fumadores)
    (atascad*|atrapad*|parados|bloquead*) ~2 (trafico|atasco|aeropuerto|autopista|trabajo|aduana|reunion|cola)
    (codigo|clave|contrasena) ~1 (wifi|wi fi|postal|promocional|de reserva|netflix|tv|descuento|caja fuerte|internet)
    (dejar|dejamos|devolver|entregar|dejado|dejaremos|recoger|deja) ~2 (llave|llaves) ~5
    (vaso|plato|taza|copa|lampara|bombilla|silla) ~1 (roto|rota|caido)
    (roto|rota|rompio|caido) ~1 (un vaso|un plato|una copa|una taza|una lampara|una silla)
    (cenar|comer|comemos|cenamos) fuera
    (medico|hospital|farmacia|policia|urgencias|comisaria) ~2 (mas cercan*|cercan*|cerca|zona|alrededores)
    (registro|parte|partes) ~2 policia
    (me duele decir|duele dejar|sin dolor)
    (bien caido|caido bien|caido en)
    (en efectivo|fuera de temporada)
  `,
  elsewhere: `
    en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
    (ano|verano|invierno|mes|vez|viaje|semana|vacaciones|estancia|primavera|alojamiento) (pasad*|anterior|anteriores)
    hace ~2 (anos|meses|semanas|ano)
    (cuando era|en la pelicula|en el libro|en las noticias|en otro|el anterior|en la serie|la novela|la cancion|las resenas|resenas|comentarios|antiguamente|de pequen*)
    (en caso de|que hacemos si|que pasa si|si hay|por si|si alguien|si se|que hago si|si perdemos|si ocurre|si tenemos|si pasa|si nos) ~4
    (ya esta solucionado|solucionado|ya resuelto|resuelto|todo arreglado|falsa alarma)
    (seguro de viaje|el seguro|seguros) ~6
  `,
}
