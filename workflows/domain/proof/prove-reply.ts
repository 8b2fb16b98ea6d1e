import type { Claim, DraftLanguage, DraftQuestion } from '#workflows/domain/draft.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { openRetold, opensRetold, retellFact } from '#workflows/domain/proof/retell/retold-facts.ts'
import { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { findTimes } from '#workflows/domain/reading/find-times.ts'
import { kitOf, type LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { splitClauses } from '#workflows/domain/reading/split-clauses.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { alignReply } from './alignment/align-reply.ts'
import { withoutAsides } from './alignment/asides.ts'
import { readOpening } from './alignment/openers.ts'
import { withEnds } from './alignment/sentence-ends.ts'
import { withoutAnimalsOfNobody } from './animals-let-in.ts'
import { apartFromDeferral } from './apart-from-deferral.ts'
import { claimOf } from './claim-of.ts'
import { coverAsks, shareToThePoint } from './cover-asks.ts'
import { factsOfSentences } from './facts-of-sentences.ts'
import type { Judged, ReplyToProve, SentenceKind } from './judged.ts'
import { PROOF_WORDS } from './proof-words.ts'
import { isLimitSaid, isProvenClaim } from './prove-claim.ts'
import { findSaidByHost } from './said-by-host.ts'
import { tellsOfHouse } from './tells-of-house.ts'
import { unsupportedWords } from './unsupported-words.ts'
import { withoutGreeting } from './without-greeting.ts'

export type Proof = {
  claims: Claim[]
  unsupported: string[]
  /** Sentences of the house say each claim, with all that limits it. */
  isExact: boolean
  /** The sentences that the host's own words say, whatever was read of these. */
  ofNotes: ReadonlySet<string>
  promises: string[]
  /** What was asked and told, and what becomes of it. */
  questions: DraftQuestion[]
  /** Of what is answered, the share whose claim is on the very thing that was asked. */
  toThePoint: number
}

/** Every sentence of a reply as a claim with its fact, a deferral, or courtesy; what is none of these is named. */
export function proveReply(input: ReplyToProve): Proof {
  const kit = kitOf(input.language)
  const said = opensRetold(input.reply, input.language) ? withRetold(input) : saidFacts(input)
  const sentences = sentencesOf(input.reply, input).map((sentence) => judge(sentence, { input, kit, said }))
  const judged = withoutAnimalsOfNobody(alignReply(sentences, input, kit), input, kit)
  const claims = judged.filter(({ kind }) => kind === 'claim')
  const claimed = claims.flatMap(({ subjects }) => subjects)
  const questions = coverAsks(input.asks, {
    claimed,
    deferred: judged.filter(({ kind }) => kind === 'deferral').map(({ subjects }) => subjects),
    leftOut: new Set(judged.flatMap(({ leavesOut }) => leavesOut ?? [])),
    told: new Set(claims.flatMap(({ answers }) => answers ?? [])),
    aspects: new Set(claims.flatMap(({ sentence }) => aspectsIn(sentence, kit))),
  })
  const of = (kind: SentenceKind) => judged.filter((one) => one.kind === kind).map(({ sentence }) => sentence)
  return {
    claims: [...claims, ...judged.filter(({ kind }) => kind === 'unsupported' || kind === 'promise')].map(
      ({ sentence, fact, provedBy = [] }) => ({
        sentence,
        fact,
        ...(provedBy.length > 0 && { factIds: [...new Set(provedBy.map(({ id }) => id))] }),
      }),
    ),
    unsupported: of('unsupported'),
    isExact: claims.every((one) => one.isExact === true),
    ofNotes: new Set(claims.filter(({ isOfNotes }) => isOfNotes).map(({ sentence }) => sentence)),
    promises: of('promise'),
    questions,
    toThePoint: shareToThePoint(input.asks, questions, claimed),
  }
}

const aspectsIn = (sentence: string, kit: LanguageKit) =>
  kit.aspects.filter(([, pattern]) => hasWords(pattern, fold(sentence))).map(([aspect]) => aspect)

type Context = { input: ReplyToProve; kit: LanguageKit; said: Said }

type Said = ReadonlyMap<string, PropertyFact>
/** Of a house whose texts have not changed the facts are the same ones, draft after draft. */
const saidBefore = new WeakMap<readonly PropertyFact[], Map<DraftLanguage, Said>>()

function saidFacts({ facts, language }: ReplyToProve): Said {
  const byLanguage = saidBefore.get(facts) ?? new Map()
  const said = byLanguage.get(language) ?? sayAll(facts, language)
  saidBefore.set(facts, byLanguage.set(language, said))
  return said
}

const sayAll = (facts: readonly PropertyFact[], language: DraftLanguage): Said =>
  new Map(
    facts.flatMap((fact): [string, PropertyFact][] => {
      const sentence = fact.contradicts.length === 0 ? sayFact(fact, language) : null
      return sentence === null ? [] : [[plain(sentence), fact]]
    }),
  )

/** And what the notes say, told meaning by meaning: it says what the sentence it was told from says. */
const withRetold = (input: ReplyToProve): Said =>
  new Map([
    ...input.facts.flatMap((fact): [string, PropertyFact][] => {
      const retold = retellFact(fact, input.language, input.dictionary)
      return retold === null ? [] : [[plain(openRetold(retold.text, input.language)), fact]]
    }),
    ...saidFacts(input),
  ])

const plain = (text: string) =>
  foldedWords(text.replace(/\d+/g, (figure) => ` n${figure} `)).join(' ') + (text.match(/\d+/g) ?? []).join(' ')

/** A greeting and a name at the end are no sentences; a greeting in front of one is taken off. */
function sentencesOf(reply: string, { names, language, areFactsChosen }: ReplyToProve): string[] {
  const sentences = splitSentences(withEnds(reply, language), language)
  // Who says facts from their parts puts off what is left in sentences of its own.
  const isApart = areFactsChosen === true
  return sentences
    .flatMap((sentence) => (isApart ? [sentence] : apartFromDeferral(sentence, kitOf(language))))
    .map((sentence) => withoutGreeting(sentence, { names, language }))
    .filter((sentence) => !isName(sentence, names))
}

const isName = (sentence: string, names: ReadonlySet<string>) => foldedWords(sentence).every((word) => names.has(word))

function judge(sentence: string, context: Context): Judged {
  const { input, kit, said } = context
  const subjects = [...findSubjectsSaid(sentence, kit).subjects]
  const own = said.get(plain(sentence))
  if (own !== undefined)
    return {
      ...{ sentence, kind: 'claim', fact: claimOf(own), provedBy: [own], subjects: [own.topic, ...subjects] },
      ...isOfField(own),
    }
  if (input.courtesies.has(sentence.trim())) return { sentence, kind: 'courtesy', fact: null, subjects: [] }
  if (placeholdersIn(sentence).length > 0)
    return { sentence, kind: 'claim', fact: null, subjects: [...subjects, 'access', 'wifiPassword'] }
  const ofHost = findSaidByHost(sentence, input.hostTexts, kit)
  if (ofHost !== null) {
    const provedBy = factsOfSentences([ofHost], subjects, input)
    return { sentence, kind: 'claim', fact: 'property.additionalInfo', provedBy, subjects }
  }
  return judgeWords(sentence, context)
}

/** A field is said whole; what a note limits may not be in the fact. */
const isOfField = ({ source, isConfirmed }: PropertyFact): Pick<Judged, 'isExact'> =>
  source.kind === 'note' && !isConfirmed ? {} : { isExact: true }

function judgeWords(sentence: string, context: Context): Judged {
  const { kit, input } = context
  const folded = fold(sentence)
  const words = PROOF_WORDS[kit.language]
  if (!/[\p{L}\d]/u.test(withoutAsides(sentence, kit.language)))
    return { sentence, kind: 'courtesy', fact: null, subjects: [] }
  const parts = clausesOf(sentence, context)
  const subjects = parts.flatMap((part) => part.subjects)
  const figures = readTokens(sentence).filter(({ kind }) => kind !== 'amenity')
  if (words.defers.test(folded)) {
    const claims = parts.filter(
      (part) =>
        !words.defers.test(fold(part.text)) &&
        readTokens(part.text).some(({ kind }) => kind === 'time' || kind === 'number' || kind === 'price'),
    )
    const isFine = claims.every((part) => isProvenClaim(part)) && (figures.length === 0 || claims.length > 0)
    return { sentence, kind: isFine ? 'deferral' : 'unsupported', fact: null, subjects }
  }
  const unsupported = unsupportedWords(sentence, {
    kit,
    names: input.names,
    facts: parts.flatMap(({ facts }) => facts),
  })
  if (subjects.length === 0) {
    const isBare = new RegExp(`^\\W*(?:${words.yes.source}|\\W)+\\W*$`, 'u').test(folded)
    // 'Yes, that is possible' allows something.
    const { rest, says } = readOpening(sentence, kit.language)
    if (isBare || (says !== null && rest === ''))
      return { sentence, kind: 'unsupported', fact: null, subjects, mayNotStand: true }
    if (words.promises.test(folded)) return { sentence, kind: 'promise', fact: null, subjects }
    const isCourtesy = unsupported.length === 0 && figures.length === 0 && !tellsOfHouse(sentence, kit)
    return { sentence, kind: isCourtesy ? 'courtesy' : 'unsupported', fact: null, subjects }
  }
  if (words.promises.test(folded) && !parts.every(isProvenClaim))
    return { sentence, kind: 'promise', fact: null, subjects }
  if (isEcho(sentence, input)) return { sentence, kind: 'unsupported', fact: null, subjects, mayNotStand: true }
  const isProven =
    unsupported.length === 0 &&
    parts.every((part) => part.facts.length > 0 && isProvenClaim(part)) &&
    parts.every((part) => areLimitsSaid(part, input))
  const fact = parts[0]?.facts[0]
  return {
    sentence,
    kind: isProven ? 'claim' : 'unsupported',
    fact: isProven && fact !== undefined ? claimOf(fact) : null,
    ...(isProven && { provedBy: parts.flatMap(({ facts }) => facts) }),
    subjects,
  }
}

/** A sentence that the guest dictated. */
function isEcho(sentence: string, { guestTexts }: ReplyToProve): boolean {
  const said = foldedWords(sentence).join(' ')
  return said.split(' ').length >= 4 && guestTexts.some((text) => foldedWords(text).join(' ').includes(said))
}

type Part = {
  text: string
  folded: string
  rest: string
  subjects: Subject[]
  facts: PropertyFact[]
  things: PropertyFact[]
  kit: LanguageKit
}

/** The clauses with their subjects; one without speaks of what the one before spoke of. */
function clausesOf(sentence: string, { kit, input }: Context): Part[] {
  const bare = splitClauses(sentence, kit).map((text) => {
    const { subjects, rest } = findSubjectsSaid(text, kit)
    const timed = findTimes({ text, folded: rest, isConfirming: true }, kit, { checkIn: '', checkOut: '' })
    const isTimed =
      timed.subjects.length > 0 && (subjects.length === 0 || timed.times.length > 0) && !subjects.includes('luggage')
    return { text, folded: fold(text), rest, subjects: isTimed ? [...timed.subjects, ...subjects] : [...subjects], kit }
  })
  const joined: Omit<Part, 'facts' | 'things'>[] = []
  for (const part of bare) {
    const last = joined.at(-1)
    if (part.subjects.length === 0 && last !== undefined) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${part.text}`,
        folded: `${last.folded}, ${part.folded}`,
        rest: `${last.rest}, ${part.rest}`,
      }
    } else if (last !== undefined && last.subjects.length === 0) {
      joined[joined.length - 1] = {
        ...part,
        text: `${last.text}, ${part.text}`,
        folded: `${last.folded}, ${part.folded}`,
        rest: `${last.rest}, ${part.rest}`,
      }
    } else joined.push(part)
  }
  return joined.map((part) => ({ ...part, ...factsAbout(part.subjects, input.facts) }))
}

const ALSO_AROUND: readonly Subject[] = ['floor', 'bar', 'centre', 'train', 'keys', 'checkIn', 'checkOut', 'visitors']
/** Things that hold others, where the others are named. */
const AROUND = new Set<Subject>([...AROUND_A_THING, ...ALSO_AROUND, 'shower', 'bank', 'directions', 'address'])
const NEAR: Partial<Record<Subject, Subject[]>> = {
  stairs: ['floor', 'accessibility', 'lift'],
  guests: ['beds', 'extraGuests'],
  transport: ['train'],
  train: ['transport'],
  coffee: ['coffeeMachine'],
  floor: ['lift', 'stairs'],
  pets: ['pets'],
  terrace: ['balcony'],
  sights: ['other'],
  quiet: ['quietHours'],
}

function factsAbout(subjects: readonly Subject[], facts: readonly PropertyFact[]): Pick<Part, 'facts' | 'things'> {
  const about = (subject: Subject) =>
    facts.filter((fact) => fact.topic === subject && fact.contradicts.length === 0 && fact.value.kind !== 'text')
  const things = subjects.filter((subject) => !AROUND.has(subject))
  const wanted = things.length > 0 ? things : subjects
  const found = wanted.map((subject) => {
    const own = about(subject)
    return own.length > 0 ? own : (NEAR[subject] ?? []).flatMap(about)
  })
  const around = things.length > 0 ? subjects.filter((subject) => AROUND.has(subject)).flatMap(about) : []
  if (found.some((list) => list.length === 0)) return { facts: [], things: [] }
  return { facts: [...found.flat(), ...around], things: found.flat() }
}

/** A yes that holds only under something is told with it. */
function areLimitsSaid({ subjects, facts }: Part, { reply, language }: ReplyToProve): boolean {
  return subjects.every((subject) =>
    facts
      .filter((fact) => fact.topic === subject && fact.value.kind === 'yesNo')
      .every((fact) => isLimitSaid(fact, reply, language)),
  )
}
