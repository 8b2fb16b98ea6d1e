import type { Risk } from './draft.ts'

export type RiskWords = {
  risk: Risk
  /** Folded; from the start of a word on, to its end where the stem says `\b`. */
  pattern: RegExp
  /** Said by whom it counts. What a guest may ask freely can be too much for a reply to grant, and the other way round. */
  said: 'guest' | 'reply' | 'anyone'
  /** By whom it counts only as long as the house's facts do not prove the whole reply. */
  unproven?: readonly ('guest' | 'reply')[]
}

const BY_ANYONE = ['guest', 'reply'] as const
const BY_REPLY = ['reply'] as const

/** Stems in a text, apart by commas. */
function words(
  [risk, said]: readonly [Risk, RiskWords['said']],
  stems: string,
  unproven: RiskWords['unproven'] = [],
): RiskWords {
  const alternatives = stems.split(',').map((stem) => stem.trim().replace(/\s+/g, '\\s+'))
  return { risk, said, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'u'), unproven }
}

/** What makes a message risky, in eight languages. A needless hit only makes the host look; a missed one may cost money. */
export const RISK_WORDS: RiskWords[] = [
  // Money back, or less of it: asked for, it is the host's to give.
  words(
    ['money', 'anyone'],
    String.raw`
    rimbors, risarc, sconto, sconti\b, scontat, soldi, iban\b, refund, reimburs, compensat, discount, wire transfer,
    money, gift card, bitcoin, paypal, revolut, erstatt, ruckerstatt, entschadig, rabatt, nachlass, geld\b, rembours,
    dedommag, remise\b, reduction, rabais, argent\b, reembols, devoluc, indemniz, descuento, rebaja, dinero,
    terugbetal, korting, overmak, devolu, desconto, zwrot, rabat, znizk, pieniad
  `,
    BY_REPLY,
  ),
  // What something costs and how it is paid.
  words(
    ['money', 'anyone'],
    String.raw`
    prezz, tariff, cost[aoi]\b, costano, costerebbe, pagar, pagament, pago\b, paghiamo, pagato, a pagamento, caparra,
    cauzione, deposito\b, fattura, ricevuta, bonifico, tassa, tasse\b, supplement, euro\b, carta di credito, price,
    pricing, rates?\b, costs?\b, pay\b, pays\b, paying, payment, paid\b, deposit\b, invoice, receipt, bank transfer,
    tourist tax, city tax, fees?\b, surcharge, extra charge, credit card, preis, kostet, kosten\b, gebuhr, bezahl,
    zahlen\b, zahlung, anzahlung, kaution, rechnung, quittung, uberweis, kurtaxe, aufpreis, zuschlag, kreditkarte,
    prix\b, tarif, coute, cout\b, couts\b, frais\b, payer, payant, paiement, acompte, caution\b, arrhes, facture,
    virement, taxe\b, taxes\b, carte bancaire, carte de credit, precio, cuesta, cuestan, coste\b, costes\b, pago,
    fianza, factura, recibo, transferencia, tasa\b, suplemento, tarjeta de credito, prijs, prijzen, tarie[fv], kost\b,
    betal, betaal, borg\b, factuur, toeslag, toeristenbelasting, prec[oao]s?\b, custa, custo, pagamento, caucao,
    fatura, transferenc, taxa\b, dinheiro, cen[aey]\b, kosztuj, koszt, zaplac, platnosc, placi, kaucj, faktur,
    przelew, doplat, oplat
  `,
    BY_ANYONE,
  ),
  { risk: 'money', said: 'anyone', pattern: /[€$£]|\b(?:eur|usd|gbp|chf)\b/u, unproven: BY_ANYONE },
  words(
    ['access', 'anyone'],
    String.raw`
    codic[ei]\b, password, pin\b, serratura, citofono,
    combinazione, codes?\b, passcode, locked out, key ?pad, door lock, smart ?lock, entry code, let (?:me|us|you) in, turcode, zugangscode, zugangsdaten, passwort, kennwort, ausgesperrt,
    mot de passe, digicode, serrure, codigo, contrasena, clave\b,
    cerradura, wachtwoord, deurcode, toegangscode, buitengesloten, senha\b, palavra-passe, haslo, hasla, kod do, kodu do, zatrzasn
  `,
  ),
  // Where keys are kept: a house may say so, whoever asks may be at a shut door.
  words(
    ['access', 'guest'],
    String.raw`
    cassetta di sicurezza, keybox, lockbox, lock box, key box, portachiavi, boite a cle, caja de llaves, sleutelkast, caixa de chaves, skrytk
  `,
  ),
  words(
    ['safety', 'anyone'],
    String.raw`
    incendi, fuoco\b, fumo\b, fuga di gas, odore di gas, puzza di gas, gas (?:leak|smell|alarm),
    smell(?:s|ing)? (?:of |like )?gas, odeur de gaz, fuite de gaz, olor a gas, huele a gas, perdita d, allag,
    ambulanza, pericol, ferit[oaie]\b, infortun, polizia, carabinieri, pompieri, emergenz, aggredi, scossa elettrica,
    cortocircuito, allergi, malore, fire\b, (?:see|smell|there is|there.s|full of|lots? of) smoke,
    smoke (?:in|from|coming|everywhere), gas leak, carbon monoxide, flood, leak, ambulance, danger, injur, police,
    emergenc, unsafe, assault, electric shock, bleeding, stolen, theft, broken glass, feuer\b, brand\b, brennt,
    rauch\b, gasgeruch, wasserschaden, uberschwemm, rohrbruch, krankenwagen, notarzt, notfall, gefahr, verletz,
    polizei, feuerwehr, gestohlen, diebstahl, incendie, feu\b, fumee, fuite, inond, blesse, pompiers, urgence, urgent,
    cambriol, on nous a vole, agress, fuego\b, humo\b, fuga\b, inundac, peligro, herid[oa], policia, bomberos,
    emergencia, robo\b, robad, alergi, brandt, rook\b, gaslucht, gaslek, lekkage, lekt, druppelt, overstrom, gevaar,
    gewond, politie, brandweer, noodgeval, gestolen, inbraak, ingebroken, incendio, fogo\b, fuga de, cheiro a gas,
    pinga, ambulancia, perigo, ferid, bombeiros, roub, assalt, pozar, ogien, dym\b, zapach gazu, czuc gaz, ulatnia,
    wyciek, cieknie, kapie, zalal, zalewa, karetk, niebezpiecz, rann[yaei], policj, straz, wypadek, ukradzion, wlaman,
    tropft, tropfen, gocciol, coule du plafond, gotea
  `,
    BY_REPLY,
  ),
  // How far it is may be asked in peace; what is an emergency is found apart.
  words(['safety', 'anyone'], 'ospedale, hospital, krankenhaus, hopital, ziekenhuis, szpital', BY_ANYONE),
  words(
    ['complaint', 'guest'],
    String.raw`
    sporc[oaih], rott[oaie]\b, guast[oaie]\b, non funzion, non va\b, delus, pessim, orribil, schif, inaccettabil,
    vergogn, reclamo, lament, puzza, rumor, scarafagg, formich, cimici, insett, muffa, freddo, manca\b, mancano, truff,
    problema, problemi, insoddisfatt, dirty, filthy, broken, not working, does ?n.?t work, do ?n.?t work, did ?n.?t work,
    stopped working, disappoint, awful, terrible, horrible, disgust, unacceptable, complain, smell, noise, noisy, loud\b,
    cockroach, bed ?bug, insects?\b, ants\b, mould, mold\b, missing, scam, problem, issue, unhappy, no hot water, not warm, too cold, no heating, nicht warm, zu kalt, non scalda, pas chaud, no calienta,
    freezing, misleading, worst, schmutz, dreckig, kaputt, defekt, funktioniert nicht, geht nicht, enttausch, schrecklich,
    furchtbar, unzumutbar, beschwer, stinkt, larm, laut\b, kakerlak, bettwanz, ameisen, schimmel, fehlt\b, fehlen\b,
    betrug, problem, mangel, unzufrieden, eiskalt, (?:est|etait|sont|etaient|tres|trop|tout|toute|assez|bien|vraiment|plutot|logement|appartement|chambre|cuisine|salle de bains?|draps?|linge|maison|gite|piscine|sol|vaisselle) sales?\b, casse(?:e|es|r)?\b, en panne, ne fonctionne pas, ne marche pas,
    marche plus, fonctionne plus, decu, horrible, affreux, inadmissible, inacceptable, plainte, reclamation, pue\b,
    bruit, bruyant, cafard, punaise, fourmis, moisi, il manque, arnaque, probleme, mecontent, suci[oa], rot[oa]s?\b,
    averiad, no funciona, no va\b, decepcion, horroros, asqueros, inaceptable, queja, quejar, huele, ruido, cucaracha,
    chinches, hormigas, moho, falta\b, faltan\b, estafa, problema, insatisfech,
    vies\b, vuil\b, smerig, kapot, defect, werkt niet, doet het niet, teleurgesteld, verschrikkelijk, onacceptabel, klacht, klagen, stinkt, stank,
    lawaai, herrie, kakkerlak, mieren, schimmel, ontbreekt, oplichting, probleem, problemen, ontevreden, ijskoud,
    suj[oa]s?\b, avariad, partid[oa], estragad, nao funciona, desilud, dececion, horrivel, nojent, inaceitavel, queixa, reclam, cheira, barulho, baratas,
    formigas, bolor, mofo, falta\b, faltam\b, burla, problema, insatisfeit,
    brudn, zepsut, nie dziala, rozczarowan, okropn, obrzydliw, niedopuszczaln, reklamac, skarg, smierdzi, smrod, halas, karaluch, mrowk, plesn,
    brakuje, oszust, problem, niezadowol
  `,
  ),
  words(
    ['legal', 'anyone'],
    String.raw`
    avvocat, denunci, querela, tribunale, causa legale, azione legale, vie legali, contratto, responsabilita, garante,
    privacy, gdpr, lawyer, attorney, lawsuit, sue\b, court\b, legal, liabilit, contract\b, terms and conditions, data
    protection, discriminat, anwalt, anwaltin, rechtsanw, gericht, klage\b, verklag, strafanzeige, anzeige (?:erstatten|gegen), rechtlich, vertrag,
    haftung, datenschutz, avocat, tribunal, porter plainte, juridique, contrat, responsabilite, poursuiv, litige, abogad,
    juzgado, demanda, denuncia, contrato, responsabilidad, advocaat, rechtbank, aansprakelijk, rechtszaak, advogad, processo judicial, prawnik, adwokat, sad\b, pozew, odpowiedzialnosc
  `,
  ),
  words(
    ['booking_change', 'anyone'],
    String.raw`
    cancell, disdi, annull, modific, cambiare (?:la |le )?(?:data|date|prenotazione), spostare, prolungare,
    prolungamento, notte in piu, notti in piu, giorno in piu, ospite in piu, persona in piu, persone in piu,
    ospiti in piu, rest(?:are|iamo) (?:ancora|di piu), aggiungere, no.?show, prenotare, overbooking, cancel,
    reschedul, change (?:the |our |my )?(?:date|booking|reservation), modify, extend, extra night, extra guest,
    extra person, another night, one more (?:night|person|guest), additional (?:night|guest|person), stay longer,
    shorten, postpone, more people, book (?:it|again|another|directly), stornier, storno, absag, umbuch, verschieb,
    verlanger, verkurz, anderung, andern\b, weitere nacht, nacht langer, weitere person, zusatzliche,
    eine person mehr, langer bleiben, annul, decaler, modifi, changer (?:la |les |de )?(?:date|reservation), prolong,
    nuit supplementaire, nuit de plus, personne supplementaire, personne de plus, rester plus, reporter, anular,
    modificar, cambiar (?:la |las |de )?(?:fecha|reserva), ampliar, alargar, noche mas, noche adicional, persona mas,
    persona adicional, aplazar, quedarnos mas, annuler, omboek, verplaats, verleng, verkort, extra nacht,
    extra persoon, langer blijven, alterar, mudar (?:a |as )?(?:data|datas|reserva), prolongar, noite extra,
    noite a mais, pessoa a mais, ficar mais, anulow, odwola, przeloz, przesun, zmienic (?:termin|dat|rezerwac),
    przedluz, skroc, dodatkow[aey] (?:noc|osob), zostac dluzej
  `,
    BY_REPLY,
  ),
  // Another hour of coming or going: the host may have said when it goes.
  words(
    ['booking_change', 'anyone'],
    String.raw`
    in anticipo, anticipat, prima del check, tardivo, late check, early check, earlier, later check,
    check (?:in|out) (?:early|late), fruher, vorzeitig, spater(?:er|es|en)? check, spater auschecken, spater abreisen,
    plus tot, depart tardif, arrivee anticipee, mas temprano, antes de la hora, salida tardia, eerder inchecken,
    later uitchecken, mais cedo, mais tarde, wczesniejsz, pozniejsz
  `,
    BY_ANYONE,
  ),
  words(
    ['promise', 'reply'],
    String.raw`
    prometto, promett, garantis, garantit, ti assicuro, vi assicuro, le assicuro, senza dubbio, omaggio,
    offro io, ci penso io, promise, guarantee, assure you, without fail, complimentary, on the
    house, we will make sure, i will make sure, versprech, versprich, garantier, zusicher, auf jeden fall, geschenkt, promet, garanti, vous assure, t.?assure, sans faute, offert, promet, garantiz, le
    aseguro, te aseguro, sin falta, de regalo, invitamos, beloof, beloven, garander, verzeker, cadeau\b, prometo, prometemos, garant, asseguro, de oferta, obiecuj, gwarantuj, zapewniam, w prezencie
  `,
    BY_REPLY,
  ),
]
