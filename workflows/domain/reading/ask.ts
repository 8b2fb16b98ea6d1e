import type { Aspect } from './words/cues.ts'
import type { Subject } from './words/topic-words.ts'

/**
 * `question`: wants to know or to have something; `confirm`: says something and wants a yes; `news`: tells what the host has to
 * know; `context`: told beside a question, and asks for nothing.
 */
const ASK_KINDS = ['question', 'confirm', 'news', 'context'] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** One thing that a guest wants of the host. */
export type Ask = {
  /** As the guest wrote it. */
  text: string
  /** Clauses behind it that name nothing of their own: 'aussi le dimanche soir ?'. */
  also?: string[]
  /** Which of the burst's sentences it stands in. */
  sentence: number
  kind: AskKind
  /** Empty where it is clear that they ask, but not what. */
  subjects: Subject[]
  aspects: Aspect[]
  /** Times of day that the guest names. */
  times: string[]
  /** An arrival or departure within the house's times is told. */
  told: 'arrival' | 'departure' | null
  /** Words that may change what is asked ('guarded', 'for our camper'). */
  unknown: string[]
}

/** A burst as a list. `isMereThanks`: nothing in it wants anything. */
export type Reading = { asks: Ask[]; isMereThanks: boolean; isGreeting: boolean }
