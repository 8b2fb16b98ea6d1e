import { wordPattern } from './word-patterns.ts'

/**
 * What platforms speak of, in nine languages: whole words, beginnings of words (`repl*`), and words in a row (`do_not`). None of them alone
 * makes a line the platform's; what stands beside it does (`line-evidence.ts`). A further language adds its words.
 */
const WORDS = {
  answer: `
    repl* answer* respon* write_back rispond* rispost* antwort* beantwort* zurückschreib* reagier* répon* respond* respuesta contest* antwoord* beantwoord* reageer* reactie
    respost* responda odpow* odpis* odpov* odepsat
  `,
  mail: 'email* e-mail* mail* courriel* correo* bericht*',
  guest: `
    guest guests guest's traveler* traveller* customer* ospit* viaggiator* cliente clienti gast gastnachricht* gastbericht* gäste* gastes gäste gästen reisend* urlauber* interessent* mieter
    voyageur* client clients hôte hôtes huésped* viajer* cliente clientes gasten reiziger* hóspede* viajante* gość gościa gościem gościom goście gości podróżn* klient*
    host hosta hostovi hostem hosté hostů cestovatel*
  `,
  yours: `
    your_guest your_guest's one_of_your_guests your_traveler il_tuo_ospite il_suo_ospite un_tuo_ospite ihr_gast dein_gast ihrem_gast deinem_gast votre_client votre_voyageur votre_hôte su_huésped tu_huésped
    je_gast uw_gast o_seu_hóspede seu_hóspede twój_gość twojego_gościa váš_host vašeho_hosta
  `,
  arrives:
    'arriv* check-in check-out checkout anreise* ankunft* abreise* arrivée* départ llegada salida entrada aankomst* vertrek* chegada saída przyjazd* wyjazd* příjezd* odjezd* inchecken uitchecken',
  message: `
    message* conversation* chat inbox mail messagg* conversazion* *nachricht* unterhaltung* posteingang post mensaj* conversación bandeja *bericht* gesprek* inbox
    mensage* conversa* wiadomoś* rozmow* skrzynk* zpráv* konverzac* schránk*
  `,
  request: `
    request* question* inquir* enquir* richiest* domand* *anfrage* frage fragen mieteranfrage buchungsanfrage demande* question solicitud* consulta* pregunta* petición
    aanvra* vraag verzoek* pedido* pergunta* consulta* zapytan* pytan* prośb* dotaz* žádost* poptávk* požadav*
  `,
  booking: `
    reservation* booking* stay confirmation conferma bestätigung* confirmación bevestiging confirmação potwierdzenie potvrzení itinerar* prenotazion* soggiorn* *buchung* aufenthalt* *reservierung* réservation* séjour* itinéraire reserva* estancia itinerario
    *boeking* *reservering* verblijf reserva* estadia rezerwac* pobyt* rezervac* pobyt*
  `,
  speaks: `
    sent sends wrote writes says asks asked has_replied has_responded has_a_question would_like_to_know wants_to would_love_to needs_you ha_scritto scrive ti_ha le_ha vi_ha ha_risposto ha_inviato chiede vuole ha_una_richiesta
    hat_geschrieben hat_ihnen hat_dir hat_fragen hat_eine_frage schreibt fragt möchte wartet_auf geantwortet kontakt a_écrit vous_écrit a_envoyé vous_a a_répondu a_modifié a_ajouté souhaite attend_votre a_une_question
    ha_escrito ha_enviado te_ha le_ha envió quiere pregunta ha_respondido heeft schrijft wil_weten vraagt escreveu enviou respondeu quer pergunta gostaria napisał* pisze pyta przesłał* odpowiedział* chce ma_pytanie
    napsal* píše poslal* odpověděl* má_dotaz se_ptá chce
  `,
  announces: `
    the_following as_follows what_they_wrote dice_lo_siguiente lo_siguiente quanto_segue scrive_quanto folgendes folgende_nachricht ce_qui_suit het_volgende o_seguinte następując* následující* message_text personal_message
    testo_del testo_della nachrichtentext le_message_de personal_note treść_wiadomości text_zprávy
  `,
  arrived: `
    new unread pending received waiting nuov* ricevuto in_attesa neue neuer neues erhalten ungelesen wartet nouveau nouvelle reçu attente nuevo nueva recibido sin_leer pendiente tiene tienes
    nieuw nieuwe ontvangen ongelezen novo nova recebeu por_ler pendente nowa nowe nowy otrzymał* masz nový nová nové obdržel* máte
  `,
  guarded: `
    never always only don't do_not outside protect* safe* secur* guarantee* keep remember mai sempre solo fuori al_di_fuori non sicur* prote* ricorda* nie niemals immer nur außerhalb schutz* geschützt sicher* keine denk
    jamais toujours hors dehors en_dehors sécurité sûr restez ne nunca siempre fuera solo protege* protegid* seguridad no recuerda mantén nooit altijd buiten veilig* alleen sempre fora só segurança não lembre*
    nigdy zawsze tylko poza bezpiecz* nie prosimy nikdy vždy pouze mimo bezpeč* jen
  `,
  money: `
    pay payment* paid wire wired bank card cards password* transfer* money communicat* talk id pagament* pagar* paghi paga bonific* carta carte bancari* comunic* denaro soldi dati zahl* bank* kreditkarte* überweis* geld kommunizier* daten
    paiement* payer payez banque bancair* virement* communi* coordonnées argent pago* pague paga bancari* tarjeta* transferenc* dinero comunic* betaal* betaling* bank* creditcard* geld communiceer* pagamento* pague bancári* cartão transferênc* dinheiro comunic* partilh* compartilh* dados
    płać płat* bank* kart* przelew* pieniąd* pieniędzy komunik* rozmawiaj danych plať* plat* bank* kart* převod* peníze komunik* údaje
  `,
  translated:
    'translat* tradott* traduz* übersetz* tradui* traduct* traduc* vertaal* vertaling traduz* tradução przetłumacz* tłumacz* přelož* překlad*',
  machine:
    'automat* machine google automatic* maschin* automátic* automatiquement strojov* maszyn* automaticky automatycznie',
  law: `
    privacy terms copyright trademark* all_rights registered_in conditions policy condizioni termini informativa diritti_riservati datenschutz* impressum agb nutzungsbedingungen rechte_vorbehalten eine_marke
    confidentialité mentions_légales droits_réservés siège_social centre_d'aide privacidad condiciones términos derechos_reservados privacyverklaring voorwaarden privacidade termos direitos_reservados
    prywatnoś* regulamin warunki zastrzeżone soukrom* podmínky vyhrazena help_centre help_center centro_assistenza hilfe-center hilfebereich centro_de_ayuda helpcentrum centro_de_ajuda centrum_pomocy centrum_nápovědy
  `,
  subscribed: `
    unsubscribe* opt_out preferenc* notification* email_settings e-mail_settings turn_off you_are_getting you_are_receiving you_received_this you_get_this choose_what_we_send disiscriv* annulla_l'iscrizione notifiche impostazioni ricevi_questa hai_ricevuto_questa
    abmelden abbestellen benachrichtigung* einstellungen sie_erhalten_diese du_erhältst_diese désabonn* désinscri* préférences paramètres notifications alertes vous_recevez darse_de_baja notificacion* ajustes preferencias recibe_este recibes_este
    afmelden uitschrijven meldingen instellingen voorkeuren je_ontvangt u_ontvangt cancelar_subscrição cancelar_inscrição notificações definições preferências recebe_este este_e-mail_foi wypisz* powiadom* ustawie* otrzymuj* odhlásit oznámení nastavení tento_e-mail
    this_email_was this_e-mail_was diese_e-mail_wurde questa_e-mail cet_e-mail este_correo deze_e-mail esta_mensagem_foi ta_wiadomość
  `,
  app: `
    app_store google_play get_the_app download_the_app the_app scarica_l'app dall'app nell'app app_herunterladen lade_die_app téléchargez_l'application l'application descarga*_la_app la_app download_de_app baixe_o_app descarregue_a_app aplicação pobierz aplikację aplikacj* stáhněte aplikac*
  `,
  hosting: `
    response_rate your_listing your_property your_accommodation your_earnings your_payout you_could_earn your_calendar experience_score partner partners extranet ycs dashboard accept decline expires more_reservations more_likely dear_partner superhost hosts owners list_with
    tasso_di_risposta la_tua_struttura tuo_alloggio gentile_partner scade accetta rifiuta gestisci guadagn* antwortrate deiner_unterkunft ihre_unterkunft deinem_inserat lieber_partner partnerservice läuft_ab annehmen ablehnen angebot_senden
    taux_de_réponse votre_annonce votre_hébergement cher_partenaire expire accepter refuser les_hôtes índice_de_respuesta tasa_de_respuesta tu_anuncio su_alojamiento tu_alojamiento estimado_colaborador colaborador* caduca aceptar rechazar ganancias más_posibilidades
    reactiepercentage je_advertentie uw_accommodatie beste_partner verloopt accepteren weigeren taxa_de_resposta seu_anúncio tem_um_anúncio seu_imóvel caro_parceiro parceir* expira aceitar recusar ganhos wskaźnik_odpowiedzi twojego_ogłoszenia szanowny_partnerze ekstranet* wygasa zaakceptuj odrzuć
    míra_odpovědí vaše_ubytování vašemu_ubytování vážený_partnere extranet* vyprší přijmout odmítnout
  `,
  team: 'team teams support customer_service equipe staff squadra servizio_clienti ihr_team kundenservice équipe service_client equipo atención klantenservice equipa equipe apoio zespół tým podpora',
  known: `
    joined member_since verified rating review reviews trip_organizer iscritt*_dal membro_dal verificat* recension* mitglied_seit verifiziert* bewertung* membre_depuis vérifi* commentaires évaluations miembro_desde se_unió verificad* evaluacion* reseñas
    lid_sinds geverifieerd* beoordeling* membro_desde verificad* avaliaç* dołącz* zweryfikowan* recenzj* členem_od ověřen* hodnocen* recenz*
  `,
  earlier: `
    previous earlier you_wrote your_message precedent* prima_hai_scritto tuo_messaggio vorherig* früher* zuvor ihre_nachricht deine_nachricht précédent* votre_message vous_avez_écrit anterior* su_mensaje tu_mensaje escribiste eerder* vorig* schreef_u schreef_je
    anterior* sua_mensagem escreveu_antes poprzedni* wcześniej* twoja_wiadomość předchozí dříve vaše_zpráva
  `,
  tip: 'tip tips did_you_know hint good_news lo_sapevi suggerimento consiglio tipp wussten_sie wusstest_du astuce le_saviez-vous conseil consejo sabías_que sabía_que wist_je_dat wist_u_dat dica sabia_que wskazówka czy_wiesz věděli jste',
} as const

export type Concept = keyof typeof WORDS

const PATTERNS = Object.entries(WORDS).map(([concept, words]) => ({
  concept: concept as Concept,
  pattern: wordPattern(words),
}))

/** Of what a folded text speaks. */
export const conceptsIn = (folded: string): Set<Concept> =>
  new Set(PATTERNS.flatMap(({ concept, pattern }) => (pattern.test(folded) ? [concept] : [])))
