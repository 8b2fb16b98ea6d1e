import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/**
 * A guest writes through express@, and the reply goes to a token address that may change with each mail. The thread is the number in the
 * platform's own links, else the reservation's code, else that address.
 */
export const airbnb: Platform = {
  channel: 'airbnb',
  brands: ['Airbnb', '에어비앤비', '爱彼迎', '愛彼迎'],
  relays: ['airbnb.com'],
  programs: ['automated@airbnb.com', 'noreply@airbnb.com', 'no-reply@airbnb.com', 'response@airbnb.com'],
  replies: 'reply.airbnb.com',
  alias: 'airbnb:reply',
  keys: [
    { kind: 'airbnb:thread', pattern: /\/hosting\/(?:thread|messages|inbox\/folder\/all\/thread)s?\/(\d{3,20})/g },
    { kind: 'airbnb:code', pattern: /\bHM[A-Z0-9]{8}\b/g },
  ],
  hostPages: /airbnb\.[a-z.]{2,6}\/hosting\//i,
  code: { shape: /^HM[A-Z0-9]{8}$/, inSubject: /\bHM[A-Z0-9]{8}\b/g, anywhere: /\bHM[A-Z0-9]{8}\b/g },
  templates: { header: 'x-template', ofGuests: /messag|inquir|(?<!alteration_)request|question/i },
  saysKind: true,
  belowTitle: listed(`
    Entire home | Entire home/apt | Entire place | Entire rental unit | Entire villa | Entire condo | Private room | Shared room | Hotel room
    Intero alloggio | Intera casa | Intera casa/apt | Stanza privata | Camera privata | Stanza condivisa | Intera villa
    Gesamte Unterkunft | Gesamte Wohnung | Gesamtes Haus | Ganze Unterkunft | Privatzimmer | Gemeinsames Zimmer
    Logement entier | Chambre privée | Chambre partagée | Maison entière | Alojamiento entero | Habitación privada | Habitación compartida
    Espaço inteiro | Alojamento inteiro | Casa/apto inteiro | Casa/apt. inteiro | Acomodação inteira | Quarto privado | Quarto inteiro | Quarto compartilhado | Quarto partilhado
    Hele woning | Gehele woning | Hele accommodatie | Gehele accommodatie | Gehele huis | Privékamer | Gedeelde kamer
    Całe mieszkanie | Cały dom | Całe miejsce | Cały obiekt | Prywatny pokój | Pokój prywatny | Pokój współdzielony
    Hela boendet | Hela lägenheten | Privat rum | Hele boligen | Hele lejligheden | Hele leiligheten | Privatværelse | Koko asunto | Koko majoituspaikka | Yksityinen huone
    Teljes szállás | Teljes lakás | Különszoba | Întreaga locuință | Cameră privată | Ολόκληρο το κατάλυμα | Ιδιωτικό δωμάτιο | Cijeli smještaj | Privatna soba | Celé ubytovanie
    Жилье целиком | Жильё целиком | Отдельная комната | Tüm yer | Özel oda | まるまる貸切 | 個室 | 집 전체 | 개인실 | 整套房源 | 整套房子 | 独立房间 | 獨立房間 | Помешкання повністю | כל המקום
    Celý byt | Celý dům | Celé ubytování | Celá jednotka | Celý prostor | Soukromý pokoj | Samostatný pokoj | Sdílený pokoj
  `),
  frame: {
    begins: listed(`
      Booker | Guest | Prenotante | Ospite | Chi ha prenotato | Gast | Buchende Person | Gast (Bucher) | Voyageur | Voyageuse | Personne ayant réservé
      Huésped | Viajero | Viajera | Persona que ha reservado | Boeker | Hóspede | Pessoa que reservou | Gość | Rezerwujący | Osoba rezerwująca | Host
      Person som bokat | Bokare | Gæst | Gjest | Booker | Varaaja | Foglaló | Persoana care a rezervat | Κάτοχος κράτησης | Osoba koja je rezervirala | Osoba, ktorá rezervovala
      Забронировал | Забронировала | Автор бронирования | Rezervasyonu yapan | 予約者 | 예약자 | 预订人 | 預訂人 | 预订者 | Автор бронювання
      Osoba, která rezervovala | Primary guest | Titular de la reserva | Persona che ha prenotato | Prenotazione effettuata da | Titulaire de la réservation | Réservataire
      Bucher | Bucherin | Titular da reserva | Responsável pela reserva | Persoon die heeft geboekt | Hoofdboeker | Główny gość | Rezervující | Hlavní host | Objednatel
    `),
    profiles: listed(`
      Identity verified · {number} reviews | Identity verified · {number} review | Identity verified | {number} reviews | {number} review
      Identità verificata · {number} recensioni | Identità verificata · {number} recensione | Identità verificata
      Identität verifiziert · {number} Bewertungen | Identität verifiziert · {number} Bewertung | Identität verifiziert | Identität bestätigt · {number} Bewertungen
      Identité vérifiée · {number} commentaires | Identité vérifiée · {number} commentaire | Identité vérifiée · {number} évaluations | Identité vérifiée
      Identidad verificada · {number} evaluaciones | Identidad verificada · {number} evaluación | Identidad verificada · {number} reseñas | Identidad verificada
      Identidade verificada · {number} avaliações | Identidade verificada · {number} avaliação | Identidade verificada · {number} comentários | Identidade verificada
      Identiteit geverifieerd · {number} beoordelingen | Identiteit geverifieerd · {number} beoordeling | Identiteit geverifieerd · {number} recensies | Identiteit geverifieerd
      Tożsamość zweryfikowana · {number} recenzji | Tożsamość zweryfikowana · {number} recenzje | Tożsamość zweryfikowana · {number} recenzja | Tożsamość zweryfikowana
      Joined in {number} | On Airbnb since {number} | Su Airbnb dal {number} | Iscritto dal {number} | Iscritta dal {number} | Mitglied seit {number} | Dabei seit {number}
      Auf Airbnb seit {number} | Membre depuis {number} | Sur Airbnb depuis {number} | Se registró en {number} | En Airbnb desde {number} | Miembro desde {number}
      No Airbnb desde {number} | Na Airbnb desde {number} | Membro desde {number} | Lid sinds {number} | Op Airbnb sinds {number} | Na Airbnb od {number} roku | Dołączył w {number}
      Na Airbnb od {number} | Na Airbnb od roku {number} | Členem od roku {number}
      Totožnost ověřena · {number} hodnocení | Totožnost ověřena · {number} recenzí | Totožnost ověřena · {number} recenze | Totožnost ověřena
    `),
    others: listed(`
      Airbnb | Airbnb Ireland UC | Airbnb Ireland | Airbnb, Inc | Airbnb Payments UK Ltd | Airbnb Payments Luxembourg SA
      8 Hanover Quay | 8 Hanover Quay, Dublin | 8 Hanover Quay, Dublin 2, Ireland | 888 Brannan St | 888 Brannan Street
      888 Brannan St, San Francisco, CA 94103 | Dublin | Dublin 2 | Dublin 2, Ireland | Ireland | San Francisco, CA 94103 | © {number} Airbnb, Inc
      Airbnb Ireland UC, 8 Hanover Quay, Dublin 2, Ireland | %opentrack%
    `),
  },
}
