import { expect, test } from 'vitest'
import { shapeHolds } from '#workflows/domain/proof/reply-shape.ts'

const codesOf = (reply: string) => shapeHolds(reply).map(({ code }) => code)

test.each([
  ['Sì.', 'reply_too_short'],
  ['Parking?', 'reply_too_short'],
  ['👍', 'reply_too_short'],
  ['Hi Lukas,\n\nthere is a parking space in front of the house and you can', 'reply_cut'],
  ['Ciao Lukas, il parcheggio si trova davanti alla casa e', 'reply_cut'],
  ['Check-in is from 15:00. The Wi-', 'reply_cut'],
  ['CHECK-IN IS FROM 15:00. PLEASE BE ON TIME.', 'reply_shouts'],
  ['IL CHECK-IN È POSSIBILE DALLE 15:00!', 'reply_shouts'],
  ['Ciao {nome}, il check-in è possibile dalle 15:00. Anna', 'fields_open'],
  ['Dear [Guest name], check-in is from 15:00.', 'fields_open'],
  ['Check-in is from XX:XX on <date>.', 'fields_open'],
  ['Il check-in è possibile dalle ____ in poi.', 'fields_open'],
])('%j holds', (reply, code) => {
  expect(codesOf(reply)).toContain(code)
})

test.each([
  '',
  'Hi Lukas,\n\nthere is Wi-Fi.\n\nBest wishes,\nAnna',
  'Hi Lukas,\n\nthere is Wi-Fi.\n\nBest wishes,',
  'Ciao Lukas, il check-in è possibile dalle 15:00. Anna',
  'Sì, certo: il Wi-Fi c’è 😊',
  'Der Code ist [[secret:door_code]].\n\nMit freundlichen Grüßen\nAnna Ferri',
  'Il codice CIN è IT058091C2ABCD.',
  'You find it all at <https://casamelo.example/arrivo>, at the latest by 22:00.',
])('%j is as a reply looks', (reply) => {
  expect(codesOf(reply)).toEqual([])
})
