import { findChatSecrets } from '#activities/drafting/mask-situation.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { compareAnswers } from '#workflows/domain/replay/compare-answers.ts'
import { type Judgement, ofWhole } from '#workflows/domain/replay/verdict.ts'
import { findSecrets } from '#workflows/domain/secrets/find-secrets.ts'
import { maskSecrets, nameSecrets } from '#workflows/domain/secrets/mask-secrets.ts'

/** What the host really wrote after a burst, all of it; null: nothing. `by`: a machine's answer is nobody's word. */
export type HostsAnswer = { by: 'host' | 'machine' | null; text: string | null }

type ToJudge = { text: string; isSilent: boolean; situation: Situation; answer: HostsAnswer }

/** Holds what would have been sent against the host's own words, in which codes are placeholders too. */
export function judgeReply({ text, isSilent, situation, answer }: ToJudge): Judgement {
  if (answer.by === 'machine') return { verdict: 'not_comparable', reasons: [ofWhole('answered_by_itself')] }
  const language = situation.language ?? 'en'
  const { asks } = situation.reading
  const wanted = asks.filter(({ kind }) => kind === 'question' || kind === 'confirm')
  return compareAnswers({
    ours: text,
    isSilent,
    theirs: answer.text === null ? null : maskAnswer(answer.text, situation),
    language,
    asked: wanted.flatMap(({ subjects }) => subjects),
    guestText: situation.questions.map((question) => question.text).join('\n'),
    known: sentencesOf(situation, language),
  })
}

/** A host's answer as it may be kept and shown beside a draft. */
function maskAnswer(text: string, situation: Situation): string {
  const { all } = findChatSecrets(situation)
  const own = nameSecrets(findSecrets(text), new Set(all.map(({ name }) => name)))
  return maskSecrets(text, [...all, ...own])
}

/** Each fact of the house under the sentences that say it. */
function sentencesOf({ houseFacts }: Situation, language: DraftLanguage): Map<string, FoundFact> {
  const said = houseFacts.flatMap((fact): [string, FoundFact][] => {
    const sentence = fact.contradicts.length === 0 ? sayFact(fact, language) : null
    return sentence === null ? [] : splitSentences(sentence, language).map((one) => [one, fact])
  })
  return new Map(said)
}
