import { wordPattern } from './frames/word-patterns.ts'

/** What platforms tell their hosts by themselves, by what it is of and what became of it, in nine languages and the three of Scandinavia. A further one adds its words. */
const WORDS = {
  /** What a guest has. */
  booking: `
    reservation* booking* stay itinerary trip prenotazion* soggiorno *buchung* *reservierung* aufenthalt réservation* séjour reserva* estancia estadia *boeking* *reservering* verblijf rezerwac* pobyt* rezervac*
    bokning* vistelse* reservasjon* bestilling* ophold* opphold*
  `,
  /** What somebody asks or offers. */
  asked: `
    request* inquir* enquir* offer* pre-approv* preapprov* invitation alteration richiest* offert* preapprov* pre-approv* proposta *anfrage* *angebot* vorabgenehmigung* änderungswunsch* demande* offre* préapprob* pré-approb* préacceptation
    solicitud* consulta* oferta* preaprob* aanvra* *verzoek* aanbieding* aanbod goedkeuring pedido* solicitação consulta* pré-aprova* zapytan* prośb* wniosek ofert* akceptac* dotaz* žádost* poptávk* nabídk* schválen*
    *förfrågan* *begäran* erbjudande* *anmodning* *forespørg* *forespørsel* tilbud*
  `,
  /** What is paid. */
  payment: `
    payment* paiement* zahlung* pagament* pago pagos betaling* płatnoś* platb*
    betalning*
  `,
  /** What became of it. */
  happened: `
    to_change to_modify modificare cambiare ändern modifier changer modificar cambiar alterar wijzigen veranderen zmienić změnit upravit
    cancel* changed modified modification* updated altered amended expire* expiring runs_out ran_out declined withdrawn accepted rejected completed failed submitted reinstated
    cancellat* annullat* cancellazion* annullament* modificat* modifica modifiche aggiornat* scadut* scade scadrà in_scadenza rifiutat* ritirat* accettat* completat* disdett*
    storniert* *stornierung* storno geändert* *änderung* aktualisiert abgelaufen läuft* läuft_ab abgelehnt zurückgezogen angenommen abgeschlossen eingereicht verfallen verfällt
    annul* modifi* mis_à_jour mise_à_jour expir* refusé* retiré* accepté* terminé* changé*
    canceló cambió modificó cancel* anulad* anulación modificad* modificación actualizad* caducad* caduca expirad* expira rechazad* retirad* aceptad* vencid* completad*
    geannuleerd* annulering* gewijzigd* wijziging* bijgewerkt verlopen verloopt geweigerd afgewezen ingetrokken geaccepteerd afgerond
    alterad* alteração atualizad* expirou vence recusad* aceite* aceit* concluíd*
    anulował* odwołał* zmienił* zmodyfikował* anulowan* odwołan* zmienion* zmian* zmodyfikowan* zaktualizowan* wygas* odrzucon* wycofan* przyjęt* zaakceptowan* zakończon*
    zrušil* změnil* upravil* zrušen* stornov* změněn* změn* upraven* aktualizovan* vypršel* vyprší zamítnut* odmítnut* stažen* přijat* dokončen*
    ändra avbok* ändrad* ändrat ändrade* *ändring* uppdaterad* löper_ut gått_ut utgången nekad* avböjd* avböjt accepterad* godkänd* slutförd*
    ændre aflyst* aflysning* annulleret ændret *ændring* opdateret udløber udløbet afvist accepteret godkendt endre kansell* avbestilt endret *endring* oppdatert utløper utløpt avslått akseptert godtatt
  `,
  /** Of what was asked: it is no longer open. */
  ended: `
    expire* expired accepted declined withdrawn rejected completed scadut* accettat* rifiutat* ritirat* abgelaufen angenommen abgelehnt zurückgezogen expir* accepté* refusé* retiré* caducad* aceptad* rechazad* retirad*
    verlopen geaccepteerd geweigerd ingetrokken expirou aceit* recusad* wygas* zaakceptowan* przyjęt* odrzucon* wycofan* vypršel* přijat* odmítnut* zamítnut*
    löper_ut gått_ut utgången accepterad* nekad* avböjd* godkänd* udløbet udløber accepteret afvist godkendt utløpt utløper akseptert avslått godtatt
  `,
  /** Somebody asks for a change, and may say why: nothing came of it yet. */
  wanted: `
    wants_to would_like_to asks_to alteration_request change_request request_to_change request_to_modify vuole desidera chiede richiesta_di_modifica möchte bittet wünscht *änderungswunsch* änderungsanfrage souhaite demande_de_modification demande_à
    quiere desea solicita solicitud_de_modificación solicitud_de_cambio wil graag wijzigingsverzoek verzoek_tot pede quer deseja gostaria pedido_de_alteração solicitação_de_alteração prosi prośba_o chce wniosek_o žádá žádost_o
    vill önskar ber_om *ändringsförfrågan* *ändringsbegäran* begäran_om_ändring vil ønsker beder_om ændringsanmodning* anmodning_om_ændring endringsforespørsel* forespørsel_om_endring
  `,
  /** A guest's own wish, that a platform hands on. */
  wishes: `
    special_request* richiest*_special* sonderwunsch* demande*_spéciale* petición_especial peticiones_especiales solicitud_especial speciaal_verzoek speciale_verzoeken pedido*_especia* specjaln*_prośb* zvláštní_požadav*
    särskil*_önskemål særlig*_ønske* spesiel*_ønske*
  `,
  /** Whoever comes. */
  guest: `
    guest* traveler* traveller* ospit* viaggiator* gast* gäste* reisend* urlauber* voyageur* client* hôte* huésped* viajer* client* reiziger* gasten hóspede* viajante* gość gościa goście gości podróżn* host hosta hosté hostů cestovatel*
    gæst* gjest* resenär* rejsende
  `,
  /** Whether they did. */
  came: `
    arrived arriving no-show no_show arrivat* in_arrivo mancato_arrivo angekommen nichtanreise nicht_angereist arrivé* non-présentation llegado no_presentad* no_presentado aangekomen chegou chegaram przyjechał* niestawienni* przyjeli dorazil* nedorazil* nedostaven*
    anlänt uteblev* utebliven ankommet udeblev* uteble
  `,
  /** That somebody comes in a while. */
  soon: `
    arrives_in arrives_on arrives_tomorrow arrives_today arrives_soon is_arriving arrives arriva_tra arriva_fra arriva_oggi arriva_domani arriva_il sta_per_arrivare kommt_in kommt_morgen kommt_heute kommt_am reist_an reist_morgen_an arrive_dans arrive_demain arrive_aujourd'hui arrive_bientôt arrive_le
    llega_en llega_mañana llega_hoy llega_el komt_over komt_morgen komt_vandaag arriveert chega_em chega_amanhã chega_hoje przyjeżdża przyjedzie přijede přijíždí check-in_tomorrow check-in_today check-in_reminder reminder promemoria erinnerung rappel recordatorio herinnering lembrete przypomnienie připomín* připomenut*
    reist_heute reist_morgen reist_in reist_am arriva_presto arrive_ce llega_pronto komt_binnenkort chega_em_breve przyjeżdżają přijíždějí
    anländer ankommer kommer_snart kommer_imorgon kommer_i_morgon kommer_i_morgen kommer_den påminnelse* påmindelse*
  `,
  /** Of money and accounts a platform tells in a subject, and a guest never. */
  alone: `
    payment_received pagamento_ricevuto zahlung_erhalten zahlungseingang* paiement_reçu pago_recibido betaling_ontvangen pagamento_recebido platba_přijata
    payout* payment_sent invoice* commission statement refund* chargeback reimbursement tax_form credit_card card_details accredit* bonifico_inviato fattur* commission* estratto_conto rimborso carta_di_credito
    auszahlung* rechnung rechnungen provision* abrechnung* erstattung* kreditkarte* versement* virement* facture* remboursement* carte_bancaire carte_de_crédit factura* comisión comisiones reembolso* tarjeta_de_crédito transferencia ingreso_enviado
    uitbetaling* factuur facturen commissie* terugbetaling* creditcard* repasse* fatura* comissão comissões reembolso* cartão_de_crédito wypłat* faktur* prowizj* zwrot_środków kart* kredytow* výplat* faktur* proviz* vrácení_peněz platební_kart* kreditní_kart*
    damage_claim claim* schadensmeldung* schadensfall segnalazione_danni richiesta_danni réclamation* déclaration_de_dommage* reclamación reclamaciones schademelding* schadeclaim* reclamaç* zgłoszeni*_szkody hlášení_škody
    utbetalning* återbetalning* faktura fakturor kreditkort* udbetaling* refundering* utbetaling* refusjon* betalning_mottagen betaling_modtaget betaling_mottatt skadeanmälan*
  `,
  /** Where hosts and guests ask each other for money, whoever answered there. */
  money_asked: `
    resolution_center resolution_centre request_for_money asked_for_money mediations-center mediationscenter centro_soluzioni centre_de_résolution centro_de_resoluciones resolutiecentrum centro_de_resoluções centrum_rozwiązywania centrum_řešení
  `,
  /** A stay that is new: a guest's first words may come with it. */
  booked: `
    confirmed confermat* bestätigt confirmé* confirmad* bevestigd potwierdzon* potvrzen* instant* immediat* sofortbuchung inmediat* natychmiast* okamžit*
    new_booking new_reservation nuova_prenotazione neue_buchung neue_reservierung nouvelle_réservation nueva_reserva nieuwe_boeking nieuwe_reservering nova_reserva nowa_rezerwacja nová_rezervace
    bekräftad* bekräftat ny_bokning direktbokning* bekræftet ny_reservation ny_booking bekreftet ny_reservasjon ny_bestilling
  `,
  /** A stay that is off. */
  cancelled: `
    cancellation cancelled canceled cancellazione cancellata annullamento annullata *stornierung* storniert storno annulation annulée cancelación cancelada anulación anulada annulering geannuleerd cancelamento anulowanie anulowana odwołanie zrušení zrušena stornování
    avbokning avbokad avbokat avbokades avbokade aflyst aflysning annulleret kansellert kansellering avbestilt
  `,
  /** What a guest says to all. */
  reviewed: `
    review reviewed reviews rated rating recension* bewertung bewertungen bewertet commentaire avis évaluation* évalué* reseña* evaluación evaluaciones valoración opinión beoordel* recensie* avaliação avaliações avaliou
    recenzj* ocenił* opini* hodnocen* recenz* ohodnotil*
    rate_your_guest bewerten bewerte valuta_il_tuo_ospite valuta_l'ospite évaluez évalue evalúa evalúe valora_a valore_a beoordeel avalie oceń ohodnoťte ohodnoť
    omdöme* betygs* anmeldelse* bedømmelse* omtale* vurdering*
  `,
  /** That somebody writes, whatever of. */
  speaks: `
    message* question* replied wrote writes sent_you messagg* domand* ha_scritto ha_risposto *nachricht* frage fragen geschrieben geantwortet a_écrit vous_a_répondu mensaj* pregunta* ha_escrito
    *bericht bericht* vraag vragen heeft_gereageerd mensage* pergunta* escreveu respondeu wiadomoś* pytan* napisał* odpowiedział* zpráv* napsal* odpověděl*
    meddelande* fråga frågor skrev skriver svarade har_svarat besked* meddelelse* spørgsmål har_svaret ny_melding melding_fra spørsmål
  `,
} as const

const PATTERNS = Object.entries(WORDS).map(([kind, words]) => ({
  kind: kind as keyof typeof WORDS,
  pattern: wordPattern(words),
}))

/** Of what a folded subject tells. */
export const eventWordsIn = (folded: string): Set<keyof typeof WORDS> =>
  new Set(PATTERNS.flatMap(({ kind, pattern }) => (pattern.test(folded) ? [kind] : [])))
