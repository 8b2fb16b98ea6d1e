import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_FR = {
  cant: '(n arrive pas|n arrive plus|arrive pas|arrive plus|arrivons pas|arrivons plus|peux pas|peux plus|peut pas|peut plus|pouvons pas|pouvons plus|n arrivons pas|ne peut pas|ne peut plus|ne peux pas|ne peux plus|du mal|beaucoup de mal|arrivent pas|reussissons pas|impossible)',
  who: '(quelqu un|un homme|des hommes|un inconnu|cambrioleur*|voleur*|des gens|intrus|un individu|un type|un mec)',
  he: '(mari|mon mari|copain|compagnon|conjoint|ex|homme|quelqu un|voisin|voisins|type|mec|il|elle|pere|frere|inconnu|ivrogne)',
}

export const RULES_FR: LanguageRules = {
  fire: `
    (feu|fumee|flammes|brule|brulent|crame|flambe) & (rideau*|four|prise|canape|lit|escalier*|serviette|couloir|casserole|poele|matelas|plafond|micro ondes|grille pain|multiprise|poubelle|chauffage|hotte)
    = (feu|incendie|au feu|le feu|fumee)
    = (au secours|aide|aidez nous|a l aide) (feu|incendie|au feu|le feu|ca brule) ~2
    (il y a|y a|ya|y a t|on voit|je vois|nous avons|il y avait|c est) (le|un|du|des|un debut d|un debut de)? (feu|incendie|flammes)
    (feu|incendie|flammes) (dans|au|sur|a la|chez|a l) ~2 (cuisine|maison|appartement|chambre|salon|balcon|four|immeuble|toit|escalier*|jardin|prise|cave|garage|voisins|garage)
    (prend feu|pris feu|prit feu|a pris feu|en feu|en flammes|prennent feu)
    (cuisine|maison|four|appartement|toit|rideau*|canape|lit|immeuble|prise|voiture|casserole|poele|quelque chose|tout|tableau electrique|chaudiere|machine|lave linge|seche linge|balcon|frigo|ca|grille pain|multiprise) ~2 (brule|brulent|fume|explose|en train de bruler|fait des etincelles|crame|cramer|prend)
    (odeur|sent|sens|sentons|ca sent) ~2 (brule|fumee|cramé|crame|plastique brule)
    fumee ~3 (sort|partout|noire|epaisse|dans l appartement|dans la|vient|envahit|du four|de la|dans le|dans l)
    (plein de|beaucoup de|remplie de|pleine de|rempli de) fumee
    (alarme|detecteur) ~2 (incendie|fumee) ~2 (sonne|declenche*|s est declenche*|arrete pas|hurle)
    etincelles ~4
    (appelez|appeler|appele|besoin|appelle|envoyez) ~2 (pompiers)
    pompiers ~1 (vite|svp|s il vous plait)
  `,
  gas: `
    (odeur|sent|pue|sentons|sens) & (gaz|gas)
    (odeur|sent|sens|sentons|ca pue|pue) ~3 gaz
    fuite ~2 gaz
    gaz ~2 (fuit|s echappe|fuite|qui s echappe)
    (monoxyde) ~3 (alarme|detecteur|sonne|intoxication|intoxique*)
    (intoxication|intoxique*) ~3 (gaz|monoxyde)
    (odeur|sent) ~2 (oeufs pourris|oeuf pourri)
  `,
  water: `
    eau & (chevilles|genoux|monte|deborde|cheville)
    (ca|tout|evier|toilettes|baignoire|douche) & (deborde|inonde)
    (coule|goutte|degouline|fuit|ruisselle|deborde|inonde|jaillit|suinte) & (plafond|lampe|lustre|mur|prise|escalier*|couloir|tableau electrique|chambre|d en haut|murs)
    (plafond|mur|murs|toit|lampe|lustre) ~3 (goutte|gouttes|coule|fuit|effondre|s effondre|degouline|inonde|ecroule|dégouline|tombe|trempe|ruisselle)
    (eau|ca) ~4 (coule|goutte|degouline|tombe|sort|ruisselle|fuit|vient|monte|jaillit|rentre|pisse) ~4 (plafond|mur|murs|partout|lustre|lampe|sous la porte|d en haut|de chez|tuyau|chauffe eau|machine|sol|toit|escalier*|du dessus|ballon)
    eau (partout|jusqu)
    (coule|goutte|degouline|pleut|fuit|tombe) ~2 (du plafond|plafond|par le plafond|du lustre|dans la chambre|a l interieur)
    (inonde|inondee|inondes|inondation|inondations|inondé|innonde|inondees|degat des eaux|degats des eaux)
    (tuyau|canalisation|chauffe eau|ballon|chaudiere|radiateur|toilettes|wc|baignoire|lave linge|lave vaisselle|evier|conduite|chasse d eau|robinet|flexible|machine a laver) ~3 (eclate|casse|deborde|debordent|explose|creve|rompu|cassee|fuit beaucoup|perce|eclatee|pete|lache)
    (grosse|grande|enorme|importante|une) fuite ~1 (d eau|eau|plafond)?
    fuite (d eau|au plafond|dans le plafond|importante|sous)
    $cant ~2 (arreter|couper|fermer|stopper) ~2 (eau|fuite|robinet|arrivee)
  `,
  injury: `
    (casse|cassee|coupe|coupee|brule|brulee|tordu|tordue|fracture|ecrase) & (jambe|bras|cheville|poignet|tete|main|doigt|nez|genou|pied|epaule|front|menton|oeil)
    (saigne|saignes|saignement|hemorragie|saignent|ensanglante*)
    (beaucoup de|plein de|perd|perdu|du|couvert de) ~1 sang
    sang partout
    (tombe|tombee|tomber|glisse|chute|tombé) ~6 (escalier*|tete|jambe|bras|bouge|releve*|mal|inconscient*|casse|balcon|douche|blesse*|piscine|fenetre|cheville|saigne|lever)
    (casse|cassee|fracture|fracturee|cassé|foule|deboite|brise) ~2 (jambe|bras|cheville|poignet|nez|pied|doigt|main|cote|hanche|epaule|femur|col)
    (cogne|cognee|tape|choc|heurte|coup) ~2 (tete)
    (est|s est|suis|gravement|sont|enfant|personne|homme|fils|fille|me suis|un) ~1 (blesse|blessee|blesses|brule|brulee|electrocute|electrocutee|ebouillante*)
    (blesse|blessé|blessee) grave*
    (decharge electrique|choc electrique|electrocut*)
    (coupe|coupee|coupure|entaille|plaie) ~3 (profonde*|main|doigt|poignet|bras|jambe|pied|veine)
    (noie|noyade|se noyer|noye|noyee)
    (bouge plus|ne bouge pas)
    (appelez|appeler|appele|besoin|appelle|faut|envoyez|veut) ~2 (ambulance|samu|secours|urgences)
    (ambulance|samu) ~1 (vite|svp|rapidement|urgent*)
    (mordu|mordue|pique|piquee) ~3 (chien|serpent|vipere|scorpion|meduse|guepe*)
    (avale|bu|ingere|mange) ~3 (pile|javel|detergent|poison|medicaments|produit|cachets)
    (grave|terrible) accident
    (il y a eu un|y a eu un|eu un) accident
  `,
  illness: `
    (ambulance|samu) ~1
    j (arive|arriv) pas ~1 respire*
    $cant ~1 (a|de)? ~1 (respirer|respire|avaler)
    (respire|respirer|respires) ~1 (plus|pas|mal|difficilement|a peine)
    (mal a respirer|du mal a respirer|difficulte a respirer|difficultes a respirer|difficultes respiratoires|detresse respiratoire|etouffe|s etouffe|etouffer|manque d air|crise d asthme)
    (douleur|douleurs|mal) ~2 (poitrine|coeur|thorax|bras gauche|thoracique*)
    (crise cardiaque|infarctus|avc|evanoui*|malaise|convulsion*|epilep*|anaphyla*|overdose|inconscient*|perdu connaissance|perte de connaissance|arret cardiaque|perdu conscience|tombe dans les pommes)
    (se reveille pas|ne se reveille|repond plus|reagit plus|reagit pas|reveille plus)
    (reaction|choc) allergique
    (gorge|langue|visage|levres) ~2 (gonfle*|enfle*|bleues|bleu)
    (besoin|appelez|appeler|faut|cherche|cherchons|envoyez|urgent|vite) ~3 (medecin|docteur|hopital)
    (aux urgences|a l hopital)
    (40 de fievre|39 de fievre|forte fievre|beaucoup de fievre|fievre a 40|fievre 40|tres forte fievre|41 de fievre)
    (vomit|crache) ~2 (sang|sans arret|depuis des heures)
    (va mourir|vais mourir|je meurs|en train de mourir|il meurt|elle meurt|entre la vie et la mort)
    (perdu les eaux|contractions|accoucher)
    (suicid*|me tuer|mettre fin a mes jours|en finir)
    (intoxique|empoisonne*|intoxication)
    (devient|devenu|devenue|levres) ~1 (bleu|bleue|bleues|violet)
    (insuline|ventoline|epipen) ~3 (besoin|urgent|oublie|plus)
    (besoin|sans|plus) ~2 (insuline|ventoline|epipen)
  `,
  break_in: `
    $who ~3 (entre|entrer|entree|entres|dans l appartement|dans la maison|force|forcer|essaie|essaye|a la fenetre|s introduit|a l interieur|chez nous|penetre|rentrer|rentre|dans notre)
    (cambriol*|cambrioleur*|effraction|intrus)
    (ete|avons ete|suis fait|s est fait|sommes fait) ~1 (vole|volee|voles|cambriole*|braque*|agresse*)
    (on nous a|ont|on m a|a) ~1 (vole|derobe|pique) ~4 (sac*|passeport*|ordinateur|argent|affaires|bijoux|telephone|tout|valise*|portefeuille)?
    (vol|volé|voles|volees) ~3 (passeport*|ordinateur|argent|bijoux|affaires|sacs)
    (porte|fenetre|serrure) ~2 (forcee|fracturee|cassee par|defoncee|enfoncee|brisee)
  `,
  locked_out: `
    (cle|cles|clef|clefs) & (cassee|cassees|coincee|serrure)
    (enferme|enfermee|enfermes|enfermees|coince|coincee|coinces|bloque|bloquee|bloques|bloquees) ~2 (dehors|dedans|ascenseur|salle de bain|salle de bains|toilettes|balcon|chambre|cave|terrasse|a l exterieur|exterieur|devant la porte)
    (porte) ~2 (claque|s est fermee|claquee|ne s ouvre pas|s ouvre pas|refuse de s ouvrir|veut pas s ouvrir|s est refermee|bloquee|s ouvre plus)
    (cle|cles|clef|clefs) ~3 (perdu*|dedans|a l interieur|cassee|casse|coincee|oublie*|marche pas|tourne pas|fonctionne pas|n ouvre pas|volees|sur la porte|introuvable*)
    (perdu|oublie|casse) ~2 (cle|cles|clef|clefs)
    $cant ~2 (entrer|rentrer|ouvrir) ~3
    (a la porte|dehors|devant la porte|devant l immeuble|devant la maison) ~5 (cle|cles|code|pluie|froid|nuit|ouvr*|entrer|enfants|noir|personne)
    (code|digicode|boite a cles|boite a cle) ~2 (marche pas|fonctionne pas|ne marche pas|ne fonctionne pas|errone|incorrect|faux|ne s ouvre|vide|passe pas|bloque*|s ouvre pas)
  `,
  violence: `
    (ivrogne|homme|type|inconnu|voisin|mec|quelqu un) & (tape|menace|frappe|coups de pied|tuer)
    $he ~3 (frappe|tape|menace|agresse|attaque|etrangle|poignarde|viole|battu|gifle|frapper|tabasse|me suit|veut me tuer)
    (me fait|suis fait|ete|etre|s est fait|me suis fait|sommes) ~1 (agresse*|frapper|tabasser|menace*|menacee|poignarde*|viole|violee|attaque*|attaquer|braquer|suivre|battre)
    (a|avec|tient|sorti) (un|une)? (couteau|arme|pistolet|hache)
    (coups de feu|fusillade|coup de feu|tirs|violence|bagarre|coups de couteau)
    (appelez|appeler|appele|besoin|appelle|envoyez) ~2 (police|gendarme*|flics)
    (crie|cris|hurle|hurlements) ~3 (aide|secours|femme|enfant)
    (peur) ~3 (ma vie|mon mari|de lui|notre vie|mon copain|cet homme)
    laisse pas (sortir|partir)
    (veut|va|menace de|essaie de) ~1 (tuer|frapper)
  `,
  other: `
    = (au secours|a l aide|aidez nous|aidez moi|aide|secours|sos)
    (au secours|a l aide)
    (aidez nous|aidez moi) ~1 (vite|svp|s il vous plait|urgent)
    (c est|c est une|avons|est|il y a|y a|ai) (une|vraiment une)? urgence
    = (urgence|une urgence|urgence vitale)
    urgence ~1 (appelez*|vite|svp|dans l appartement|aidez*|rappelez*)
    (appele|appelez|appelle|appeler) (le|les)? (112|15|17|18)
    (en danger|danger de mort)
  `,
  harmless: `
    (a mourir de rire|mourir de rire|a couper le souffle|mort de fatigue|mort de rire|meurs d envie|mourir d envie|coup de coeur|coup de foudre|a tomber)
    (poele a bois|poele a granules|bras de mer|main courante|fait main)
    (feu de cheminee|feu de bois|feu de camp|feux d artifice|feu d artifice|feux|feu rouge|plaques|cheminee|pare feu|coupe feu|cocotte feu|feu vert)
    (faire|allumer|faisons|fait|un bon) (un|du|le)? (feu|barbecue)
    (y a t il|avez vous|est ce qu il y a|a t il|y a t|dispose*|ou est|ou se trouve|avec) ~4 (detecteur*|extincteur*|alarme*|trousse*|defibrillateur|sortie de secours)
    (trousse de secours|trousse de premiers secours|sortie de secours|issue de secours|numero d urgence|numeros d urgence|contact d urgence|cle de secours|roue de secours|en cas d urgence|cles de secours|lit de secours|plan b|urgence dentaire|eclairage de secours)
    (gaziniere|cuisiniere a gaz|plaque a gaz|plaques a gaz|bouteille de gaz|chauffage au gaz|barbecue a gaz|four a gaz|compteur de gaz|cuisson au gaz|gaz de ville|chaudiere a gaz)
    (pas de|aucune|sans|pas d|aucun|pas une|rien de|pas un) (feu|fumee|fuite|gaz|urgence|sang|incendie|blesse|danger|urgent|grave|odeur|fumeur)
    (eau) (chaude|froide|potable|tiede|minerale|gazeuse)
    (fumee|odeur) (de|du) (cigarette*|tabac|cigare)
    (bloque*|coince*) ~2 (bouchons|embouteillages|circulation|aeroport|autoroute|travail|douane|reunion)
    (code) (wifi|wi fi|postal|promo|de reservation|netflix|tv|du coffre|reduction|internet)
    (laisse*|rendre|deposer|remettre|rendons|laisserons|laisserai|recuperer|remise) ~2 (cle|cles|clefs) ~4
    (verre|assiette|tasse|vase|ampoule|lampe) ~2 (casse|cassee|tombe|tombee)
    (diner|manger|manges|dejeuner|sortir) dehors
    (tombe|tombent|tombee) ~1 (bien|amoureu*|malade|a pic|en panne|sur)
    (medecin|hopital|pharmacie|police|urgences) ~2 (plus proche|proche|a proximite|du coin|pres)
    (nuit tombe|la neige|neige|la pluie|il pleut|pleut)
    (du mal a|impossible de) (trouver|choisir|decider|reserver|lire|voir)
    (impossible d|peux pas|peut pas|pouvons pas|peuvent pas) ~1 (entrer|arriver|rentrer) ~1 (avant|en contact|plus tot)
    (declaration|fiche) de police
  `,
  elsewhere: `
    (en|au mois de) (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
    (annee|ete|hiver|mois|semaine|fois|sejour|voyage|vacances|printemps|automne|location) (dernier|derniere|dernieres|passe|passee|precedent|precedente)
    il y a ~2 (ans|mois|semaines|annees)
    (quand j etais|autrefois|dans le film|dans le livre|aux infos|dans notre ancien*|dans un autre|a l epoque|dans la serie|le roman|la chanson|avis|commentaires)
    (en cas de|en cas d|que faire si|si jamais|s il y a|si il y a|au cas ou|que se passe t il si|si on|si nous|si quelqu un|si quelque chose|si l) ~4
    (c est resolu|deja regle|probleme resolu|tout est regle|rentre dans l ordre|fausse alerte)
    (assurance|assurances) ~6
  `,
}
