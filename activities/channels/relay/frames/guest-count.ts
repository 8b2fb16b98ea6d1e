import { fold } from '#workflows/domain/fold-text.ts'

/** How platforms call those who come, by the beginnings of the words, folded; infants and pets take no bed. */
const ADULT =
  /^(?:adult|senior|erw$|erwachsen|volwassen|doros|dospel|adlt|vuxn|voksn|aikui|felnott|ενηλικ|odrasl|взросл|yetiskin|доросл|възраст|מבוגר|بالغ|ผใหญ|dewasa|taiskasv|suaug|pieaug)/u
const CHILD =
  /^(?:child|kid|bambin|ragazz|kind|enfant|nin[oa]|menor|crianca|dziec|det|dite|teen|jugend|adolesc|barn|børn|laps|lasta|gyer[em]|copi[il]|παιδι|djec|dijet|дет|ребен|cocuk|дит|деца|ילד|طفل|اطفال|เดก|anak|otrok|vaik|bern|nens?$|nena)/u
const GUEST =
  /^(?:guest|ospit|gast|gaest|hote|huesped|hospede|gosc|host|person|people|pessoa|osob|osoby|travel|viagg|reisend|voyageur|viajer|viajante|reizig|podrozn|client|vacancier|urlaub|cestovatel|gæst|gjest|resen|vieras|vierai|henkil|asiak|vendeg|szemely|fo$|oaspet|persoan|επισκεπτ|ατομ|gost|putnik|гост|человек|путешеств|misafir|konuk|kisi|yolcu|осіб|אורח|ضيف|ضيوف|ผเขาพก|tamu|kulali|svec|vies)/u
const BESIDE =
  /^(?:infant|bab|neonat|kleinkind|bebe|bebes|lactant|niemowl|kojen|pet|pets|animal|haustier|mascota|huisdier|zwierz|domac|dog|cat|hund|katz|can[ei]|gatt|chien|chat|perr|gat|cao|caes|hond|kat|pies|psy|ps[aiu]|pes|kot|room|camer|zimmer|chambre|habitac|kamer|quarto|pok|a|and|e|und|et|y|en|i|x|s|es|en|of|di|von|de|total|totale|gesamt|in|tot|spadbarn|spædb|spedb|bebis|vauva|csecsem|βρεφ|dojenc|novorod|младен|bebek|husdjur|kæledyr|kjæledyr|lemmik|haziallat|κατοικ|kucni|ljubim|domac|питом|evcil|hayvan|och|og|ja|και|и|ve|si|szoba|soba|rum|rom|værelse|huone|номер|oda)/u
const MOST = 100
const NEXT_WORD = /^ (\p{L}+)/u
/** `(4 years)` */
const AGES =
  /\([\d ,;+&-]*(?:and|e|und|et|y|en|i|a)?[\d ,-]*(?:years?|yrs?|anni|anno|jahre?|ans?|anos?|jaar|lata?|lat|rok[uy]?|let)(?: old| alt)?\)/gu

/** `2 Adult(s), 1 Child(ren)`, `Erwachsene/r`, `bambino/i`: one word, for one and for several. */
const ENDINGS = /(?<=\p{L}{3})(?:\(\p{L}{1,3}\)|\/\p{L}{1,2}(?!\p{L}))/gu

/** `大人2名、子供1名`, `성인 2명`: what is counted stands before its number. */
const ADULTS_BEFORE = /(?:大人|成人|성인)\s*(\d{1,3})\s*(?:名|人|位|명)?/gu
const CHILDREN_BEFORE = /(?:子供|子ども|お子様|儿童|兒童|小孩|어린이|아동|소아)\s*(\d{1,3})\s*(?:名|人|位|명)?/gu
/** `2名`, `2位成人`: alone, or who is counted stands behind. */
const PERSONS = /(\d{1,3})\s*(?:名(?:様)?|人|位|명)(?:成人|大人|房客|住客|客人|儿童|兒童|小孩|旅客|のゲスト|ゲスト)?/gu
const AROUND_SIGNS = /^[\s、,，・+＋·和及()（）]*$/u

/** As languages count that write signs; null where anything else is said. */
function countInSigns(text: string): number | null {
  let count = 0
  const counted = (pattern: RegExp) => (rest: string) =>
    rest.replace(pattern, (_, number: string) => {
      count += Number(number)
      return ''
    })
  const rest = [ADULTS_BEFORE, CHILDREN_BEFORE, PERSONS].map(counted).reduce((left, take) => take(left), text)
  return count > 0 && count <= MOST && AROUND_SIGNS.test(rest) ? count : null
}

type Counted = { adults: number; children: number; guests: number | null; isMore: boolean }

function countIn(text: string): Counted {
  const counted: Counted = { adults: 0, children: 0, guests: null, isMore: false }
  const folded = fold(text).replace(AGES, ' ').replace(ENDINGS, '')
  for (const { 0: whole, 1: number = '', 2: word = '', index } of folded.matchAll(/(\d{1,3})\s*x?\s*(\p{L}+)?/gu)) {
    const count = Number(number)
    // `2 osoby dorosłe`, `personas adultas`: the second word says whom.
    const behind = GUEST.test(word) ? (NEXT_WORD.exec(folded.slice(index + whole.length))?.[1] ?? '') : ''
    if (ADULT.test(word) || ADULT.test(behind)) counted.adults += count
    else if (CHILD.test(word)) counted.children += count
    else if (GUEST.test(word)) counted.guests ??= count
    else if (word === '' && counted.guests === null && folded.trim() === number) counted.guests = count
  }
  counted.isMore = (folded.match(/\p{L}+/gu) ?? []).some(
    (word) => ![ADULT, CHILD, GUEST, BESIDE].some((kind) => kind.test(word)),
  )
  return counted
}

/** How many come, as a label tells it: `4`, `2 adults, 1 child`; null where it says no number or anything else. */
export function guestsIn(text: string): number | null {
  const inSigns = countInSigns(text.normalize('NFC'))
  if (inSigns !== null) return inSigns
  const { adults, children, guests, isMore } = countIn(text)
  // `2 persone + 1 bambino`
  const all = guests === null || (adults === 0 && /\+/.test(text)) ? (guests ?? adults) + children : guests
  return isMore || /[?!]/.test(text) || all < 1 || all > MOST ? null : all
}

/** Whether a text counts guests, and says not a word more. */
export const isGuestCount = (text: string): boolean => guestsIn(text) !== null
