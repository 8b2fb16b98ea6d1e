import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/** One alias a conversation; the guest's words stand in quotes. */
export const expedia: Platform = {
  channel: 'expedia',
  brands: [
    'Expedia Partner Central',
    'Expedia Group',
    'Hotels.com',
    'Expedia',
    '익스피디아',
    'エクスペディア',
    '智游网',
    '智遊網',
  ],
  relays: ['m.expediapartnercentral.com'],
  programs: [
    'noreply@expediapartnercentral.com',
    'no-reply@expediapartnercentral.com',
    'noreply@expedia.com',
    'noreply@expediagroup.com',
    'noreply@partners.expediagroup.com',
  ],
  alias: 'expedia:alias',
  keys: [],
  hostPages: /expediapartnercentral\.com\//i,
  code: { shape: /^[A-Z]{0,3}\d{6,16}$/i, inSubject: /(?<!\d)\d{9,16}(?!\d)/g },
  quotes: true,
  frame: {
    begins: listed(`
      Guest message | Messaggio dell'ospite | Nachricht des Gastes | Message du client | Mensaje del huésped | Bericht van de gast | Mensagem do hóspede
      Wiadomość od gościa | Zpráva od hosta
    `),
    ends: listed(`
      Rispondi su Partner Central | In Partner Central antworten | Répondre dans Partner Central | Responder en Partner Central
    `),
    others: listed(`
      Expedia | Expedia Group | Hotels.com | Partner Central | Expedia Partner Central | Expedia, Inc | © {number} Expedia, Inc | © {number} Expedia Group
      © {number} Expedia, Inc. All rights reserved | © {number} Expedia Group. All rights reserved
    `),
  },
}
