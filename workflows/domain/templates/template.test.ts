import { expect, test } from 'vitest'
import { fieldsOf, fillTemplate, readFilledTemplate } from './template.ts'

test('the fields of a text come once each, numbered ones by number and named ones as they stand', () => {
  expect(fieldsOf('Ciao {{1}}, {{ 2 }} e di nuovo {{1}}')).toEqual(['1', '2'])
  expect(fieldsOf('A {{2}} ti aspettiamo, {{1}}, dalle {{10}}')).toEqual(['1', '2', '10'])
  expect(fieldsOf('A {{house}} ti aspettiamo, {{guest}}')).toEqual(['house', 'guest'])
  expect(fieldsOf('Ciao {{first_name}}')).toEqual(['first_name'])
  expect(fieldsOf('{ 1 } {{}}')).toEqual([])
})

test('filled in, a template reads as the guest reads it, with head and foot; what is missing stays open', () => {
  const template = {
    name: 'a',
    language: 'it',
    header: 'Casa',
    body: 'Ciao {{1}}, a {{2}}',
    footer: null,
    fields: ['1', '2'],
  }
  // What looks like a pattern of a replacement is text.
  expect(fillTemplate(template, [{ field: '1', text: '$& Mia' }])).toBe('Casa\n\nCiao $& Mia, a {{2}}')
})

test.each([null, 'x', { name: 'a' }, { name: 'a', language: 'it', values: 1 }])('%j is no filled template', (value) => {
  expect(readFilledTemplate(value)).toBeNull()
})
