import type { DraftLanguage } from './draft.ts'

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** Words of hospitality talk, folded, that tell a language although they do change what is asked. */
export const LANGUAGE_CUES: Record<DraftLanguage, ReadonlySet<string>> = {
  it: list(`
    piscina funziona rotto rotta sporco sporca doccia bagno bagni cucina letto letti cane cani gatto animali parcheggio colazione ascensore
    lavatrice riscaldamento acqua calda freddo chiavi codice rimborso sconto prezzo costa macchina treno spiaggia valigie bagagli
    bambini bambino culla asciugamani lenzuola piano indirizzo ristorante aeroporto ritardo tardi presto perfetto benissimo cancellare
  `),
  en: list(`
    broken dirty shower bathroom kitchen bed beds dog dogs cat pets parking breakfast lift elevator washing machine heating water hot
    cold keys key code refund discount price cost car train beach luggage bags children baby towels sheets floor address restaurant
    airport late early working works work noise cancel free towel door lock smell night another
  `),
  de: list(`
    kaputt schmutzig dusche bad kuche bett betten hund hunde katze haustiere parkplatz fruhstuck aufzug waschmaschine heizung wasser
    warm kalt schlussel code erstattung rabatt preis kostet auto zug strand gepack koffer kinder baby handtucher bettwasche stock
    adresse restaurant flughafen spat fruh funktioniert larm stornieren kostenlos schwimmbad balkon wlan mitbringen einchecken
  `),
  fr: list(`
    casse sale douche bain cuisine lit lits chien chiens chat animaux parking dejeuner ascenseur lave-linge chauffage eau chaude froide
    cles cle code remboursement remise prix voiture train plage bagages valises enfant enfants bebe serviettes draps etage adresse
    restaurant aeroport tard tot fonctionne marche bruit annuler gratuit piscine acceptes gare
  `),
  es: list(`
    roto rota sucio sucia ducha bano banos cocina cama camas perro perros gato mascotas aparcamiento desayuno ascensor lavadora
    calefaccion agua caliente fria llaves llave codigo reembolso descuento precio cuesta coche tren playa equipaje maletas ninos bebe
    toallas sabanas planta direccion restaurante aeropuerto tarde temprano funciona ruido cancelar gratis piscina admiten
  `),
  nl: list(`
    kapot vies douche badkamer keuken bed bedden hond honden kat huisdieren parkeerplaats parkeren ontbijt wasmachine verwarming warm koud
    sleutel sleutels terugbetaling korting prijs kosten kost auto trein strand bagage koffers kinderbed kinderstoel handdoeken lakens
    beddengoed verdieping adres vliegveld vroeg werkt lawaai annuleren zwembad balkon inchecken uitchecken kinderbedje vaatwasser airco
    roken fietsen tuin trap koffiezetapparaat toegestaan welkom boodschappen supermarkt winkel feestje baby
  `),
  pt: list(`
    avariado sujo suja chuveiro casa de banho cozinha cama camas cao caes gato animais estacionamento pequeno almoco elevador maquina lavar
    aquecimento agua quente fria chaves chave codigo reembolso desconto preco custa carro comboio praia bagagem malas crianca criancas
    bebe toalhas lencois andar morada restaurante aeroporto cedo funciona barulho cancelar gratuito piscina varanda aquecida forno ferro
    secador predio quarto berco somos afinal seremos vamos trazer acabamos limpeza taxa lixo fumar permitida micro ondas louca
  `),
  pl: list(`
    zepsute zepsuty brudno brudny prysznic lazienka kuchnia lozko lozka pies psem psa kot koty zwierzeta parking parkingu sniadanie winda
    pralka ogrzewanie woda ciepla zimna klucze klucz kod zwrot rabat cena kosztuje samochod pociag plaza bagaz walizki dziecko dziecka
    niemowle reczniki posciel pietro pietrze adres restauracja lotnisko pozno wczesnie dziala halas anulowac bezplatny basen balkon
    zameldowac wymeldowac klimatyzacja zmywarka lozeczko sauna kominek palic internet sklep kawy ekspres podgrzewany dostepne wliczone
  `),
}
