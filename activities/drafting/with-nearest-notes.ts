import { askedText } from '#activities/drafting/built-in/asked-text.ts'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { nearestNotes } from '#activities/drafting/embedding/nearest-notes.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { findRisks } from '#workflows/domain/risk.ts'

/** Adds which notes are nearest to what was asked, where facts leave something of it open: of most messages they leave nothing. */
export async function withNearestNotes(
  { embed }: Pick<DraftingDeps, 'embed'>,
  situation: Situation,
): Promise<Situation> {
  if (embed === undefined || draftFromFacts(situation).draft.unknowns.length === 0 || isForTheHostAlone(situation))
    return situation
  const language = situation.language ?? 'en'
  const asked = situation.reading.asks.filter(({ kind, subjects }) => kind !== 'news' && !subjects.includes('price'))
  const texts = [...new Set(asked.map((ask) => askedText(ask, { situation, language })))]
  const nearest = await nearestNotes(embed, { texts, language }, situation.houseFacts)
  return nearest === null ? situation : { ...situation, nearest }
}

/** No note answers who complains: another sentence about the same would be no answer. Nor who bargains. */
const isForTheHostAlone = ({ questions }: Situation) =>
  findRisks({ guest: questions.map(({ text }) => text).join('\n'), reply: '' }).some(
    (risk) => risk === 'complaint' || risk === 'legal',
  )
