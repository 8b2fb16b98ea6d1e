import { expect, test } from 'vitest'
import { detectLanguage } from '#workflows/domain/language.ts'

test.each([
  ['it', 'Ciao, a che ora possiamo fare il check-in?'],
  ['it', 'C’è il parcheggio?'],
  ['it', 'Buonasera, vorremmo sapere se accettate animali'],
  ['it', 'perfetto grazie mille!'],
  ['it', 'Il wifi c e?'],
  ['it', 'La piscina è riscaldata?'],
  ['en', 'Is there parking?'],
  ['en', 'Is parking free?'],
  ['en', 'What time is check-in?'],
  ['en', 'Hi! Do you have a pool, and can we bring our dog?'],
  ['en', 'thanks a lot, see you tomorrow'],
  ['en', 'Wifi password please'],
  ['de', 'Gibt es einen Parkplatz?'],
  ['de', 'Wann koennen wir einchecken?'],
  ['de', 'Hallo Anna, dürfen wir unseren Hund mitbringen?'],
  ['de', 'Vielen Dank!'],
  ['fr', 'Bonjour, à quelle heure peut-on arriver ?'],
  ['fr', 'Y a-t-il un parking ?'],
  ['fr', 'Merci beaucoup, à demain'],
  ['fr', 'Est-ce que les animaux sont acceptés ?'],
  ['es', '¿Hay aparcamiento?'],
  ['es', '¿Cómo vamos a Edimburgo?'],
  ['it', 'Un posto costa 30 zł al giorno.'],
  ['es', 'Hola, a que hora es el check-in?'],
  ['es', 'Muchas gracias, hasta mañana'],
  ['es', '¿Se admiten perros en el piso?'],
  ['es', 'La ducha no funciona'],
  ['it', 'La doccia non funziona'],
  ['de', 'Dusche kaputt'],
  ['fr', 'La douche est cassée'],
  ['en', 'Shower broken'],
  ['it', 'Piscina e parcheggio?'],
  ['pt', 'Olá, gostaríamos de saber onde podemos estacionar, muito obrigado'],
  ['pt', 'Obrigado! Afinal somos três.'],
  ['nl', 'Hallo, kunnen wij onze auto bij het huisje parkeren?'],
  ['nl', 'Is er een droger?'],
  ['pl', 'Dzień dobry, o której godzinie możemy przyjechać?'],
  ['pl', 'Czy jest pralka?'],
] as const)('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each([
  ['Swedish', 'Hej, kan vi checka in tidigt och finns det parkering?'],
  ['Russian', 'Здравствуйте, есть ли парковка?'],
  ['nothing', '👍'],
  ['a lone name', 'Kowalczyk'],
])('%s is not taken for one of ours', (_name, text) => {
  expect(detectLanguage(text)).toBeNull()
})

test('hidden characters between the letters change nothing', () => {
  expect(detectLanguage('Is\u200B the\u2060re par\u200Bking?')).toBe('en')
})
