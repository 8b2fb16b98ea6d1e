import { expect, test } from 'vitest'
import { holdsSecret, maskSecrets } from './mask-secrets.ts'

const secrets = [{ name: 'door_code', kind: 'door_code' as const, value: '2580' }]

test('a secret is found and masked again and again, wherever it was found before', () => {
  for (const text of ['The code is 25 80.', '2580', 'Take 2580# and push.', '2580']) {
    expect(holdsSecret(text, secrets), text).toBe(true)
    expect(maskSecrets(text, secrets), text).toContain('[[secret:door_code]]')
    expect(holdsSecret(text, secrets), text).toBe(true)
  }
})
