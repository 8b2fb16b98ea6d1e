import { expect, test } from 'vitest'
import { fieldsOf, fillTemplate, readFilledTemplate } from './template.ts'

test('the fields of a text come once each, numbered or named', () => {
  expect(fieldsOf('Ciao {{1}}, {{ 2 }} e di nuovo {{1}}')).toEqual(['1', '2'])
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
