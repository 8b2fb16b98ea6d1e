import type { Drafted } from '#activities/drafting/drafter.ts'
import type { ChatSecrets } from '#activities/drafting/mask-situation.ts'
import { proveDraft } from '#activities/drafting/prove-draft.ts'
import { shortenQuote } from '#activities/drafting/shorten-quote.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { autonomyOf } from '#workflows/domain/autonomy/autonomy-of.ts'
import { confidenceOf, rateDraft } from '#workflows/domain/confidence/rate-draft.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import type { CheckedDraft } from '#workflows/domain/decide.ts'
import { CAP_REASONS, type CapReason, type Draft, type DraftQuestion, RISKS } from '#workflows/domain/draft.ts'
import { findUnproven } from '#workflows/domain/evidence.ts'
import type { TokenKind } from '#workflows/domain/evidence-tokens.ts'
import { foldedWords, hidesSomething, visibleText } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { isPromptInjection } from '#workflows/domain/prompt-injection.ts'
import { shapeHolds } from '#workflows/domain/proof/reply-shape.ts'
import { findRisks, type ToSearch } from '#workflows/domain/risk.ts'
import { holdsSecret, maskSecrets } from '#workflows/domain/secrets/mask-secrets.ts'
import { placeholderOf, placeholdersIn, replacePlaceholders } from '#workflows/domain/secrets/placeholders.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import { topicsOfDraft } from '#workflows/domain/topics-of-draft.ts'

const REPLY_MAX = 4000
/** What has to stand in the host's own words; figures and things of the house are proved by relation. */
const WORD_BY_WORD: ReadonlySet<TokenKind> = new Set([
  'link',
  'email',
  'iban',
  'placeholder',
  'phone',
  'code',
  'secret',
  'address',
])

export type DraftCheck = { draft: Draft; checked: CheckedDraft; questions: DraftQuestion[] }

/**
 * Takes a draft as data, and finds what in it nobody vouches for. Never trusts its own figures. `situation` is masked, and so is
 * whatever leaves here: a draft that gives a secret away in plain is not kept as it was and waits.
 */
export function checkDraft(drafted: Drafted, situation: Situation, secrets: ChatSecrets): DraftCheck {
  const written = cutText(visibleText(drafted.draft.reply).replace(/\r\n?/g, '\n').trim(), REPLY_MAX)
  const mask = (text: string) => maskSecrets(text, secrets.all)
  const reply = mask(written)
  const guest = situation.questions.map(({ text }) => text).join('\n')
  const proof = proveDraft(reply, drafted, situation)
  const unfillable = placeholdersIn(reply)
    .filter((name) => !secrets.fillable.has(name))
    .map(placeholderOf)
  const tokens = findUnproven(reply, sourcesOf(situation), WORD_BY_WORD)
  const unproven = [...new Set([...tokens, ...unfillable, ...proof.unsupported.map(shortenQuote)])]
  const languageHold = holdForLanguage(reply, drafted.draft, situation)
  const holds: WaitReason[] = [
    ...(drafted.hold === undefined ? [] : [drafted.hold]),
    ...(languageHold === null ? [] : [languageHold]),
    ...proof.holds,
    ...(drafted.draft.needsReply ? shapeHolds(reply) : []),
    ...(holdsSecret(written, secrets.all) ? [say({ code: 'held_plain_secret' })] : []),
    ...(situation.questions.some(({ text }) => isPromptInjection(text)) ? [say({ code: 'speaks_to_machine' })] : []),
    ...(situation.questions.some(({ text }) => hidesSomething(text)) ? [say({ code: 'hidden_characters' })] : []),
  ]
  const risks = risksOf(drafted.draft, { ...withoutNames({ guest, reply }, situation), isProven: proof.isProven })
  const topics = topicsOfDraft({ questions: proof.questions, topics: drafted.draft.topics })
  const rating = rateDraft(
    {
      signals: { ...proof.signals, language: languageHold === null ? 1 : 0 },
      asked: proof.questions.length,
      own: drafted.draft.confidence,
      caps: [
        ...proof.caps,
        ...capsOf({
          unproven: unproven.length > 0,
          wrong_language: languageHold !== null,
          unknown: drafted.draft.unknowns.length > 0,
          held: holds.length > 0,
          risky: risks.length > 0,
        }),
      ],
      topics,
    },
    situation.trackRecord,
  )
  const draft: Draft = {
    ...drafted.draft,
    reply,
    topics: drafted.draft.topics.map(mask),
    unknowns: drafted.draft.unknowns.map(mask),
    language: detectLanguage(wordsOf(reply)) ?? drafted.draft.language,
    claims: proof.claims.map((claim) => ({ ...claim, sentence: mask(claim.sentence) })),
    risks,
    confidence: confidenceOf(rating),
    rating,
  }
  const { confidence, unknowns, needsReply } = draft
  const autonomy = autonomyOf(topics, situation.trackRecord.ladder)
  return {
    draft,
    checked: { confidence, unknowns, needsReply, risks, unproven, holds, autonomy },
    questions: proof.questions.map((question) => ({ ...question, text: mask(question.text) })),
  }
}

const capsOf = (found: Partial<Record<CapReason, boolean>>): CapReason[] =>
  CAP_REASONS.filter((reason) => found[reason] === true)

/** The host's own words: the property, the stay, the instructions, and what went out in this chat. */
const sourcesOf = ({ facts, thread, instructions, wish }: Situation): string[] => [
  ...(wish?.answers ?? []).map(({ text }) => text),
  ...facts.map(({ text }) => text),
  instructions.instruction,
  instructions.systemPrompt,
  ...thread.filter(({ from }) => from === 'host').map(({ text }) => text),
]

/** Whoever is called Sue sues nobody: names as they are written, of the two who write. */
function withoutNames<T extends Record<string, string>>(texts: T, { guestFirstName, hostFirstName }: Situation): T {
  const names = [guestFirstName, hostFirstName].flatMap((name) => name?.match(/\p{L}{2,}/gu) ?? [])
  if (names.length === 0) return texts
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu')
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replace(pattern, ' ')])) as T
}

function risksOf(draft: Draft, { guest, reply, isProven }: Required<ToSearch>): Draft['risks'] {
  const found = new Set([...findRisks({ guest, reply, isProven }), ...draft.risks])
  if (placeholdersIn(reply).length > 0) found.add('access')
  return RISKS.filter((risk) => found.has(risk))
}

function holdForLanguage(reply: string, { language }: Draft, situation: Situation): WaitReason | null {
  const { language: guest } = situation
  if (guest === null) return say({ code: 'guest_language_unclear' })
  const words = wordsOf(reply)
  const written = detectLanguage(words) ?? (foldedWords(words).length < 4 ? language : null)
  if (reply === '' || written === guest) return null
  if (written === null) return say({ code: 'other_language', params: { guest } })
  return say({ code: 'wrong_language', params: { draft: written, guest } })
}

/** A placeholder is of no language. */
const wordsOf = (reply: string) => replacePlaceholders(reply, () => '')
