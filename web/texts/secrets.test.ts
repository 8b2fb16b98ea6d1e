import { expect, test } from 'vitest'
import { secrets } from './it/secrets.ts'

test('a list calls placeholders by their names, and leaves alone what is none', () => {
  expect(secrets.inWords('The gate: [[secret:gate_code_2]], [[secret:nothing]] [[x]]')).toBe(
    'The gate: ‹codice del cancello›, [[secret:nothing]] [[x]]',
  )
})
