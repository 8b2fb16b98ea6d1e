import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readNumber } from '#workflows/domain/facts/read/number-words.ts'

/**
 * What frames a question in any language and narrows none: wanting to know, having and finding, who travels, for how long and how they look
 * forward to it. English words for rows of the dictionary, which has the words of the other languages.
 */
const FRAMES = `
  be, have, must, want, know, do, go, come, arrive, stay, host, wait, obtain, receive, reach, find, look for, look, see, hear, feel, tell, say, ask, ask for,
  enquire, write, text, answer, explain, indicate, mean, understand, learn, read, think, believe, hope, suppose, guess, doubt, wonder, imagine, remember, remind,
  like, love, enjoy, appreciate, prefer, choose, decide, seem, matter, interest, mention, describe, specify, clarify, intend, plan, look forward, look forward to,
  feel like, need, offer, provide, use, take, manage, try, help, thank, apologise, travel, spend, experience, get to know, be fond of, delight, worry, be worth it,
  take advantage, pass the time, find out, look up, have a look, inform, give, show, be located, there is, happen, notice, discover, consult, count on, think over,
  ask a question, ask for information, dream, forget, consider, suggest, get by, find one's way, last, call,
  trip, vacation, excursion, stay, accommodation, holiday home, holiday flat, house, apartment, week, fortnight, month, moment, day, period, arrival, departure,
  person, people, man, woman, child, family, parent, mother, father, son, daughter, brother, sister, siblings, grandparents, grandfather, grandmother, grandchild,
  nephew, uncle, aunt, cousin, mother-in-law, father-in-law, son-in-law, brother-in-law, relative, husband, wife, couple, partner, boyfriend, girlfriend, friend,
  question, doubt, idea, plan, information, detail, answer, reply, message, reason, curiosity, pleasure, joy, fun, luck, wish, desire, programme, adventure, thing,
  memory, surprise, request, favour, help, advice, clarification, opportunity, possibility, option, need, kindness, patience, possible, available, present,
  happy, curious, interested, grateful, kind, dear, certain, nervous, worried, enthusiastic, proud, excited, existing, usual, normal, local, handy, useful, practical,
  maybe, probably, certainly, really, simply, just, already, still, now, then, soon, again, also, possibly, perhaps, currently, normally, actually, exactly,
  approximately, unfortunately, fortunately, gladly, directly, in advance, here, there, somewhere, nearby
`

/**
 * What a host has to hear, or act on, wherever a guest lets it fall: the body, animals, vehicles and what is bulky, who joins, parties, changes
 * of the stay, money, the law, what is broken, and what is needed.
 */
const CONCERNS = `
  health, illness, pain, headache, stomach ache, toothache, backache, fever, cold, flu, cough, nausea, diarrhoea, constipation, infection, inflammation, allergy,
  intolerance, asthma, diabetes, virus, vaccine, wound, cut, fracture, bruise, burn, sting, bite, itch, rash, dizziness, fainting, heart attack, stroke, cancer,
  pregnancy, disability, crutch, wheelchair, medicine, operation, treatment, pregnant, disabled, blind, deaf, mute, lame, allergic,
  intolerant, hypoallergenic, contagious, ill, injured, vegetarian, vegan, gluten-free, lactose-free, halal, kosher, organic, suffer, be allergic, be pregnant,
  fall ill, hurt, hurt oneself, break a leg, sprain, operate, heavy, tall, high, wide,
  animal, pet, dog, puppy, cat, bird, rabbit, horse, snake, parrot, hamster, kennel, leash,
  camper, caravan, trailer, truck, van, motorbike, scooter, bicycle, e-bike, electric car, boat, canoe, dinghy, yacht, motorboat, sailing boat, jet ski, kayak, drone,
  coach, pushchair, piano, instrument, tent, roof rack, minibus, surfboard, skis, snowboard, sledge, bike rack,
  guest, extra guest, visitor, visit, join, come along, bring, bring in, invite, accompany, add, group, team, crowd, babysitter, nurse, carer, photographer,
  party, event, birthday, wedding, honeymoon, baptism, funeral, stag party, concert, celebrate, have a party, conference, meeting, music,
  cancel, terminate, postpone, bring forward, extend, shorten, change, modify, book, reserve, move, remove, replace, exchange, pay, prepay, refund, transfer, withdraw,
  discount, negotiate, invoice, receipt, price, cost, fee, deposit, money, tax, insurance, budget, expensive, cheap, charge,
  complain, report, break, break down, damage, destroy, lose, steal, miss, be missing, stain, leak, smell, stink, be late, be delayed, delay, early, earlier, late, later,
  in advance, require, need, forbid, allow, smoke, smoker, lawyer, legal, contract, sue, police, fire, gas, flood, emergency, danger,
  be afraid, scared, sensitive, noise, noisy, loud, quiet, snore, broken, dirty, problem, difficulty, complaint, disappointed, dissatisfied, angry, parcel, delivery,
  deliver, lock, key, code, password
`

const meaningsOfAll = (list: string): ReadonlySet<number> =>
  new Set(list.split(',').flatMap((word) => EVERYDAY.meaningsOf(word.trim(), 'en')))

/** Ordinals, numbers in words, adverbs of degree and time: closed classes, folded, in the eight languages. */
const CLOSED: ReadonlySet<string> = new Set(
  `first second third once twice slightly rather fairly pretty yesterday recently lately ever somewhat lol haha maybe
  prima primo prime primi seconda terza ieri parecchio parecchia piuttosto abbastanza finalmente
  ersten erste erstes zweiten dritten heuer gestern ziemlich etwas endlich unterwegs insgesamt mehr neulich mal erstmal wirklich
  premiere premier deuxieme troisieme hier plutot assez enfin vraiment
  primera primer segunda segundo tercera ayer bastante demasiado poco algo mucho mucha ultimamente
  eerste eerst tweede derde gisteren nogal vrij enorm eindelijk net pas ineens
  primeiro primeira segunda terceira ontem bastante imenso imensa finalmente mesmo
  christmas easter thanksgiving ferragosto capodanno natale pasqua silvester weihnachten ostern pfingsten noel paques toussaint navidad reyes pascua
  kerst kerstvakantie pasen pinksteren natal pascoa swieta sylwester wielkanoc
  pierwszy pierwsza pierwsze drugi druga trzeci trzecia wczoraj dosyc calkiem wreszcie troche bardzo pewnie`.split(
    /\s+/,
  ),
)

/** Whether a folded word is of a class that no language adds to. */
export const isClosedClass = (word: string): boolean => CLOSED.has(word) || readNumber(word) !== null

/** Whether the dictionary has a folded word. */
export const isKnownWord = (word: string, language: DraftLanguage): boolean => meaningsWithin(word, language).length > 0

/** Read when they are first asked for. */
let frames: ReadonlySet<number> | undefined
let concerns: ReadonlySet<number> | undefined

/** Whether all that a folded word may mean frames a question. */
export function isFraming(word: string, language: DraftLanguage): boolean {
  frames ??= meaningsOfAll(FRAMES)
  const own = frames
  const meanings = EVERYDAY.meaningsOf(word, language)
  return meanings.length > 0 && meanings.every((meaning) => own.has(meaning))
}

/** Whether the dictionary knows a folded word, and nothing that it may mean is for the host to hear. */
export function isIdle(word: string, language: DraftLanguage): boolean {
  concerns ??= meaningsOfAll(CONCERNS)
  const own = concerns
  const meanings = meaningsWithin(word, language)
  return meanings.length > 0 && !meanings.some((meaning) => own.has(meaning))
}

const COMPOUND: ReadonlySet<DraftLanguage> = new Set(['de', 'nl'])
const PART_LEAST = 3

/** Of a word, else of the two that it is made of: 'Winterabende'. */
function meaningsWithin(word: string, language: DraftLanguage): readonly number[] {
  const whole = EVERYDAY.meaningsOf(word, language)
  if (whole.length > 0 || !COMPOUND.has(language)) return whole
  for (let at = word.length - PART_LEAST; at >= PART_LEAST; at -= 1) {
    const last = EVERYDAY.meaningsOf(word.slice(at), language)
    if (last.length === 0) continue
    const first = [word.slice(0, at), word.slice(0, at).replace(/(?:es|en|s|n|e)$/, '')]
      .map((part) => (part.length < PART_LEAST ? [] : EVERYDAY.meaningsOf(part, language)))
      .find((meanings) => meanings.length > 0)
    if (first !== undefined) return [...first, ...last]
  }
  return []
}
