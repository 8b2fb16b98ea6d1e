import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set(['anna']), house: { checkIn: '15:00', checkOut: '10:00' } }
const isMereThanks = (text: string, language: DraftLanguage) => readAsks([text], language, CONTEXT).isMereThanks

const WARM: [DraftLanguage, string][] = [
  ['en', 'Thanks a million, the garden is even prettier than in the photos and the sunset was magical!'],
  ['en', 'Thank you Anna, we slept like logs. See you in April!'],
  ['it', 'Grazie di cuore, il tramonto dalla terrazza è stato uno spettacolo. A presto!'],
  ['de', 'Vielen Dank, die Aussicht ist ein Traum und das Wetter spielt auch mit. Schönen Sonntag!'],
  ['fr', 'Merci beaucoup Anna, le village est charmant et il fait un soleil magnifique. Bon dimanche !'],
  ['es', 'Muchas gracias por todo, el pueblo es una preciosidad y hace un sol estupendo.'],
  ['nl', 'Dank je wel voor de tips, we hebben heerlijk gewandeld. Fijne zondag!'],
  ['pt', 'Muito obrigada pelo carinho, a vista é deslumbrante e o tempo está lindo!'],
  ['pl', 'Serdecznie dziękujemy, widok jest przepiękny, a pogoda dopisuje. Miłej niedzieli!'],
  ['it', 'Siamo tornati a casa, grazie di cuore per il bellissimo soggiorno. Alla prossima!'],
  ['en', "We're home safe and sound, thanks again for a lovely week."],
  ['de', 'Wir sind wieder gut zu Hause angekommen. Danke für die schöne Zeit!'],
  ['de', 'Prima, danke für die Tipps, die probieren wir aus.'],
  ['de', 'Danke dir, alles klar, dann wissen wir Bescheid. Bis zum nächsten Mal!'],
  ['fr', 'Nous sommes bien rentrés, merci encore pour votre accueil chaleureux.'],
  ['fr', 'Merci infiniment, le séjour était parfait, à une prochaine fois.'],
  ['es', 'Gracias por los consejos, ¡qué ganas de llegar!'],
  ['nl', 'We zijn weer veilig thuis, bedankt voor de fijne week.'],
  ['pt', 'Obrigado pelas dicas, mal podemos esperar!'],
  ['pl', 'Jesteśmy już w domu, dziękujemy za cudowny pobyt.'],
  ['pl', 'Dziękuję za podpowiedzi, już nie możemy się doczekać!'],
]
test.each(WARM)('warm words with thanks ask for nothing (%s): %s', (language, text) => {
  expect(isMereThanks(text, language)).toBe(true)
})

const NEWS: [DraftLanguage, string][] = [
  ['en', 'Thanks so much! We will be six after all.'],
  ['en', 'Thank you! Biscuit our beagle is excited, he is coming too.'],
  ['en', 'Thanks, lovely place. The shower is a bit cold, though.'],
  ['it', 'Grazie mille! Arriviamo sabato verso le nove di sera.'],
  ['it', 'Grazie, viene anche il nostro cagnolino.'],
  ['de', 'Danke! Wir kommen dann doch erst am Freitag.'],
  ['de', 'Danke für alles, leider ist uns ein Glas zu Bruch gegangen.'],
  ['fr', 'Merci ! Du coup ma sœur nous accompagne.'],
  ['es', 'Gracias, al final seremos cinco.'],
  ['es', 'Muchas gracias, mañana llegamos a las once de la noche.'],
  ['nl', 'Dank je, we nemen ook de hond mee.'],
  ['nl', 'Bedankt! Zou het ook een dag langer kunnen?'],
  ['pt', 'Obrigado! Chegamos só depois da meia-noite.'],
  ['pl', 'Dziękujemy, przyjedziemy jednak w sobotę.'],
  ['pl', 'Dziękuję, zabieramy też psa.'],
  ['de', 'Wir sind gut zu Hause angekommen, danke! Leider haben wir eine Jacke vergessen.'],
  ['de', 'Danke, see you soon, we bring the dog.'],
  ['fr', 'Nous sommes bien rentrés, merci. La clé est restée dans ma poche.'],
  ['en', "We're home safe, thanks! We left the charger in the bedroom."],
  ['it', 'Siamo tornati a casa, grazie. La cauzione quando torna?'],
  ['nl', 'We zijn weer thuis, bedankt. De borg staat nog open.'],
  ['es', 'Ya estamos en casa, gracias, pero falta una maleta.'],
  ['pl', 'Jesteśmy w domu, dziękujemy, kaucja jeszcze nie wróciła.'],
  ['pt', 'Obrigado, mal podemos esperar! Chegamos de comboio.'],
]
test.each(NEWS)('what concerns the stay is no mere thanks (%s): %s', (language, text) => {
  expect(isMereThanks(text, language)).toBe(false)
})
