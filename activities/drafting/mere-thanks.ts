import { fold } from '#workflows/domain/fold-text.ts'

/** What thanks and farewells are made of where no drafts are written: cs, sv, da, nb, fi, hu, ro, el, hr, sk, sl, bg, ru, uk, tr, id, he and ar. */
const WORDS = new Set(
  `děkuji děkujeme děkuju díky dík moc mockrát krásně hezký hezky den večer na viděnou nashledanou shledanou ahoj zdravím s pozdravem těšíme těším se
  tack tackar så mycket jättemycket vi ses hej hejdå hälsningar vänliga med snart perfekt toppen bra då
  tak mange tusind tusen hilsen venlig hilsner ses vi snart hej farvel det var fint takk hilsning vennlig
  kiitos kiitoksia paljon hyvä hienoa selvä terveisin terveiset nähdään pian hei moi loistavaa
  köszönöm köszönjük szépen köszi nagyon üdvözlettel viszlát rendben szuper kedvesen
  mulțumesc mulțumim mult frumos mersi perfect pe curând la revedere o zi bună cu drag
  ευχαριστώ ευχαριστούμε πολύ τέλεια ωραία γεια σας τα λέμε καλή μέρα
  hvala lijepa puno vam ti najljepša odlično super doviđenja vidimo lijep pozdrav srdačan hvala lepa lepo najlepša
  ďakujem ďakujeme pekne veľmi vďaka dovidenia pekný deň pozdravom teším
  благодаря благодарим много ви мерси чудесно довиждане поздрави
  спасибо большое огромное вам благодарю отлично понятно всё все ясно хорошо до свидания встречи скорой
  дякую дякуємо дуже щиро чудово зрозуміло до побачення зустрічі
  teşekkür teşekkürler ederim ederiz çok sağolun sağ olun görüşürüz görüşmek üzere harika süper iyi günler
  terima kasih banyak sampai jumpa baik תודה רבה מעולה נהדר להתראות שלום شكرا شكراً جزيلا جزيلاً لكم لك ممتاز إلى اللقاء
  ok okay oké i a o och og és si și και и та ve dan и`
    .split(/\s+/)
    .map(fold),
)
/** One of these has to be among them: nobody is thanked by `ok`. */
const THANKS =
  /^(?:dek|dik|diky|tack|tak$|takk|kiito|koszon|koszi|multumesc|multumim|mersi|ευχαριστ|hvala|dak|vdak|благодар|мерси|спасибо|дяку|tesekkur|sag|terima|תודה|شكر)/u
/** In signs, whole. */
const IN_SIGNS = new RegExp(
  `^(?:${[
    'ありがとうございます',
    'ありがとうございました',
    'ありがとう',
    'どうもありがとうございます',
    'よろしくお願いいたします',
    'よろしくお願いします',
    '了解しました',
    '承知しました',
    '감사합니다',
    '고맙습니다',

    '알겠습니다',
    '谢谢',
    '谢谢您',
    '非常感谢',
    '多谢',
    '謝謝',
    '謝謝您',
    '非常感謝',
    '好的',
    '太好了',
  ]
    .map(fold)
    .join('|')})+$`,
  'u',
)
const MOST_WORDS = 14

/** Whether a text is thanks and no more in a language in which no drafts are written: each of its words is one of them. */
export function isMereThanks(text: string): boolean {
  if (/[?？؟;\d]/.test(text)) return false
  const folded = fold(text)
  const words = folded.match(/\p{L}+/gu) ?? []
  if (IN_SIGNS.test(words.join(''))) return true
  return words.length <= MOST_WORDS && words.every((word) => WORDS.has(word)) && words.some((word) => THANKS.test(word))
}
