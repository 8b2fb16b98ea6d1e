import type { Cues } from './cues.ts'

export const cuesFr: Cues = {
  enter:
    'prendre possession, recuperer les cles, acceder, prendre les cles, arriv*, entrer, entree, check-in, enregistrement, venir',
  leave: 'dernier jour, check-out, partir, depart*, quitter, liberer, rendre les cles, sortir, rester jusqu',
  comes:
    "pret, prete, etre la, venir, atterrit, atterrissons, remettez, avoir l'appart, avoir l'appartement, avoir le logement, disposer, les cles, acceder, prendre les cles, debarquer, se presenter",
  stays: 'rester, garder, occuper, profiter, partir, quitter, ne partir',
  early: 'plus tot, tot, en avance, avant, anticip*',
  late: 'plus tard, tard, tardif*, tardive*, apres minuit',
  when: "a quelle heure, quelle heure, quand, heure*, horaire*, a partir de quand, jusqu'a quand",
  aspects: {
    heated: 'chauffe, chauffee, chauffees, chaude',
    cost: "(?<!les )combien(?! d[e']| y| sont| sommes| peuvent| peut| faut| etes| a-t| ont), coute*, cout, a combien s'eleve, quel est le montant, prix, gratuit*, payant*, payer, tarif*, supplement*, frais, en plus, cher",
    included: 'inclus*, compris*, fourni*, apporter, amener nos, apporter nos, mis a disposition, prevu*',
    where: 'quelque part, ou, ou est, ou se trouve, ou sont',
    hours:
      "tous les combien, quel jour, quels jours, combien de fois, a quelle frequence, a quelle heure, quelle heure, horaires, ouvert*, ferme*, quand, ouvre, toute l'annee, saison, jusqu'a quelle heure, periode",
    far: 'a quelle distance, distance, loin, proche*, pres, plus proche, combien de temps, a pied, combien de minutes, a combien de',
    count: 'combien de, (?<!les )combien, nombre de',
    private: 'prive*, privati*, partage*, commun*, exclusi*, rien que pour nous',
    indoor: 'interieur*, exterieur*, couvert*',
    fenced: 'cloture*',
    covered: 'couvert*',
    speed: 'rapide*, debit, fibre, vitesse, mbps',
    reserve: 'reserv*',
    methods:
      'comment payer, comment on paie, comment regler, comment on paye, carte, especes, virement, cheque, liquide',
    size: 'taille, grand*, superficie',
  },
  negation: 'ne, n, pas, sans, aucun*, jamais, malheureusement, non, interdit*, ni, plus de, personne, exclu*',
  asks: "c'est bien, est-il vrai, c'est vrai que, juste pour confirmer, pour confirmer, il parait, serait parfait, serait bien, serait ideal, savoir, pourri*, pouvez, pourrait*, peut-on, peut on, pouvons-nous, puis-je, pourrions, souhait*, aimeri*, besoin, s'il vous plait, svp, stp, est-ce que, y a-t-il, avez-vous, est-il possible, serait-il possible, confirmer, dites, dire, il nous faut, voudri*, auriez-vous, il y a, on peut, demander, question",
  opens:
    "ou, quand, comment, combien, quel*, y a, avez, est-ce, est, sont, peut, peut-on, peux, pouvons, puis, a quelle, a partir, jusqu'a, qui, que, qu'est-ce, faut-il, il y a, on peut, auriez, aurait, avons, sommes, doit-on, devons, acceptez*, serait-il, la piscine est, il faut, est-il, est-elle, sont-ils, sont-elles, existe-t-il",
  confirms:
    "n'est-ce pas, c'est bien ca, c'est ca, exact, correct, donc, non, bien, d'accord pour, j'ai lu que, nous avons lu, j'ai compris que, nous avons compris, si je comprends bien, confirmer, confirmez",
  joins:
    'et aussi, aussi, et puis, de plus, par ailleurs, autre question, et est-ce que, et peut-on, et y a-t-il, et ou, et comment, et combien, et a quelle, ainsi que, egalement, en outre, et faut-il, et le, et la',
  changes:
    'finalement, au fait, en fait, en retard, retard, serons finalement, nous serons, nous sommes maintenant, nous rejoint, nous rejoignent, change*, un jour plus tard, un jour plus tot, de plus, au lieu de, en plus',
  thanks:
    "merci, tres, vite, beaucoup, mille, encore, infiniment, bien, parfait, parfaite, super, genial, d'accord, entendu, recu, note, a, bientot, demain, vendredi, samedi, dimanche, lundi, mardi, mercredi, jeudi, tout, l'heure, au, revoir, tres, bonne, bon, journee, soiree, nuit, week-end, weekend, semaine, fin, excellente, belle, ok, okay, compris, clair, pour, votre, vos, ta, ton, la, le, les, l, de, du, des, cette, ces, reponse, rapide, rapidite, gentillesse, accueil, aide, information*, info*, precision*, retour, disponibilite, sejour, passe, avons, nous, ai, je, j, vous, te, et, c'est, est, etait, c'etait, une, un, agreable, magnifique, formidable, merveilleux, top, cordialement, salutations, bonjour, bonsoir, salut, chere, cher, anna, hate, d'arriver, venir, voir, impatients, impatiente, rejouis, rejouissons, sincerement, chaleureusement, amicalement, oui, pas, souci, soucis, probleme, aucun, avec, plaisir, maison, logement, appartement, en, nickel, ca, marche, qui, plus, tard, si, tellement, reception",
  neutral:
    "changez, changes, changent, passent, passe, ramasses, eteint, allume, comme, bons, chalet, mas, linge, notre, mere, pere, parents, mari, femme, fils, fille, ami*, frere, soeur, vol, avion, atterri*, an, ans, annee, mois, age*, kg, kilos, pese, race, marche, fonctionne, commence, finit, ok, probleme, prochain*, serve*, servi*, pourriez, permet*, permis, quelque, quelqu, endroit, bien, deja, autre*, heures, propose*, dispose*, equip*, inclu*, egalement, aussi, donc, enfin, svp, stp, confirmer, confirmez, accept*, autoris*, admis*, bienvenu*, envoyer, faut, doit, doivent, devons, amener, emmener, prendre, exact*, existe, possibilite, utiliser, utilisation, laisser, deposer, mettre, poser, garder, stocker, place, lieu, sur place, proximite, alentours, quartier, residence, immeuble, batiment, villa, gite, studio, chambre, maison, logement, notre, nos, avec, petit*, deux, trois, quatre, cinq, six, personnes, adultes, pers, euros, euro, nuit, nuits, jour, par, chaque, minutes, metres, km, prevoir, besoin, venons, viens, viendrons, voyageons, serons, pense*, lu, vu, annonce, description, dit, indique, semble, vraiment, reellement, deja, bien, trouver, aller, rendre, rester, dormir, manger, acheter, louer, location, payer, on, toujours, seulement, uniquement, sinon, apres, avant, pendant, durant, jusqu, depuis, cela, ca, juin, ouvert*, comment, disposition, acces, ensuite, vehicule, voiture, voitures, necessaire, compte, fait, faire, temps, temps faut-il, faut-il, convient, conviennent, convient-il, vers, environ, loger, tient, tiennent, rentrent, circule, circulent, s'arrete, dessert, met-on, ramassees, ramasse, ramassage, recharger, charger, fonctionnent, accessible a pied, rejoindre, venir, se rendre, trouve-t-on, se trouve, exactement, a peu pres, donnent, donne, sert, servent, tous, toutes, dure, met, loft, appart",
}
