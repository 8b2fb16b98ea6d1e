/** Under what something holds: whoever says the thing has to say this with it, and nothing of it that the host did not say. */
export const LIMITS = `
perPerson | a persona, a testa, per persona, per ospite | per person, per guest, pp, each person | pro person, pro kopf, je person, pro gast, pro erwachsen* | par personne, par adulte, par tete | por persona | per persoon, p.p., pp, p.p.p.n, p.p.p.n. | por pessoa | za osobe, od osoby, na osobe
perNight | a notte, per notte | per night, a night | pro nacht, je nacht, u. nacht, und nacht | par nuit, la nuit | por noche, la noche | per nacht, p.p.p.n, p.p.p.n. | por noite | za noc, za dobe
perStay | per tutto il soggiorno, tutto il soggiorno, a soggiorno, per soggiorno, per l'intero soggiorno | for the whole stay, for the entire stay, for your stay, per stay, whole stay, entire stay | fur den ganzen aufenthalt, den ganzen aufenthalt, pro aufenthalt, fur den aufenthalt, gesamten aufenthalt | pour tout le sejour, tout le sejour, par sejour, pour le sejour | por toda la estancia, toda la estancia, por estancia | voor het hele verblijf, het hele verblijf, per verblijf | por toda a estadia, toda a estadia, por estadia, por estada | na caly pobyt, za pobyt, za caly pobyt
perDay | al giorno, per giorno, a giornata | per day, a day, daily | pro tag, am tag, taglich* | par jour, la journee | por dia, al dia | per dag | por dia | za dzien, dziennie
perHour | all'ora, per ora | per hour, an hour | pro stunde, die stunde, je stunde | par heure, de l'heure | por hora, la hora | per uur | por hora | za godzine, na godzine
perWeek | a settimana, alla settimana | per week, a week, weekly | pro woche, wochentlich | par semaine | por semana, a la semana | per week | por semana | na tydzien, tygodniowo
perDog | a cane, per cane | per dog | pro hund, und hund | par chien | por perro | per hond | por cao | za psa
perWash | a lavaggio | per wash, per load | pro waschgang, pro ladung | par lessive, par machine | por lavado | per was, per wasbeurt | por lavagem | za pranie
perPiece | ciascuno, ciascuna, cadauno, cadauna, l'uno, l'una, al pezzo | each(?=\\s*(?:$|[.;:)]|per |a |way)), apiece, per item, per piece | je(?= (?:$|[.;])), jeweils, das stuck, pro stuck, pro exemplar | chacun, chacune, l'unite, la piece, (?<=\\s{4})piece(?=[.;!]|$), par unite, l'un, l'une | cada uno, cada una, cada(?=[.;]|$), la unidad, por unidad | per stuk, het stuk, elk(?=\\s*(?:$|[.;])), ieder(?=\\s*(?:$|[.;])) | cada um, cada uma, cada(?=[.;]|$), a unidade, por unidade | za sztuke, za kazd*, od sztuki
perBag | a bagaglio, a valigia, a borsa | per bag, per suitcase | pro tasche, pro koffer, pro gepackstuck | par bagage, par sac, par valise | por bulto, por maleta | per tas, per koffer | por mala, por volume | za bagaz, za walizke
halfDay | mezza giornata | half a day, half day, half-day | halbe[nr]? tag, halbtag* | demi-journee | medio dia, media jornada | halve dag, een dagdeel | meio dia(?! \\d), meia jornada | pol dnia
perKwh | al kwh, per kwh | per kwh | pro kwh, /kwh | par kwh, le kwh | por kwh | per kwh | por kwh | za kwh
only | solo, soltanto, solamente, esclusivamente | only, just, exclusively, solely | nur, ausschliesslich, lediglich | seulement, uniquement, exclusivement | solo, solamente, unicamente, exclusivamente | alleen, slechts, uitsluitend | so, apenas, somente, unicamente, exclusivamente | tylko, jedynie, wylacznie
monday | lunedi | monday*, mon | montag*, montags | lundi* | lunes | maandag* | segunda-feira, segundas, segunda | poniedzial*
tuesday | martedi | tuesday*, tue | dienstag* | mardi* | martes | dinsdag* | terca-feira, tercas, terca | wtor*
wednesday | mercoledi | wednesday*, wed | mittwoch* | mercredi* | miercoles | woensdag* | quarta-feira, quartas, quarta | srod[aey], srode
thursday | giovedi | thursday*, thu | donnerstag* | jeudi* | jueves | donderdag* | quinta-feira, quintas, quinta | czwart*
friday | venerdi | friday*, fri | freitag* | vendredi* | viernes | vrijdag* | sexta-feira, sextas, sexta | piatek, piatk*
saturday | sabato | saturday*, sat | samstag*, sonnabend* | samedi* | sabado* | zaterdag* | sabado* | sobot*
sunday | domenica, domeniche | sunday*, sun | sonntag* | dimanche* | domingo* | zondag* | domingo* | niedziel*
weekend | fine settimana, weekend | weekend* | wochenende* | week-end*, week end | fin de semana, fines de semana | weekend* | fim de semana, fins de semana | weekend*
weekday | feriali, giorni feriali | weekday* | werktag*, wochentag* | en semaine, jours ouvres | laborables, entre semana | doordeweeks, werkdag* | dias uteis | dni robocz*
january | gennaio | january, jan | januar, janner | janvier | enero | januari | janeiro | styczni*
february | febbraio | february, feb | februar | fevrier | febrero | februari | fevereiro | lut(?:y|ego|ym)
march | marzo | march | marz | mars | marzo | maart | marco | marzec, marca, marcu
april | aprile | april, apr | april | avril | abril | april | abril | kwieci*
may | maggio | may(?! (?:i|we|you|be|bring|use|not|smoke|have|also)) | mai | mai | mayo | mei | maio | maj, maja, maju
june | giugno | june, jun | juni | juin | junio | juni | junho | czerwiec, czerwc*
july | luglio | july, jul | juli | juillet | julio | juli | julho | lipiec, lipc*
august | agosto | august, aug | august | aout | agosto | augustus | agosto | sierpien, sierpni*
september | settembre | september, sept, sep | september | septembre | septiembre | september | setembro | wrzesien, wrzesni*
october | ottobre | october, oct | oktober | octobre | octubre | oktober | outubro | pazdziernik*
november | novembre | november, nov | november | novembre | noviembre | november | novembro | listopad*
december | dicembre | december, dec | dezember | decembre | diciembre | december | dezembro | grudzien, grudni*
summer | estate, estivo | summer | sommer | ete(?! \\p{L}+e) | verano | zomer | verao | lat(?:em|o|a)
winter | inverno | winter | winter | hiver | invierno | winter | inverno | zim[aeyo]\\p{L}*
spring | primavera | spring | fruhling, fruhjahr | printemps | primavera | voorjaar, lente | primavera | wiosn*
autumn | autunno | autumn, fall | herbst | automne | otono | herfst, najaar | outono | jesien*
morning | mattin[ao], mattine | morning*, in the morning | morgens, vormittag*, am morgen | matin*, le matin | manana(?:s)?, por la manana | ochtend*, 's ochtends | manha* | ran(?:o|em), poran*
afternoon | pomeriggi* | afternoon* | nachmittag* | apres-midi | por la tarde, tardes | middag* | tarde | popoludni*
evening | sera, serale | evening* | abend*, abends | soir, soiree | noche, por la noche | avond*, 's avonds | noite, a noite | wieczor*
night | nottur*, di notte | at night, overnight | nachts | nuit, de nuit | de noche, nocturn* | 's nachts | de noite, noturn* | w nocy, nocn*
today | oggi | today | heute | aujourd'hui | hoy | vandaag | hoje | dzis*
tomorrow | domani | tomorrow | morgen(?!s) | demain | pasado manana | morgen(?! \\p{L}*s) | amanha | jutr*
holiday | festivi | holiday*, bank holiday* | feiertag* | feri(?:e|es) | festivos | feestdag* | feriado* | swiet*
arrivalDay | giorno dell'arrivo, giorno di arrivo, giorno del(?: vostro| suo| tuo) arrivo, giorno in cui (?:arrivate|arriva|arrivi), all'arrivo, alla consegna | on arrival, day of arrival, arrival day, (?:the )?day (?:of your arrival|(?:when )?you (?:arrive|check in)) | bei ankunft, bei der ankunft, anreisetag, tag (?:ihrer|eurer|deiner|der) anreise, tag (?:ihrer|eurer|deiner|der) ankunft, bei anreise | a l'arrivee, jour d'arrivee, jour de l'arrivee, jour de votre arrivee | a la llegada, dia de (?:la |su |vuestra |tu )?llegada | bij aankomst, aankomstdag, dag van (?:uw |jullie |je )?aankomst | a chegada, na chegada, dia da (?:sua |vossa )?chegada, dia de chegada | przy przyjezdzie, w dniu przyjazdu
departureDay | giorno della partenza, giorno di partenza, giorno della (?:vostra|sua|tua) partenza, giorno in cui (?:partite|parte|parti), alla partenza | day of departure, on departure, departure day, when you (?:leave|check out|depart), (?:the )?day (?:of your departure|(?:when )?you (?:leave|depart|check out)) | abreisetag, am tag (?:der|ihrer|eurer|deiner) abreise, bei (?:der |ihrer |eurer )?abreise | jour du depart, jour de depart, jour de votre depart, au depart | dia de (?:la |su |vuestra |tu )?salida, a la salida | vertrekdag, dag van (?:uw |jullie |je )?vertrek, bij vertrek | dia da (?:sua |vossa )?saida, dia de saida, a saida, na saida | w dniu (?:panstwa )?wyjazdu, przy wyjezdzie
onSite | sul posto, in loco | on site, on the spot | vor ort | sur place | in situ, en el alojamiento | ter plaatse | no local | na miejscu
except | tranne, salvo, eccetto, esclusi, a parte | except*, apart from, other than, excluding | ausser, ausgenommen, bis auf | sauf, excepte, hormis, hors | salvo, excepto, menos | behalve, uitgezonderd | exceto, salvo, menos | oprocz, poza, z wyjatkiem
if | se, qualora, a condizione | if, provided that, as long as | wenn, falls, sofern | si, s'il, a condition | si(?=\\s+(?:se|no|hay|el|la|lo|las|los|os|te|le|nos|alguien|nadie|queda|vais|venis|esta|estan)\\s|\\s+(?:reserv|quier|quer|necesit|lleg|desea|prefer|avis|hace|hubo|hubier|vien|ven)) | als, indien, mits | se(?= (?:nao |ja |so )?(?:precis|quis|quer|houver|for|fic|cheg|vier|vem|tiver|reserv|desej|prefer|trou|o |a |os |as |voce|algu|ningue|estiver|est[ao] |pude|necess|fizer|pag)), caso | jesli, jezeli, o ile, pod warunkiem
withCard | con la carta | with the guest card | mit gastekarte | avec la carte | con la tarjeta | met de gastenkaart | com o cartao | z karta
under | sotto i(?=\\s\\s|\\s\\d), inferiori a, fino a \\d+ anni, meno di | under (?=\\d|the age), younger than, below | unter (?=\\d), bis \\d+ jahre* | moins de, jusqu'a \\d+ ans | menores de, menos de, hasta \\d+ anos | jonger dan, onder de(?=\\s\\s|\\s\\d), tot \\d+ jaar | menores de, menos de, ate aos \\d+ anos | ponizej, do \\d+ lat
over | sopra i(?=\\s\\s|\\s\\d), oltre i, maggiori di, dai \\d+ anni | over (?=\\d|the age), older than | uber (?=\\d), ab \\d+ jahre* | plus de, a partir de \\d+ ans, des \\d+ ans | mayores de, mas de, a partir de \\d+ anos | ouder dan, boven de(?=\\s\\s|\\s\\d), vanaf \\d+ jaar | maiores de, mais de, a partir dos \\d+ anos | powyzej, od \\d+ lat
years | ann[io] | years*, age | jahr, jahre, jahren | ans, annees | anos | jaar | anos | lat, roku
before | prima | before, prior to | vor(?! (?:dem|der|die|das) (?:haus|tur|tor|gebaude|eingang)), vorher, davor | avant | antes | voor(?=\\s+(?:(?:de|het|uw|je|jullie)\\s+)?(?:aankomst|vertrek|inchecken|uitchecken|check|ontbijt|reis)), vooraf | antes | przed(?! (?:dom|bram|budyn|wejsc))
after | dopo, dalla(?= partenza), dal(?= check-out) | after, afterwards | nach, danach | apres, ensuite, suivant(?= le depart), suivant(?= votre depart) | despues, desde(?= la salida) | na, daarna | depois, apos, a contar d[ao](?= saida) | po(?= (?:wyjezd|wymeld|przyjezd|zameld)), potem
otherwise | altrimenti | otherwise, else | sonst | sinon | si no, en caso contrario | anders | senao, caso contrario | inaczej, w przeciwnym razie
exclude | escluso, esclusa | excluding | exklusive, ohne | hors, sans | sin contar | exclusief | excluindo | z wyjatkiem
`
