import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_IT = {
  there: '(c e|ce|c era|ci sono|vedo|vediamo|abbiamo|si vede|si vedono|c e stato|c e un)',
  cant: '(non riesco|non riesce|non riusciamo|non riescono|nn riesco|nn riesce|nn riusciamo|non puo|non posso|fatico|fatica|non ce la faccio|non si riesce|non possiamo|impossibile)',
  who: '(qualcuno|un uomo|uno sconosciuto|degli uomini|dei ladri|i ladri|un ladro|ladri|ladro|estranei|gente|un tizio|intruso|intrusi)',
  he: '(marito|mio marito|moglie|compagno|compagna|fidanzato|ex|uomo|tizio|qualcuno|vicino|vicini|lui|ragazzo|sconosciuto|padre|fratello|ubriaco)',
}

export const RULES_IT: LanguageRules = {
  fire: `
    (brucia|bruciando|fiamme|fuoco|fumo|incendio|bruciano) & (tenda|tende|forno|divano|letto|scale|presa|asciugamano|pentola|padella|cucina|soffitto|quadro|microonde|tostapane|coperta|phon|lenzuol*|corridoio|materasso|cestino)
    = (fuoco|incendio|al fuoco|fumo)
    = (aiuto|oddio) (fuoco|incendio|al fuoco|c e fuoco) ~3
    $there ~2 (fuoco|fiamme|incendio|principio d incendio)
    (al fuoco|va a fuoco|sta andando a fuoco|andata a fuoco|andato a fuoco|ha preso fuoco|preso fuoco|prende fuoco|prendendo fuoco|in fiamme)
    (fiamme|fuoco|incendio) (in|nella|nel|sul|sulla|dal|dalla|che|ovunque|al|alla) ~2 (cucina|casa|camera|salotto|bagno|balcone|forno|palazzo|giardino|tetto|scale|presa|muro|appartamento|piano|terrazzo|vicini)
    (casa|cucina|forno|appartamento|tetto|tenda|tende|divano|letto|palazzo|presa|macchina|pentola|padella|qualcosa|tutto|quadro|caldaia|stufa|lavatrice|asciugatrice|balcone|camera|frigo*) ~2 (brucia|bruciando|bruciano|fuma|fumo|fumando|scintille|esploso|esplosa)
    (sta|stanno) bruciando
    (odore|puzza|sento|sentiamo|si sente|c e) ~2 (bruciato|bruciaticcio|fumo)
    (fumo) ~2 (esce|uscendo|dappertutto|ovunque|nero|denso|dalla|dal|dalle|in cucina|in casa|nelle scale)
    (pieno di|piena di|tanto|molto|esce|esce del|uscendo) fumo
    (allarme|rilevatore|sensore) (antincendio|fumo|del fumo|antifumo|di fumo) ~2 (suona|suonando|suonato|scattato|non smette)
    (scintille|fa scintille|scintilla) ~4
    (chiamate|chiamato|chiamare|chiama|servono|mandate|chiamiamo) ~2 (pompieri|vigili del fuoco)
  `,
  gas: `
    (odore|puzza|puzzo|odora|sento|sentiamo|si sente|tanfo|esalazion*) ~3 gas
    (fuga|perdita|perdite) ~2 gas
    gas ~2 (perde|esce|fuoriesce|scappa|uscendo|aperto e|non si chiude)
    (monossido) ~3 (suona|allarme|scattato|intossica*|avvelena*)
    allarme ~2 (monossido|gas) ~2 (suona|suonando|scattato)
    (intossicat*|avvelenat*) ~3 (gas|monossido)
    (odore|puzza) ~2 uova marce
  `,
  water: `
    acqua & (caviglie|ginocchia|sale|salendo|trabocca|ginocchio|caviglia)
    (gocciola*|cola|scende|piove|perde|esce|allaga*|sgocciola*|scorre|trabocca*|schizza|zampilla|gronda) & (lampadario|soffitto|parete|muro|scale|presa|dal piano|corridoio|lampada|lampadina|quadro elettrico|tetto)
    (soffitto|parete|muro|lampadario|tetto|lampada|pareti|muri) ~3 (gocciola|gocciolando|perde|perdendo|cola|piove|sgocciola|pioggia|crollat*|crolla|crollando|allagat*|viene giu|gronda|fradici*)
    (piove|gocciola|cola|perde|scende|viene|cade|esce|entra|scorre|goccia) ~3 (soffitto|lampadario|dal tetto|dal muro|in casa|dentro casa|in camera|dalla parete|dal piano di sopra)
    acqua ~3 (soffitto|dappertutto|ovunque|dal muro|dalla parete|lampadario|da tutte le parti|sotto la porta|sul pavimento|per terra|dal piano|dal tubo|dalla caldaia|dalla lavatrice|alle caviglie|dal lavandino|dal termosifone|dai muri|per le scale)
    (acqua) (sta|che|non si|non smette|continua) ~3 (uscendo|entrando|colando|scorre|ferma|chiude|fermarsi|esce|entra|salendo|uscire)
    (allagat*|allagament*|alagat*|allagando|alluvion*|inondat*)
    (perdita) ~1 (d acqua|acqua|idrica|grossa|grande|enorme|dal)
    (tubo|tubatura|tubi|tubazione|caldaia|boiler|scaldabagno|termosifone|flessibile|water|vasca|lavatrice|lavastoviglie|sciacquone|lavandino|rubinetto|wc|cassetta) ~2 (rotto|rotta|scoppiat*|esplos*|saltat*|trabocca*|allaga*|strabord*|perde molta|perde tanta|perde acqua|spruzza)
    (scoppiat*|rotto|saltat*|esplos*|spaccat*) ~2 (tubo|tubatura|tubazione|boiler|caldaia|scaldabagno|flessibile)
    $cant ~2 (chiudere|fermare|bloccare|spegnere) ~2 (acqua|rubinetto|perdita)
    siamo nell acqua
  `,
  injury: `
    (rott*|tagliat*|bruciat*|ustionat*|fratturat*|slogat*|spaccat*|storta|schiacciat*) & (gamba|braccio|caviglia|polso|testa|mano|dito|naso|ginocchio|piede|spalla|fronte|mento|occhio|costola|femore)
    (sanguina|sanguinando|sanguino|sanguinante|sanguinano|emorragia)
    (tanto|molto|pieno di|perde|perdendo|un sacco di|esce|dappertutto) ~1 sangue
    sangue ~1 (dappertutto|ovunque|dalla testa|dal naso)
    (caduto|caduta|cadut*|scivolat*|inciampat*|precipitat*) ~6 (scale|muove|alza|testa|gamba|braccio|male|rott*|sanguin*|svenut*|balcone|doccia|ferit*|non|piscina|finestra|caviglia|dolore)
    (rotto|rotta|fratturat*|spezzat*|slogat*) ~2 (gamba|braccio|caviglia|polso|femore|naso|piede|dito|mano|costola|spalla|anca|osso|testa|schiena|ginocchio)
    (battuto|sbattuto|picchiato|botta) ~2 (testa|in testa)
    (e|si e|sono|rimasto|rimasta|gravemente|c e un|mi sono|una persona|figlio|figlia|bambino|bambina) ~1 (ferit*|ustionat*|scottat* gravemente|folgorat*|fulminat*)
    (scossa|scarica) ~1 (elettrica|forte|corrente)
    preso la scossa
    (tagliat*|tagliato|tagliata) ~3 (mano|dito|polso|braccio|gamba|piede|profond*|vena)
    (taglio|ferita) profond*
    (annega*|affoga*|annegat*)
    (serve|chiamate|chiamato|chiama|mandate|chiamare|chiamiamo|bisogno di|ci vuole|vogliamo) ~2 (ambulanza|118|soccorso|soccorsi)
    ambulanza ~1 (subito|presto|urgente|per favore|adesso)
    (morso|mors*|punto|punt*) ~2 (cane|vipera|serpente|scorpione|medusa)
    (ingoiat*|bevuto|ingerit*|mangiato) ~3 (pila|batteria|candeggina|detersivo|veleno|pastiglie|pillole|farmaci|detergente)
    (brutto|grave|terribile) incidente
    (c e stato|abbiamo avuto|ha avuto) un incidente
    non si muove
    (bruciat*|ustionat*|ustione|ustioni) ~2 (mano|mani|braccio|faccia|viso|gamba|olio|acqua bollente)
  `,
  illness: `
    $cant ~2 (respirare|respira|respiro|deglutire|a respirar)
    (non respira|nn respira|non respiro|respira male|respira a fatica|manca il respiro|fatica a respirare|difficolta respirator*|difficolta a respirare|manca l aria|senza respiro|smesso di respirare|sta soffocando|soffoca|soffocando|soffoco)
    (dolore|dolori|fitta|male|oppressione|peso) ~2 (petto|torace|cuore|braccio sinistro)
    (infarto|ictus|svenut*|svenimento|svenuto|convulsion*|crisi epilettica|attacco di cuore|attacco epilettico|shock anafilattico|anafilattic*|overdose|privo di sensi|priva di sensi|perso i sensi|perso conoscenza|perdita di coscienza|incosciente|attacco d asma|crisi d asma|crisi respiratoria|arresto cardiaco)
    (non si sveglia|non risponde piu|non da segni|non riesco a svegliar*|non si riprende|non reagisce)
    (reazione|crisi) allergic*
    (gola|lingua|viso|faccia|labbra) ~2 (gonfi*|gonfiando|chiudendo)
    (serve|servirebbe|ci serve|mi serve|chiamate|chiama|urgente|bisogno di|cerchiamo|mandate|subito) ~3 (medico|dottore|guardia medica|ospedale)
    (portare|portarlo|portarla|portiamo|portato|portata|andiamo|correre) ~1 (al pronto soccorso|in ospedale|all ospedale)
    (malore|sta malissimo|stiamo malissimo|sto malissimo|sta molto male|sentito male|sentita male|mi sento morire|sto morendo|sta morendo|muoio|stiamo morendo|sto per morire)
    (febbre) ~1 (alta|altissima|a 39|a 40|a 41|39|40|41)
    (vomita|vomitando|sputa) ~2 (sangue|continuamente|da ore|senza sosta|in continuazione)
    (rotte le acque|doglie|sta per partorire|travaglio)
    (suicid*|uccidermi|farla finita|ammazzarmi|togliermi la vita)
    (avvelenat*|intossicat*|intossicazione|avvelenamento)
    (diventato|diventata|diventa|labbra) ~1 (blu|viola|cianotic*)
    (insulina|salvavita|ventolin) ~4 (serve|urgente|senza|dimenticat*|finita)
    (senza|serve|urgente) ~2 (insulina|salvavita)
  `,
  break_in: `
    $who ~2 (entrat*|in casa|cerca di|cercano di|sta cercando|stanno cercando|prova a|provano|tenta|tentano|forza*|forzand*|forzato|si e introdotto|e dentro|alla finestra|scassin*|arrampica*|vuole entrare)
    (hanno|ha) ~1 (rubat*|svaligiat*|forzat*|scassinat*|sfondat*|derubat*|rubbat*|rotto la finestra)
    (siamo|sono) stat* (derubat*|rapinat*|scippat*)
    (rubat*|rubbat*|derubat*|rapinat*) ~4
    (ladri|ladro|intruso|intrusi|svaligiat*|effrazione|scasso|rapina|scassinat*)
    (porta|finestra|serratura) ~2 (forzat*|sfondat*|scassinat*|spaccat*)
    (furto) ~3 (in casa|subito|appartamento|camera|abbiamo)
  `,
  locked_out: `
    (chiave|chiavi) & (spezzat*|rott*|incastrat*|serratura)
    (chius*|rimast*|bloccat*|restat*|lasciat*|stiamo|siamo) ~2 (fuori|fuori casa|fuori di casa|chiusi fuori) ~4 (casa|porta|chiavi|chiave|codice|senza|dentro|notte|pioggia|freddo|appartamento|bambini|entrare|apre|aiuto)
    (chius*|rimast*|bloccat*|restat*) ~1 fuori
    (bloccat*|chius*|intrappolat*|rinchius*|imprigionat*) ~2 (ascensore|bagno|camera|balcone|terrazzo|casa|cantina|dentro|doccia|garage)
    $cant ~2 (entrare|ad entrare|a entrare|aprire|ad aprire|a aprire) ~3 (casa|porta|portone|cancello|appartamento|cassetta|dentro|palazzo|aiuto|per favore|codice|chiave|la porta)
    = (non riusciamo|non riesco|nn riesco|nn riusciamo) (a|ad) entrare ~2
    (porta|portone|cancello|serratura|cassetta delle chiavi|keybox|cassettina) ~1 (non si apre|non apre|nn si apre|bloccat*|non si sblocca|nn apre|si e chius*|e chius* con|sbattut*|e chius* alle)
    (chiavi|chiave) ~2 (pers*|dentro|rott*|spezzat*|incastrat*|dimenticat*|non gira|non funziona|non entra|bloccat*|non c e|non ci sono|smarrit*|cadut*|rubat*)
    (pers*|dimenticat*|lasciat*|smarrit*|perduto) ~2 (chiavi|chiave)
    (codice|pin|tastierino) ~3 (non funziona|nn funziona|non va|sbagliat*|non apre|errat*|non viene accettato)
    (porta|portone) ~2 (chiusa|chiuso) (alle spalle|dietro|con le chiavi)
    (la porta|il portone) ~1 (si e chius*|si e sbattut*)
  `,
  violence: `
    (ubriaco|ubriachi|sconosciuto|uomo|uomini|vicino) & (calci|prende a calci|minaccia*|ammazza*|bussa forte|picchia*|urla)
    $he ~3 (picchia*|picchiat*|picchiando|minaccia*|minacciando|aggredit*|aggredi*|aggredisce|accoltellat*|strangol*|violentat*|stuprat*|colpit*|colpisce|mena|menato|schiaffeggiat*|spinto|vuole uccider*|vuole ammazzar*)
    (mi|ci|la|lo|stato|stata|stati|hanno) ~1 (picchia*|picchiat*|picchiando|minaccia*|minacciat*|aggredit*|accoltellat*|violentat*|stuprat*|menato|malmenat*|pestat*|sta picchiando|stanno picchiando)
    (ha|con|impugna|tiene) (un|una|il|la) (coltello|pistola|arma|ascia)
    (spari|sparat*|sparatoria|sparano|colpi di pistola|accoltellat*|aggressione|violenza)
    (chiamate|chiama|chiamato|chiamare|serve|mandate|servono|chiamiamo) ~2 (polizia|carabinieri|113)
    (urla|grida|urlando|gridando) ~3 (aiuto|donna|bambino|ragazza)
    (paura) ~3 (vita|marito|di lui|compagno|uccida|ammazzi|quest uomo)
    (non mi|non ci) ~1 (lascia|lasciano) (uscire|andare)
    (vuole|vogliono|cerca di|minaccia di|sta per) (uccider*|ammazzar*|picchiar*|violentar*)
    (stalker|rapit*|sequestrat*)
  `,
  other: `
    = aiuto
    = (aiuto|aiutateci|aiutatemi|aiutami|aiutaci|sos|soccorso|emergenza) ~2
    (aiutateci|aiutatemi|aiutami|aiutaci) ~1 (subito|presto|per favore|vi prego|ti prego|adesso)
    (e|e un|e una|c e|abbiamo|ho|questa e|e proprio|una) ~1 emergenza
    emergenza ~1 (chiamate|chiama|aiuto|in casa|subito|chiamami|urgente|rispondi)
    (chiamato|chiamate|chiama|chiamo|chiamare) (il|l)? (112|113|115|118)
    (pericolo di vita|in pericolo)
  `,
  harmless: `
    (moriamo|morendo|muoio|morire|morto|morti) (dalla|di|dal|per la) (voglia|sonno|ridere|fame|sete|caldo|freddo|curiosita|stanchezza|invidia)
    (da morire|muoio dalla voglia|moriamo dalla voglia|morire dal ridere|morti di sonno|stanchi morti|morire dalla voglia)
    (vigili del fuoco|pompieri) ~1 (certificat*|norme|caserma|museo)
    (fuochi d artificio|fuoco d artificio|fuochi artificiali|piano cottura|angolo fuoco|fuochi a gas|4 fuochi|quattro fuochi|due fuochi|3 fuochi|5 fuochi|fuochi|falo|fuoco del camino|camino)
    (accendere|accendiamo|acceso|fare|accenderlo) (il|un|del|i) (fuoco|camino|fuochi)
    (estintore|estintori|rilevatore di fumo|rilevatori di fumo|sensore di fumo|sensori di fumo|rilevatore|rilevatori|rivelatore*|coperta antincendio|uscita di emergenza|uscite di emergenza|numero di emergenza|numeri di emergenza|contatto di emergenza|contatti di emergenza|luci di emergenza|chiave di emergenza|porta antincendio|scala antincendio|scale di emergenza|telefono di emergenza|in caso di emergenza|kit di emergenza|freno di emergenza)
    (cassetta|kit) (del|di|per il) (pronto soccorso|primo soccorso)
    (fumo|fumare|odore|puzza) ~1 (sigarett*|sigar*|tabacco|passivo|consentito)
    (cucina a gas|fornello a gas|fornelli a gas|piano a gas|stufa a gas|bombola del gas|bombola di gas|bombole|riscaldamento a gas|contatore del gas|bolletta del gas|barbecue a gas|impianto a gas|gas naturale|forno a gas)
    (niente|nessun|nessuna|non c e|senza|non e|non e un|non e una|nulla) (fumo|incendio|gas|perdita|emergenza|sangue|urgente|grave|fuga|ferito|ferit*|un emergenza)
    (acqua) ~1 (calda|fredda|potabile|minerale|frizzante|naturale|pressione|tiepida)
    (bloccat*|fermi|rimast*) ~1 (nel traffico|in traffico|in coda|in aeroporto|in autostrada|alla dogana|al lavoro|in ufficio)
    (codice|password|pin) ~1 (wifi|wi fi|fiscale|sconto|promo*|postale|prenotazione|tv|netflix|cassaforte|internet|coupon|cin|cir|lavatrice|identificativo|destinatario)
    (lasciat*|lasciare|lasciamo|lascio|lasceremo|riconsegn*|consegn*) ~2 (chiavi|chiave) ~3 (tavolo|cassetta|buca|dentro la cassetta|nella|sul|alla|cucina|appese|mobile|posto)
    (mangiar*|cenare|cena|pranzo|pranzare|cenato|uscire) fuori
    (fuori) (stagione|citta|orario|programma|mano|servizio|dal centro)
    (colpo di fulmine|rotto il bicchiere|bicchiere rotto|un bicchiere|un piatto|una tazza|una sedia|una lampadina|un vaso)
    (in ascensore|l ascensore|ascensore) ~1 (c e|rotto|presente|funziona)
    (polizia) ~1 (locale|municipale|questura|alloggiati|registrazione|di stato)
    (malore*) (passato|passeggero)
    (vista|panorama|posto) mozzafiato
    (chiuso|chiusi|chiusa|chiuse) (per|in|fino|il|la|al|dal)
    (fuori da|fuori in|fuori sul|fuori il|fuori la|fuori c e)
    (dottore|medico|ospedale|farmacia) ~1 (piu vicino|vicin*|in zona|in paese|nei dintorni)
  `,
  elsewhere: `
    (a|in|di) (gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)
    (anno|estate|inverno|mese|volta|vacanza|soggiorno|viaggio) (scors*|passat*|precedent*)
    (anni|mesi|settimane) fa
    (l anno scorso|una volta|da piccol*|quando ero|nella casa precedente|in un altro|nel film|nel libro|al telegiornale|in passato|nella serie|nel romanzo|la canzone|nelle recensioni|recensioni)
    (in caso di|nel caso|se c e|se ci fosse|se dovess*|se perd*|se succede|cosa facciamo se|cosa fare se|e se|se scoppia|qualora|se restiamo|se rimaniamo|se qualcuno|se non riusciamo|se ci chiudiamo|in caso) ~4
    (tutto risolto|gia risolto|risolto|tutto a posto|sistemato|gia sistemat*|falso allarme)
    (assicurazione) ~5 (copre|chiede|obbligatoria|include|furto|viaggio)
  `,
}
