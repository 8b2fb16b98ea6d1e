import { FIELD_PROBLEMS } from './sentences/field-problems.ts'
import type { FieldProblem, Sentence } from './sentences/sentence.ts'

const isFieldProblem = (sentence: Sentence): sentence is FieldProblem => Object.hasOwn(FIELD_PROBLEMS, sentence.code)

/** What is wrong with a field as a whole sentence: with the field's name, unless it stands by itself. */
export const ofField = (field: string, problem: Sentence): Sentence =>
  isFieldProblem(problem) ? { code: 'invalid_field', params: { field, problem } } : problem
