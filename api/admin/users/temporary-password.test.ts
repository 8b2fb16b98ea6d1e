import { expect, test } from 'vitest'
import { temporaryPassword } from '#api/admin/users/temporary-password.ts'

test('a temporary password has the form of the specification', () => {
  for (let n = 0; n < 200; n++) expect(temporaryPassword()).toMatch(/^T-[A-Za-z0-9]{20}!9$/)
})

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 1000 }, () => temporaryPassword())).size).toBe(1000)
})
