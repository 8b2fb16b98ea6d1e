import { listed } from '#activities/channels/relay/languages/frame.ts'
import { PLATFORM_DOMAINS } from '#workflows/domain/platform-domains.ts'
import type { Platform } from './platform.ts'

/** Vrbo and its siblings in other countries: `Inquiry from Jan: Nov 18 - Dec 2, 2025 - Vrbo #1673198`. */
export const vrbo: Platform = {
  channel: 'vrbo',
  brands: ['FeWo-direkt.de', 'FeWo-direkt', 'HomeAway', 'Abritel', 'Stayz', 'Bookabach', 'Homelidays', 'Vrbo'],
  relays: PLATFORM_DOMAINS.vrbo.mail.map((domain) => `messages.${domain}`),
  programs: [
    'vrbo@partners.expediagroup.com',
    'noreply@vrbo.com',
    'no-reply@vrbo.com',
    'noreply@homeaway.com',
    'no-reply@homeaway.com',
    'noreply@fewo-direkt.de',
    'noreply@abritel.fr',
    'noreply@stayz.com.au',
    'noreply@bookabach.co.nz',
  ],
  alias: 'vrbo:alias',
  keys: [{ kind: 'vrbo:interaction', pattern: /interactionId=([0-9a-f-]{16,40})/gi }],
  hostPages: /\/(?:supply|rm|haod|pxe)\/|interactionId=/i,
  code: {
    shape: /^(?:HA-[A-Z0-9]{4,12}|\d{6,14})$/i,
    inSubject: /\bHA-[A-Z0-9]{4,12}\b/g,
    anywhere: /\bHA-[A-Z0-9]{4,12}\b/g,
  },
  listingInSubject:
    /(?:vrbo|fewo-direkt|homeaway|abritel|stayz|bookabach|homelidays)(?:\.[a-z.]{2,6})?\s*(?:#|n\.?\s?[°º]|n\.|nr\.?)\s?(\d{4,12})/i,
  namesInTable: true,
  frame: {
    begins: listed(`
      Message | Your message | New message | Messaggio | Nuovo messaggio | Nachricht | Neue Nachricht | Nouveau message | Mensaje | Nuevo mensaje | Bericht
      Nieuw bericht | Mensagem | Nova mensagem | Wiadomość | Nowa wiadomość
    `),
    others: listed(`
      Vrbo | HomeAway | FeWo-direkt | Abritel | Stayz | Bookabach | © {number} Vrbo | © {number} HomeAway | © {number} FeWo-direkt | © {number} Abritel
      Payment Method | Visa | Mastercard | MasterCard | American Express | Discover | PayPal | Metodo di pagamento | Zahlungsmethode | Zahlungsart | Moyen de paiement | Mode de paiement
      Método de pago | Forma de pago | Betaalmethode | Método de pagamento | Forma de pagamento | Metoda płatności | Způsob platby | Betalningsmetod | Betalningssätt
      © {number} Stayz | © {number} Bookabach | © {number} Vrbo. All rights reserved | © {number} Expedia, Inc
    `),
  },
}
