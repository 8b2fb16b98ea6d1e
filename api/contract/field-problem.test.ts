import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inWords } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { fieldProblems } from './field-problem.ts'
import { AiSettingsInput, AppSettings } from './settings.ts'
import { EmailSourceInput } from './sources.ts'
import { CreatePaidUserInput } from './users.ts'

const told = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    Object.entries(fieldProblems(schema, value).problems).map(([path, problem]) => [path, inWords(wordsEn, problem)]),
  )

test.each<[string, z.ZodType, unknown, Record<string, string>]>([
  ['too big', AiSettingsInput, { confidenceThreshold: 11 }, { confidenceThreshold: 'must be at most 10' }],
  ['too small', AiSettingsInput, { fallbackDelayMinutes: '4' }, { fallbackDelayMinutes: 'must be at least 5' }],
  ['not whole', AiSettingsInput, { confidenceThreshold: '2.5' }, { confidenceThreshold: 'must be a whole number' }],
  ['no number', AiSettingsInput, { confidenceThreshold: 'many' }, { confidenceThreshold: 'must be a number' }],
  ['too long', AiSettingsInput, { defaultTone: 'x'.repeat(501) }, { defaultTone: 'must have at most 500 characters' }],
  ['missing', AppSettings, {}, { email: 'is required' }],
  ['no address', AppSettings, { email: 'anna' }, { email: 'must be an e-mail address' }],
  ['a needed address', CreatePaidUserInput, { email: '' }, { email: 'Email required' }],
  ['a needed address, mistyped', CreatePaidUserInput, { email: 'anna' }, { email: 'must be an e-mail address' }],
  ['no object', AppSettings, [], { body: 'must be an object' }],
  [
    'none of a few',
    EmailSourceInput,
    { inbound: { protocol: 'x' } },
    { 'inbound.protocol': 'must be one of: imap, pop3' },
  ],
  [
    'a rule of ours',
    EmailSourceInput,
    { inbound: { user: 'a\nb' }, smtp: {} },
    { 'inbound.user': 'must be one line', 'smtp.host': 'is required' },
  ],
])('%s is said in words of ours', (_, schema, value, sentences) => {
  expect(told(schema, value)).toEqual(sentences)
})

type Shape = { properties?: Record<string, Shape>; $defs?: Record<string, Shape> }
const pathsOf = ({ properties = {}, $defs = {} }: Shape): string[][] => [
  ...Object.values($defs).flatMap(pathsOf),
  ...Object.entries(properties).flatMap(([name, shape]) => [[name], ...pathsOf(shape).map((rest) => [name, ...rest])]),
]

const withValue = (path: string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

const BAD = [null, '', ' ', 'x'.repeat(100_000), 'a\u0000b', 'a\nb', '\ud800', -1e12, 1e12, 2.5, {}, [], [1], true]

const schemas = Object.entries<Call>(calls).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) =>
    schema === undefined || schema === 'raw' || schema === 'file' ? [] : [[name, schema] as [string, z.ZodType]],
  ),
)

describe.each(schemas)('what %s is given', (_, schema) => {
  const paths = pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

  test('has fields', () => expect(paths).not.toEqual([]))

  test('is never refused without saying what is wrong', () => {
    const unclear = [[], ...paths].flatMap((path) =>
      [undefined, ...BAD].flatMap((value) =>
        Object.entries(fieldProblems(schema, withValue(path, value)).problems)
          .filter(([, { code }]) => code === 'field_invalid')
          .map(([at]) => `${at}: ${JSON.stringify(value)?.slice(0, 40)}`),
      ),
    )
    expect(unclear).toEqual([])
  })
})
