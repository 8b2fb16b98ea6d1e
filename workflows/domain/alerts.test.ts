import { expect, test } from 'vitest'
import { alertInWords } from './alert-words.ts'
import { ALERT_THRESHOLDS, judgeTrouble, NO_TROUBLE, worse } from './alerts.ts'

const seen = (many: number, hosts = 2) => ({ many, hosts, counts: NO_TROUBLE })

test.each(['host', 'installation'] as const)(
  'of a %s an alert begins with many troubles, and ends when few are left',
  (scope) => {
    const most = ALERT_THRESHOLDS[scope]
    expect(judgeTrouble(seen(most - 1), scope, false)).toBeNull()
    expect(judgeTrouble(seen(most), scope, false)).toBe('begin')
    expect(judgeTrouble(seen(most - 1), scope, true)).toBeNull()
    expect(judgeTrouble(seen(Math.ceil(most / 3) + 1), scope, true)).toBeNull()
    expect(judgeTrouble(seen(Math.floor(most / 3)), scope, true)).toBe('end')
  },
)

test('the troubles of one host are no alert of all', () => {
  expect(judgeTrouble(seen(ALERT_THRESHOLDS.installation * 2, 1), 'installation', false)).toBeNull()
})

test('an alert is told by what was worst, and only by what there was', () => {
  const counts = worse({ ...NO_TROUBLE, send_failed: 12, source_stopped: 1 }, { ...NO_TROUBLE, send_failed: 3 })
  const of = { host: 'anna@locanda.test', hosts: 1, counts }
  expect(alertInWords(of, 'en')).toBe('Much trouble for anna@locanda.test: 12 replies not delivered, 1 source stopped')
  expect(alertInWords({ ...of, host: null, hosts: 4 }, 'it')).toBe(
    'Molti problemi per 4 host: 12 risposte non consegnate, 1 sorgente ferma',
  )
})
