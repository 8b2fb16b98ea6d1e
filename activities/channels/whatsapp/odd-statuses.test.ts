import { describe, expect, test } from 'vitest'
import { parseWebhook } from './parse-webhook.ts'
import { partKey } from './part-key.ts'

const now = new Date('2026-11-22T12:00:00Z')
const parse = (value: object) =>
  parseWebhook({ phoneNumberId: '1', contacts: [], messages: [], statuses: [], ...value }, now)

describe('of statuses', () => {
  const report = (status: unknown) => parse({ statuses: [status] }).reports[0]

  test.each<[string, object]>([
    ['only the id', { id: 'wamid.out', status: 'failed' }],
    ['errors that are null', { id: 'wamid.out', status: 'failed', errors: null }],
    ['a code that is a text', { id: 'wamid.out', status: 'failed', errors: [{ code: '131026' }] }],
    ['one error in place of a list', { id: 'wamid.out', status: 'FAILED', errors: { code: 131026 } }],
    ['another word for it', { id: 'wamid.out', status: 'undeliverable', errors: [{ code: 131026 }] }],
    ['no word for it', { id: 'wamid.out', errors: [{ code: 131026 }] }],
    ['an odd key', { id: 'wamid.out', status: 'failed', biz_opaque_callback_data: { a: 1 } }],
  ])('one that failed counts with %s', (_, status) => {
    expect(report(status)).toMatchObject({ told: 'failed', of: { providerId: 'wamid.out' } })
  })

  test('one that names only our key is of that send', () => {
    const status = { status: 'failed', biz_opaque_callback_data: 'key' }
    expect(report(status)).toMatchObject({ told: 'failed', of: { sendKey: 'key', providerId: null } })
  })

  test.each(['sent', 'delivered', 'read'])(
    'of a file before the last of its message %s is no news, and nothing is shown',
    (status) => {
      const key = partKey('key', 'file')
      expect(parse({ statuses: [{ id: 'wamid.out', status, biz_opaque_callback_data: key }] })).toEqual({
        ...{ messages: [], reports: [] },
      })
    },
  )

  test.each([null, 1, 'failed', {}, { status: 'failed' }, { id: { a: 1 }, status: 'failed' }])(
    'one that names no message is shown: %j',
    (status) => {
      const { messages, reports } = parse({ statuses: [status] })
      expect(reports).toEqual([])
      expect(messages).toMatchObject([{ message: { note: { code: 'whatsapp_report_unclear' }, peer: null } }])
    },
  )
})
