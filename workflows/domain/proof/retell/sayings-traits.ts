/** How what is said of things is said by itself, without gender where a language allows it; verbs as they stand in a list. */
export const SAID_TRAITS = `
included | incluso nel prezzo | included | inbegriffen | compris | incluido | inbegrepen | incluído | w cenie
free | gratis | free of charge | kostenlos | gratuit | gratis | gratis | grátis | bezpłatnie
rent | a noleggio | for hire | zu mieten | en location | en alquiler | te huur | para alugar | do wypożyczenia
buy | comprare | buy | kaufen | acheter | comprar | kopen | comprar | kupić
pay | pagare | pay | bezahlen | payer | pagar | betalen | pagar | zapłacić
refund | rimborso | refund | Erstattung | remboursement | reembolso | terugbetaald | reembolso | zwrot
open | aperto | open | geöffnet | ouvert | abierto | geopend | aberto | otwarte
closed | chiuso | closed | geschlossen | fermé | cerrado | gesloten | fechado | zamknięte
heated | riscaldato | heated | beheizt | chauffé | climatizado | verwarmd | aquecido | podgrzewane
private | privato | private | privat | privé | privado | privé | privado | prywatne
shared | condiviso | shared | gemeinsam | partagé | compartido | gedeeld | partilhado | wspólne
indoor | all'interno | inside | drinnen | à l'intérieur | en el interior | binnen | no interior | wewnątrz
outdoor | all'esterno | outside | draußen | dehors | fuera | buiten | fora | na zewnątrz
fenced | recintato | fenced | eingezäunt | clôturé | vallado | omheind | vedado | ogrodzone
guarded | custodito | guarded | bewacht | surveillé | vigilado | bewaakt | vigiado | strzeżone
electric | elettrico | electric | elektrisch | électrique | eléctrico | elektrisch | elétrico | elektryczne
public | pubblico | public | öffentlich | public | público | openbaar | público | publiczne
near | vicino | nearby | in der Nähe | proche | cerca | dichtbij | perto | blisko
beside | accanto | next to | neben | à côté | al lado | naast | ao lado | obok
behind | dietro | behind | hinter | derrière | detrás | achter | atrás | za
right | a destra | on the right | rechts | à droite | a la derecha | rechts | à direita | po prawej
left | a sinistra | on the left | links | à gauche | a la izquierda | links | à esquerda | po lewej
under | sotto | under | unter | sous | debajo | onder | debaixo | pod
turnRight | girare a destra | turn right | rechts abbiegen | tourner à droite | girar a la derecha | rechtsaf | virar à direita | skręcić w prawo
turnLeft | girare a sinistra | turn left | links abbiegen | tourner à gauche | girar a la izquierda | linksaf | virar à esquerda | skręcić w lewo
straightOn | sempre dritto | straight on | geradeaus | tout droit | todo recto | rechtdoor | sempre em frente | prosto
upstairs | al piano di sopra | upstairs | im Obergeschoss | à l'étage | en el piso de arriba | boven | no andar de cima | na górze
downstairs | al piano di sotto | downstairs | unten | en bas | abajo | beneden | em baixo | na dole
walk | a piedi | on foot | zu Fuß | à pied | a pie | lopen | a pé | pieszo
drive | in auto | by car | mit dem Auto | en voiture | en coche | met de auto | de carro | samochodem
broken | guasto | out of order | defekt | en panne | averiado | defect | avariado | zepsute
bring | portare con sé | bring | mitbringen | à apporter | traer | meenemen | trazer | zabrać ze sobą
request | su richiesta | on request | auf Anfrage | sur demande | bajo petición | op aanvraag | a pedido | na życzenie
reserve | prenotare | book | reservieren | réserver | reservar | reserveren | reservar | zarezerwować
order | ordinare | order | bestellen | commander | encargar | bestellen | encomendar | zamówić
send | inviare | send | senden | envoyer | enviar | sturen | enviar | wysłać
must | obbligatorio | must | Pflicht | obligatoire | obligatorio | moeten | obrigatório | trzeba
mandatory | obbligatorio | mandatory | verpflichtend | obligatoire | obligatorio | verplicht | obrigatório | obowiązkowo
optional | facoltativo | optional | optional | facultatif | opcional | optioneel | opcional | opcjonalnie
exempt | esente | exempt | befreit | exonéré | exento | vrijgesteld | isento | zwolnione z opłaty
max | al massimo | maximum | maximal | maximum | máximo | maximaal | no máximo | maksymalnie
min | almeno | at least | mindestens | minimum | como mínimo | minimaal | no mínimo | co najmniej
extra | in più | extra | zusätzlich | en supplément | extra | extra | extra | dodatkowo
extraCharge | supplemento | surcharge | Aufpreis | supplément | suplemento | toeslag | suplemento | dopłata
separate | a parte | separately | separat | à part | aparte | apart | à parte | osobno
small | piccolo | small | klein | petit | pequeño | klein | pequeno | małe
big | grande | large | groß | grand | grande | groot | grande | duże
narrow | stretto | narrow | schmal | étroit | estrecho | smal | estreito | wąsko
steep | ripido | steep | steil | raide | empinado | steil | íngreme | stromo
uphill | in salita | uphill | bergauf | en montée | cuesta arriba | bergop | a subir | pod górę
downhill | in discesa | downhill | bergab | en descente | cuesta abajo | bergaf | a descer | z górki
adult | adulti | adults | Erwachsene | adultes | adultos | volwassenen | adultos | dorośli
child | bambini | children | Kinder | enfants | niños | kinderen | crianças | dzieci
baby | neonati | babies | Babys | bébés | bebés | baby's | bebés | niemowlęta
alone | da soli | alone | allein | seul | solo en casa | alleen gelaten | sozinho | samo
leash | al guinzaglio | on a lead | an der Leine | en laisse | con correa | aan de lijn | com trela | na smyczy
advance | in anticipo | in advance | im Voraus | à l'avance | con antelación | vooraf | com antecedência | z wyprzedzeniem
cash | in contanti | in cash | bar | en espèces | en efectivo | contant | em dinheiro | gotówką
card | con carta | by card | mit Karte | par carte | con tarjeta | met kaart | com cartão | kartą
bankTransfer | bonifico bancario | bank transfer | Überweisung | virement bancaire | transferencia bancaria | bankoverschrijving | transferência bancária | przelew
cheque | assegno | cheque | Scheck | chèque | cheque | cheque | cheque | czek
late | in ritardo | late | spät | tard | tarde | laat | tarde | późno
early | in anticipo | early | früh | tôt | temprano | vroeg | cedo | wcześnie
supervised | sorvegliati | supervised | beaufsichtigt | surveillés | vigilados | onder toezicht | vigiados | pod opieką
ownRisk | a proprio rischio | at your own risk | auf eigene Gefahr | à vos risques | bajo su responsabilidad | op eigen risico | por sua conta e risco | na własne ryzyko
swim | nuotare | swim | schwimmen | nager | nadar | zwemmen | nadar | pływać
bathe | fare il bagno | bathe | baden | se baigner | bañarse | baden | banhar-se | kąpać się
byMail | via e-mail | by email | per E-Mail | par e-mail | por correo electrónico | per e-mail | por e-mail | mailem
byPhone | per telefono | by phone | telefonisch | par téléphone | por teléfono | telefonisch | por telefone | telefonicznie
inPerson | di persona | in person | persönlich | en personne | en persona | persoonlijk | pessoalmente | osobiście
byArrangement | previo accordo | by arrangement | nach Absprache | à convenir | a convenir | in overleg | mediante acordo | po uzgodnieniu
ifFree | se libero | if available | wenn frei | si disponible | si hay disponibilidad | indien beschikbaar | se estiver livre | jeśli wolne
ifPossible | se possibile | if possible | wenn möglich | si possible | si es posible | indien mogelijk | se possível | jeśli możliwe
oneOff | una tantum | one-off | einmalig | une seule fois | pago único | eenmalig | pagamento único | jednorazowo
registered | registrato | registered | angemeldet | inscrit | registrado | geregistreerd | registado | zarejestrowane
fast | veloce | fast | schnell | rapide | rápido | snel | rápido | szybko
slow | lento | slow | langsam | lent | lento | langzaam | lento | wolno
strong | forte | strong | stark | fort | fuerte | sterk | forte | silne
quiet | silenzioso | quiet | ruhig | calme | tranquilo | rustig | sossegado | cicho
red | rosso | red | rot | rouge | rojo | rood | vermelho | czerwone
blue | blu | blue | blau | bleu | azul | blauw | azul | niebieskie
green | verde | green | grün | vert | verde | groen | verde | zielone
yellow | giallo | yellow | gelb | jaune | amarillo | geel | amarelo | żółte
white | bianco | white | weiß | blanc | blanco | wit | branco | białe
black | nero | black | schwarz | noir | negro | zwart | preto | czarne
grey | grigio | grey | grau | gris | gris | grijs | cinzento | szare
dangerous | pericoloso | dangerous | gefährlich | dangereux | peligroso | gevaarlijk | perigoso | niebezpieczne
accessible | accessibile | accessible | barrierefrei | accessible | accesible | rolstoeltoegankelijk | acessível | dostępne dla niepełnosprawnych
popular | molto frequentato | popular | beliebt | populaire | popular | populair | popular | popularne
unsuitable | non adatto | unsuitable | ungeeignet | inadapté | no apto | ongeschikt | inadequado | nieodpowiednie
recommend | consigliato | recommended | empfohlen | conseillé | recomendado | aanbevolen | recomendado | polecane
`
