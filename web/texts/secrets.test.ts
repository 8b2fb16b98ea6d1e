import { expect, test } from 'vitest'
import { namePlaceholders } from './secrets.ts'

test('a list calls placeholders by their names, and leaves alone what is none', () => {
  expect(namePlaceholders('The gate: [[secret:gate_code_2]], [[secret:nothing]] [[x]]')).toBe(
    'The gate: ‹codice del cancello›, [[secret:nothing]] [[x]]',
  )
})
