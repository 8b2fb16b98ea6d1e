import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password.ts'

test('a temporary password has the form of the specification', () => {
  for (let turn = 0; turn < 200; turn++) expect(temporaryPassword()).toMatch(/^T-[A-Za-z0-9]{20}!9$/)
})

test('bytes that would favour some letters are thrown away', () => {
  const bytes = [255, 250, 248, ...Array.from({ length: 20 }, () => 247)]
  expect(temporaryPassword(() => bytes.shift() ?? 0)).toBe(`T-${'9'.repeat(20)}!9`)
})

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 1000 }, () => temporaryPassword())).size).toBe(1000)
})
