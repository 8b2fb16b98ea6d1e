import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import type { Subject } from './words/topic-words.ts'

type Others = Partial<Record<Subject, readonly FactTopic[]>>

/** What answers a question on a subject as well as what is said of the subject itself. */
const ANSWERS: Others = {
  stairs: ['lift', 'floor', 'accessibility'],
  accessibility: ['stairs', 'lift', 'floor'],
  children: ['crib', 'highChair', 'playground'],
  directions: ['address', 'transport', 'train'],
  kitchen: ['oven', 'microwave', 'hob', 'dishwasher', 'fridge', 'coffeeMachine'],
  hob: ['kitchen'],
  coffee: ['coffeeMachine'],
  coffeeMachine: ['coffee'],
  terrace: ['balcony'],
  guests: ['extraGuests', 'beds'],
  extraGuests: ['guests'],
  quiet: ['quietHours'],
  fireplace: ['firewood'],
  heating: ['fireplace'],
}

/** What is told beside a question and answers it in part: a bus stop is no station, a level shower is no house without steps. */
const PART_OF_ANSWER: Others = {
  accessibility: ['shower'],
  extraBed: ['extraGuests', 'guests'],
  beds: ['rooms'],
  rooms: ['beds'],
  lift: ['floor', 'stairs'],
  quietHours: ['quiet'],
  sights: ['centre'],
  transport: ['train', 'carNeeded'],
  train: ['transport'],
  carNeeded: ['transport', 'train'],
  market: ['supermarket'],
  bakery: ['breadService', 'supermarket'],
  breadService: ['bakery', 'breakfast'],
  laundromat: ['washingMachine'],
  washingMachine: ['laundromat'],
  swimCap: ['pool'],
  inflatables: ['pool'],
  dryer: ['washingMachine'],
  firewood: ['fireplace'],
  linen: ['towels'],
  visitors: ['parties', 'guests'],
  umbrellas: ['beach'],
  doctor: ['hospital', 'pharmacy'],
  hospital: ['doctor'],
  payment: ['deposit', 'touristTax'],
}

/** Requests that only the host can grant, and the rule that is told of each. */
const RULES_OF_REQUESTS: Partial<Record<Subject, FactTopic>> = {
  earlyCheckIn: 'checkIn',
  lateCheckOut: 'checkOut',
  lateArrival: 'checkIn',
}

/** The subjects that answer a question on this one, its own left out. */
export const answersOf = (subject: Subject): readonly FactTopic[] => ANSWERS[subject] ?? []

/** The subjects that are told beside a question on this one and leave something of it open. */
export const partOfAnswerTo = (subject: Subject): readonly FactTopic[] => PART_OF_ANSWER[subject] ?? []

/** The subject whose rule is told where a guest asks for an exception to it, which the host alone can grant. */
export const ruleOfRequest = (subject: Subject): FactTopic | undefined => RULES_OF_REQUESTS[subject]
