import { expect, test } from 'vitest'
import { withoutBanner } from './gateway-banner.ts'

const SAID = 'Is there parking?\n\nAnna'

test.each([
  '[EXTERNAL] ',
  '[EXT]: ',
  'CAUTION: This email originated from outside the organization.\n\n',
  'CAUTION: This email originated from outside of the\norganization. Do not click links.\n\nDo not open attachments unless you know the sender.\n\n',
  '********\n\nEXTERNAL EMAIL: be careful\n\n********\n\n',
  'ATTENZIONE: questa e-mail proviene da un mittente esterno.\n\n',
  'Achtung: Diese E-Mail stammt von einem externen Absender.\n\n',
  'ATTENTION : ce message provient d’un expéditeur externe.\n\n',
  'AVISO: este mensaje procede de fuera de la organización.\n\n',
  'Atenção: esta mensagem vem de um remetente externo.\n\n',
  'LET OP: deze e-mail komt van buiten de organisatie.\n\n',
  'UWAGA: wiadomość pochodzi od nadawcy zewnętrznego.\n\n',
  'Pozor: tato zpráva přišla od externího odesílatele.\n\n',
])('what a gateway writes above a mail is not of it: %j', (banner) => {
  expect(withoutBanner(banner + SAID)).toBe(SAID)
})

test.each([
  SAID,
  'We are outside the house.\n\nNobody opens.',
  'Is there an external key box?\n\nAnna',
  'CAUTION: This email originated from outside the organization.',
])('of a text without one, or with nothing else, nothing is taken: %j', (text) => {
  expect(withoutBanner(text)).toBe(text)
})
