/** What a question asks of its topic, beside whether it is there at all. */
export const ASPECTS = [
  'heated',
  'cost',
  'included',
  'where',
  'hours',
  'far',
  'count',
  'private',
  'indoor',
  'fenced',
  'covered',
  'speed',
  'reserve',
  'methods',
  'size',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Words of a language, folded, apart by commas; `*` stands for the rest of a word. */
export type Cues = {
  /** Coming into the house, and going. */
  enter: string
  leave: string
  /** These are about coming or going only beside an hour, early, late or when. */
  comes: string
  stays: string
  early: string
  late: string
  when: string
  aspects: Record<Aspect, string>
  negation: string
  /** Words that make a sentence a question without a mark, wherever they stand. */
  asks: string
  /** Words with which a question begins. */
  opens: string
  /** What makes a statement one to be confirmed: 'so …', '… right?'. */
  confirms: string
  /** Between two clauses of their own. */
  joins: string
  /** Of what is told rather than asked: something is other than before. */
  changes: string
  /** All that thanks, agreement and farewell are made of. */
  thanks: string
  /** Words that change nothing of what is asked or said. */
  neutral: string
}
