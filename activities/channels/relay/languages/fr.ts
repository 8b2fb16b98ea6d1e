import { type Frame, listed } from './frame.ts'

export const french: Frame = {
  begins: listed(`
    Votre voyageur écrit: | Votre client écrit: | Le voyageur écrit: | Le client écrit: | Votre voyageur demande: | Votre voyageur vous écrit:
    Un client vous a envoyé un message | Un voyageur vous a envoyé un message
    Vous avez reçu un message de {name} | Vous avez reçu un nouveau message de {name} | Message du vacancier | Message du voyageur
    Message du client | {name} vous a écrit
    {name} a écrit: | {name} écrit: | {name} a dit: | {name} vous a écrit: | {name} demande: | {name} a répondu: | Le client {name} a écrit:
    Message de {name}: | Nouveau message de {name}: | Réponse de {name}: | Demande de {name}: | Question de {name}: | Message du client {name}:
    {name} vous a envoyé un message | {name} a envoyé un message | {name} t'a envoyé un message | {name} a répondu à votre message
    Vous avez un nouveau message de {name} | Message du client: | Message du voyageur: | Message de votre client: | Message de l'hôte:
    Le client a écrit: | Message du vacancier: | Informations complémentaires
  `),
  ends: listed(`
    Répondre à cette demande | Accepter ou refuser cette demande | Préapprouver ou refuser | Pré-approuver ou refuser | Écrire un message
    Envoyer un message à {name} | Accéder à la messagerie | Accéder à mon tableau de bord | Paiement du voyageur | Paiement du vacancier
    Détails du paiement | Détail du prix | Le contenu ci-dessus a été traduit automatiquement
    Répondre | Répondre maintenant | Répondre à {name} | Répondre au client | Répondre au message | Répondre à ce message | Répondre au voyageur
    Répondre à la demande | Répondre dans Partner Central | Répondre sur Airbnb | Voir le message | Voir la conversation | Afficher la conversation
    Accepter | Refuser | Accepter ou refuser | Pré-approuver
    Détails de la réservation | Informations sur la réservation | Détails de votre réservation | Récapitulatif de la réservation
    Informations de réservation | Détails du séjour | Détails de la demande | Détails du voyage | Messages précédents
    Vous pouvez également répondre directement à cet e-mail | Vous pouvez aussi répondre directement à cet e-mail
    Vous pouvez répondre directement à cet e-mail | Vous pouvez répondre à cet e-mail
    Traduit automatiquement | Traduction automatique
  `),
  amid: listed(`
    Traduction automatique. Voici le message d'origine : | Traduit automatiquement. Voici le message d'origine : | Voici le message d'origine :
    Traduit automatiquement. Message d'origine : | Traduit automatiquement. Message original : | Traduction automatique. Message d'origine :
    Message d'origine : | Message original : | Traduit automatiquement. Le message original suit :
  `),
  hosts: listed('Hôte | Co-hôte'),
  tells: listed('votre voyageur {name} | votre voyageuse {name} | votre client {name}'),
  others: listed(`
    Vous n'avez rien d'autre à faire. Le paiement vous sera envoyé après l'arrivée | Vous n'avez rien d'autre à faire
    Nouvelle demande de réservation | Vous avez une nouvelle demande | Vous avez une nouvelle réservation | {name} a une question | Bonjour, {name} est intéressée par votre hébergement | Bonjour, {name} est intéressé par votre hébergement
    Répondez à la demande de {name} | Répondez à la question de {name} | Répondez à la demande de réservation de {name} | Répondre à la question de {name}
    {name} s'intéresse à votre hébergement | Bonjour, {name} s'intéresse à votre hébergement | Bonjour, {name} est intéressé par votre hébergement
    N'oubliez pas : Airbnb ne vous demandera jamais de transférer de l'argent | Rappel : Airbnb ne vous demandera jamais de transférer de l'argent
    En savoir plus | Identité vérifiée | Pour votre sécurité, communiquez toujours via Airbnb | Téléchargez l'application Airbnb
    Télécharger l'application Airbnb | Mettez à jour vos préférences d'e-mail | Vous avez reçu un nouveau message d'un client
    Merci de répondre au-dessus de cette ligne | Modifier vos préférences | Répondre à la demande d'information de {name}
    Répondez à la demande d'information de {name} | Répondre à la demande de {name} | Demande de la part de
    {name} est intéressé par votre propriété | {name} est intéressée par votre propriété | {name} s'intéresse à votre location
    Disponible après réservation | Nous sommes là pour vous aider. Consultez notre Centre d'aide | Base de l'information
    Nouvelle réservation confirmée ! {name} arrive | Aucune action n'est requise. Le paiement vous sera envoyé après l'arrivée
    Nouveau message de votre client | Nouveau message du client
    Gérer ma réservation | Gérer la réservation
    {name} a annulé la réservation | {name} a annulé sa réservation | La réservation a été annulée | {name} souhaite modifier sa réservation | {name} souhaite modifier la réservation
    Voyageur | Voyageuse | Client | Cliente | Vacancier | Hôte | Personne ayant réservé | Message | Nouveau message | Nouvelle demande | Demande
    Demande de réservation | Nouvelle réservation | Nouveau message de {name} | Nouveau message d'un client | Vous avez un nouveau message
    Vous avez un nouveau message de {name} | Nous avons reçu ce message de {name} | Veuillez répondre au-dessus de cette ligne
    Veuillez saisir votre réponse au-dessus de cette ligne | Demande de {name} | Réservation instantanée de {name} | Votre réservation est confirmée
    Réservation confirmée | Confirmation de réservation | Annulation | {name} souhaite réserver votre logement
    {name} vous a envoyé une demande de réservation | {name} vous a envoyé une demande d'information | Envoyer un message à {name} | Envoyer un message
    Télécharger l'application | Aide | Centre d'aide | Nous contacter | Service client | Confidentialité | Politique de confidentialité
    Conditions générales | Conditions d'utilisation | Se désabonner | Se désinscrire | Tous droits réservés | Le saviez-vous? | Message d'origine
    Afficher l'original | Pour votre protection et votre sécurité, communiquez toujours via Airbnb | Voir la réservation
    Cet e-mail vous a été envoyé par {platform} | Cet e-mail a été envoyé par {platform} | L'équipe {platform} | Logement entier | Chambre privée
  `),
  labels: {
    name: listed(`
      Nom client | Nom voyageur | Nom du client | Titulaire | Nom du client | Nom du voyageur | Nom de l'hôte | Nom | Nom du vacancier | Voyageur | Client | Nom complet | Réservé par | Voyageur principal
      Personne ayant réservé
    `),
    firstName: listed(`Prénom | Prénom du client | Prénom du voyageur`),
    lastName: listed(`Nom de famille | Nom de famille du client | Nom de famille du voyageur`),
    code: listed(`
      Code de confirmation | Numéro de confirmation | Code de réservation | Numéro de réservation | N° de réservation | N° réservation | Nº de réservation
      ID de réservation | Identifiant de réservation | Référence | Référence de réservation | Référence de la réservation | Réservation | Réservation n° | Numéro d'itinéraire | Itinéraire
      N° de confirmation
    `),
    number: listed(
      "Numéro d'annonce | N° d'annonce | Unité | Chambres | Nombre de chambres | Nombre total d'hébergements | Hébergements | Nuits | Nombre de nuits | Durée du séjour | PIN | Chambre(s) | ID externe | Identifiant externe | Référence externe | Réf. externe",
    ),
    checkIn: listed("Arrivée | Check-in | Date d'arrivée | Enregistrement | Jour d'arrivée | Arrive le | Du"),
    checkOut: listed('Départ | Check-out | Date de départ | Jour de départ | Part le | Au'),
    dates: listed('Dates | Date | Séjour | Dates du séjour | Dates de séjour | Période | Dates de voyage'),
    guests: listed(
      'Client(s) | Voyageur(s) | Nombre total de clients | Total des voyageurs | Nombre total de voyageurs | Total des clients | Total personnes | Voyageurs | Clients | Hôtes | Hôte(s) | Vacanciers | Nombre de voyageurs | Nombre de personnes | Nombre total de personnes | Nombre de clients | Personnes | Occupation | Nombre de vacanciers',
    ),
    adults: listed("Adultes | Adulte(s) | Nombre d'adultes"),
    children: listed("Enfants | Enfant(s) | Nombre d'enfants"),
    price: listed(
      'Total | Total (EUR) | Prix total | Prix | Montant | Montant total | Versement | Vous gagnez | Loyer | Revenus',
    ),
    title: listed(`
      Annonce | Logement | Établissement | Nom de l'établissement | Hébergement | Propriété | Appartement | Maison | Nom du logement | Hôtel
      Nom de l'hôtel | Nom de l'hébergement | Nom de la propriété | Nom de la location | Nom de l'annonce | Votre annonce | Bien
      Location de vacances | Votre hébergement | Votre logement
    `),
    room: listed(
      "Type de chambre | Catégorie de chambre | Chambre | Type d'hébergement | Type de logement | Type de bien | Type d'établissement | Type de propriété | Nom de la chambre",
    ),
    phone: listed('Téléphone | Numéro de téléphone | Téléphone du voyageur'),
  },
  subjects: listed(`
    Nouvelle réservation de {name} | Nouvelle réservation : {name} | Réservation annulée : {name} | Annulation : {name}
    Nous avons reçu ce message de la part de {name} | Message de la part de {name} | Demande d'information de la part de {name}
    Message de {name} concernant {listing}
    Réservation pour {listing} | Réservation de {listing} | Réservation à {listing} | Réservation : {listing} | Demande de réservation pour {listing}
    Demande d'information pour {listing} | Demande d’information pour {listing} | Demande d'informations pour {listing} | Demande pour {listing} | Question sur {listing}
    En attente : demande de réservation pour {listing} | Nous avons reçu ce message de {name} | Message de {name} | Nouveau message de {name}
    Vous avez un nouveau message de {name} | Message du client {platform} {name} | Message du client {name} | Réponse du client {platform} {name} | Réponse de {name}
    Demande de {name} | Demande de réservation de {name} | Demande d'information de {name} | Demande d’information de {name} | Réservation instantanée de {name}
    {name} vous a envoyé un message | {name} a répondu à votre message | {platform} : {name} a répondu à votre message | {platform} : {name} vous a envoyé un message
    {name} a envoyé un message à propos de {listing} | Réservation confirmée : {name} arrive | Réservation confirmée - {name} arrive | {name} arrive
    {name} souhaite modifier | {name} veut modifier | Écrivez un commentaire pour {name} | Laissez un commentaire pour {name}
  `),
  notices: listed(`
    reservation confirmee | reservation annulee | reservation modifiee | confirmation de reservation | annulee : | annulee: | annulation | nouvelle reservation
    reservation instantanee | modifier sa reservation | modification de reservation | demande de modification | paiement | versement | facture | ecrivez un commentaire
    laissez un commentaire | a laisse un commentaire | rappel | arrive demain | arrive aujourd'hui | releve | demande speciale
  `),
  wrote: listed("message | question | demande de | demande d'information | demande pour | a repondu | a ecrit"),
}
