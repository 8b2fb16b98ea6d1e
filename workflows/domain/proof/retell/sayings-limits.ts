/** How limits are said by themselves. */
export const SAID_LIMITS = `
perPerson | a persona | per person | pro Person | par personne | por persona | per persoon | por pessoa | za osobę
perNight | a notte | per night | pro Nacht | par nuit | por noche | per nacht | por noite | za noc
perStay | a soggiorno | per stay | pro Aufenthalt | par séjour | por estancia | per verblijf | por estadia | za pobyt
perDay | al giorno | per day | pro Tag | par jour | al día | per dag | por dia | za dzień
perHour | all'ora | per hour | pro Stunde | par heure | por hora | per uur | por hora | za godzinę
perWeek | a settimana | per week | pro Woche | par semaine | por semana | per week | por semana | na tydzień
perDog | a cane | per dog | pro Hund | par chien | por perro | per hond | por cão | za psa
perWash | a lavaggio | per wash | pro Waschgang | par lessive | por lavado | per wasbeurt | por lavagem | za pranie
perBag | a valigia | per bag | pro Koffer | par bagage | por maleta | per tas | por mala | za bagaż
perKwh | per kWh | per kWh | pro kWh | le kWh | por kWh | per kWh | por kWh | za kWh
only | solo | only | nur | seulement | solo | alleen | apenas | tylko
monday | lunedì | Monday | Montag | lundi | lunes | maandag | segunda-feira | poniedziałek
tuesday | martedì | Tuesday | Dienstag | mardi | martes | dinsdag | terça-feira | wtorek
wednesday | mercoledì | Wednesday | Mittwoch | mercredi | miércoles | woensdag | quarta-feira | środa
thursday | giovedì | Thursday | Donnerstag | jeudi | jueves | donderdag | quinta-feira | czwartek
friday | venerdì | Friday | Freitag | vendredi | viernes | vrijdag | sexta-feira | piątek
saturday | sabato | Saturday | Samstag | samedi | sábado | zaterdag | sábado | sobota
sunday | domenica | Sunday | Sonntag | dimanche | domingo | zondag | domingo | niedziela
weekend | fine settimana | weekend | Wochenende | week-end | fin de semana | weekend | fim de semana | weekend
weekday | giorni feriali | weekdays | werktags | en semaine | entre semana | doordeweeks | dias úteis | dni robocze
january | gennaio | January | Januar | janvier | enero | januari | janeiro | styczeń
february | febbraio | February | Februar | février | febrero | februari | fevereiro | luty
march | marzo | March | März | mars | marzo | maart | março | marzec
april | aprile | April | April | avril | abril | april | abril | kwiecień
may | maggio | May | Mai | mai | mayo | mei | maio | maj
june | giugno | June | Juni | juin | junio | juni | junho | czerwiec
july | luglio | July | Juli | juillet | julio | juli | julho | lipiec
august | agosto | August | August | août | agosto | augustus | agosto | sierpień
september | settembre | September | September | septembre | septiembre | september | setembro | wrzesień
october | ottobre | October | Oktober | octobre | octubre | oktober | outubro | październik
november | novembre | November | November | novembre | noviembre | november | novembro | listopad
december | dicembre | December | Dezember | décembre | diciembre | december | dezembro | grudzień
summer | estate | summer | Sommer | été | verano | zomer | verão | lato
winter | inverno | winter | Winter | hiver | invierno | winter | inverno | zima
spring | primavera | spring | Frühling | printemps | primavera | voorjaar | primavera | wiosna
autumn | autunno | autumn | Herbst | automne | otoño | herfst | outono | jesień
morning | mattina | morning | morgens | matin | por la mañana | ochtend | manhã | rano
afternoon | pomeriggio | afternoon | nachmittags | après-midi | por la tarde | middag | tarde | popołudnie
evening | sera | evening | abends | soir | por la noche | avond | noite | wieczorem
holiday | festivi | bank holidays | Feiertage | jours fériés | festivos | feestdagen | feriados | święta
arrivalDay | all'arrivo | on arrival | bei Anreise | à l'arrivée | a la llegada | bij aankomst | na chegada | przy przyjeździe
departureDay | alla partenza | on departure | bei Abreise | au départ | a la salida | bij vertrek | na saída | przy wyjeździe
onSite | sul posto | on site | vor Ort | sur place | en el alojamiento | ter plaatse | no local | na miejscu
except | tranne | except | außer | sauf | excepto | behalve | exceto | oprócz
if | se | if | wenn | si | si se | als | se | jeśli
before | prima | before | vor | avant | antes | voor | antes | przed
after | dopo | after | nach | après | después | na | depois | po
otherwise | altrimenti | otherwise | sonst | sinon | si no | anders | senão | inaczej
dayBefore | il giorno prima | the day before | am Vortag | la veille | el día anterior | de avond ervoor | na véspera | dzień wcześniej
sameDay | lo stesso giorno | the same day | am selben Tag | le jour même | el mismo día | dezelfde dag | no mesmo dia | tego samego dnia
oncePerWeek | una volta a settimana | once a week | einmal pro Woche | une fois par semaine | una vez por semana | een keer per week | uma vez por semana | raz w tygodniu
roundTheClock | 24 ore su 24 | round the clock | rund um die Uhr | 24h/24 | 24 horas | dag en nacht | 24 horas por dia | całodobowo
highSeason | alta stagione | high season | Hauptsaison | haute saison | temporada alta | hoogseizoen | época alta | wysoki sezon
lowSeason | bassa stagione | low season | Nebensaison | basse saison | temporada baja | laagseizoen | época baixa | niski sezon
schoolHolidays | vacanze scolastiche | school holidays | Schulferien | vacances scolaires | vacaciones escolares | schoolvakanties | férias escolares | ferie szkolne
noon | mezzogiorno | noon | Mittag | midi | mediodía | twaalf uur 's middags | meio-dia | południe
midnight | mezzanotte | midnight | Mitternacht | minuit | medianoche | middernacht | meia-noite | północ
anyTime | a qualsiasi ora | at any time | jederzeit | à toute heure | a cualquier hora | op elk moment | a qualquer hora | o każdej porze
every | ogni | every | jede | chaque | cada | elke | cada | co
`
