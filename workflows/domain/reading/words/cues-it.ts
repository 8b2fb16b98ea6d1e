import type { Cues } from './cues.ts'

export const cuesIt: Cues = {
  enter:
    'prendere possesso, ritirare le chiavi, arriv*, entrare, entrata, ingresso, check-in, venire, veniamo, accedere, accesso',
  leave:
    "ultimo giorno, giorno di partenza, check-out, uscire, uscita, partenza, partire, partiamo, lasciare (?:la casa|l'appartamento|la camera|libero|le chiavi|l'alloggio), lasciamo, liberare, andare via, andar via, ripart*",
  comes:
    'pronto, pronta, venire, essere li, esserci, atterra, atterriamo, consegnate, avere le chiavi, prendere la casa, presentarci, passare, essere da voi, le chiavi, avere la casa, avere la camera',
  stays:
    'restare, rimanere, tenere, stare, fermarci, trattenerci, lasciato, lasciare, uscire, liberare, via, usare la camera, andare',
  early: 'prima, in anticipo, anticip*, presto, early',
  late: 'tardi, piu tardi, tarda, posticip*, tardiv*, late, dopo mezzanotte, dopo le 22',
  when: 'a che ora, che ora, da che ora, entro che ora, quando, orari*, ora, fino a che ora, da quando',
  aspects: {
    heated: 'riscaldat*, riscaldabil*, calda, caldo',
    cost: "quanto costa, quanto viene, quanto vengono, a quanto ammonta, costa, costano, costo, costi, a pagamento, si paga, pagare, gratis, gratuit*, prezzo, supplement*, tariffa, quant'e, pagamento, extra, sovrapprezzo",
    included: 'inclus*, compres*, fornit*, incluse nel prezzo, in dotazione, portare, portarci',
    where: "da qualche parte, in qualche posto, dove, dov'e, dove sono, in che punto",
    hours:
      'ogni quanti giorni, ogni quanto, che giorno, in che giorno, quale giorno, in che giorni, quante volte, ogni quanti, orari*, a che ora, quando, fino a che ora, aperto, aperta, apert*, chiude, apre, chius*, da che ora, in che periodo, stagione, a che ore',
    far: 'quanto dista, dista, distanza, lontan*, vicin*, a quanti, quanto e lontan*, quanti minuti, quanto ci vuole, quanto ci si mette, quanto tempo ci, quanto si impiega, a piedi, piu vicin*',
    count: '(?<!ogni )quant*, numero di',
    private: 'privat*, condivis*, esclusiv*, in comune, solo per noi',
    indoor: "copert*, interna, al coperto, all'aperto, esterna",
    fenced: 'recintat*, recinto',
    covered: 'copert*, scopert*, al coperto',
    speed: 'veloc*, velocita, mega, mbps, fibra, fibra ottica',
    reserve: 'prenotar*, prenotazione, riservar*, riservat*',
    methods: 'come si paga, carta, contanti, bonifico, bancomat, in che modo',
    size: 'metri quadr*, grand*, dimension*',
  },
  negation:
    'non, no, nessun*, senza, niente, ne, purtroppo, mai, vietat*, proibit*, esclus*, ne meno, neanche, nemmeno',
  asks: "e vero che, e giusto che, e corretto che, giusto per conferma, solo per conferma, per conferma, andrebbe bene, sarebbe perfetto, sarebbe utile, sarebbe comodo, sapere, vorrei sapere, volevo sapere, chied*, mi chiedevo, ho bisogno, abbiamo bisogno, avremmo bisogno, avrei bisogno, mi serve, ci serve, servirebbe, servirebbero, serve, servono, mi dica, mi dici, fammi sapere, fatemi sapere, fateci sapere, mi conferma, mi confermi, confermate, confermarmi, ci dite, mi sapete dire, sapreste, sapete, sarebbe possibile, e possibile, si puo, si possono, possiamo, possono, posso, potremmo, potrei, potete, puoi, potreste, potresti, vorremmo, vorrei, per favore, cortesemente, gentilmente, avete, c'e, ci sono",
  opens:
    "dove, dov'e, quando, come, quant*, qual*, a che, che, c'e, ci sono, avete, hai, ha, si puo, possiamo, posso, e possibile, sarebbe possibile, fino a, da che, in che, per quant*, chi, cosa, sono, e, esiste, accettate, ammettete, offrite, serve, bisogna, dobbiamo, devo, potete, potremmo, potrei",
  confirms:
    'giusto, vero, corretto, esatto, confermi, conferma, confermate, quindi, allora, se ho capito bene, ho letto che, mi pare, abbiamo capito che, ho capito che, no, dunque',
  joins: "e anche, e inoltre, inoltre, e poi, ed anche, oltre a questo, un'altra cosa, ancora una cosa, infine",
  changes:
    'adesso, ora siamo, in realta, alla fine, invece, cambi*, ritard*, in piu, si unisce, si uniscono, si aggiunge, verra anche, verranno anche, porteremo, portiamo anche, siamo in, siamo diventati, saremo, un giorno prima, un giorno dopo, il giorno dopo, non riusciamo',
  thanks:
    "grazie, mille, tante, ancora, infinite, molte, ringrazi*, perfetto, perfetta, ottimo, ottima, benissimo, bene, va, ok, okay, d'accordo, ricevuto, chiaro, chiarissimo, tutto, capito, a, presto, domani, dopo, venerdi, sabato, domenica, lunedi, martedi, mercoledi, giovedi, ci, vediamo, sentiamo, arrivederci, buona, buon, giornata, serata, notte, weekend, fine, settimana, giorno, gentile, gentilissim*, gentilezza, disponibil*, disponibilita, risposta, informazion*, info, prezios*, super, fantastico, splendid*, meravigli*, bellissim*, stupend*, soggiorno, casa, siamo, stati, stata, state, esperienza, accoglienza, ospitalita, davvero, veramente, molto, tutta, di, per, la, il, le, lo, l, e, che, cosi, vi, ti, lei, te, voi, saluti, saluto, caro, cara, cari, cordial*, ciao, salve, buongiorno, buonasera, non, vedo, vediamo, l'ora, ora, entusiasti, contenti, felici, un, una, abbraccio, della, del, sua, tua, vostra, suo, tuo, vostro, nessun, problema, figurati, si, certo, anna, famiglia, anche, da, parte, nostra, mia, aiuto, consigli, velocissim*, veloce, rapid*, celere, nel, sei, e', stato",
  neutral:
    "passano, passa, ritirano, cambiate, cambiano, cambia, spegne, accende, raccolgono, verso, problema, dista, chalet, monolocale, madre, padre, mamma, papa, nonna, nonno, figli*, marito, moglie, amic*, volo, aereo, treno, anni, anno, mesi, mese, pesa, kg, chil*, razza, funziona, inizia, finisce, va bene, ok, letto, viene, vengono, danno, date, bimba, fino, poi, mezz'ora, prossim*, famiglia, eta, nostr*, tutto l'anno, gentilmente, cortesemente, anzitutto, inoltre, infine, signora, signor, confermare, conferma, sicuro, avete, offrite, prevede, dispone, disponete, possibilita, inclus*, compres*, troveremo, serve, servono, servirebbe*, entro, ammess*, accettat*, accettate, consentit*, benvenut*, ospitare, inviar*, mandar*, permess*, permettete, portarl*, esatt*, precis*, letto che, leggo, visto, vedo, annuncio, descrizione, dotat*, fornit*, vicinanze, zona, posto, davvero, veramente, effettivamente, comunque, solo, solamente, anche, pure, proprio, dentro, fuori, struttura, alloggio, appartamento, monolocale, villa, casa, stanza, camera, edificio, palazzo, condominio, ci, utilizzare, usare, utilizzo, uso, disposizione, durante, soggiorno, periodo, giugno, lasciare, lasciarl*, depositare, mettere, tenere, portare, prendere, dormire, mangiare, raggiungere, andare, visto che, perche, siccome, poiche, dato, essendo, siamo, saremo, viaggiamo, abbiamo, piccol*, bisogno, noleggiare, paga, euro, cent, tutti, tutte, ognun*, ciascun*, persona, persone, adulti, ospite, ospiti, minuti, metri, chilometri, km, ora, ore, giorni, notti, notte, bisogna, occorre, raggiunge, raggiungibile, raggiungono, prende, prendono, ci vuole, ci vogliono, ci si mette, caricare, ricaricare, testa, circa, parte, partono, arriva, funzionano, tenete, fate, fanno, fornite, fornita, forniti, mettete, trova, trovano, trovo, troviamo, riusciamo, riuscite, riesce, andarci, arrivarci, esattamente, precisamente, all'incirca, piu o meno, stanno, ci stanno, basta, bastano, ritirata, raccolta, due, tre, quattro, cinque, sei, sette, otto, dopo, baita, casetta, loft, masseria, trullo, cascina",
}
