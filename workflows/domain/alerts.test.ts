import { expect, test } from 'vitest'
import { alertInWords } from './alert-words.ts'
import { judgeSpray, NO_TROUBLE, SPRAY_OF, worse } from './alerts.ts'

const seen = (many: number, hosts = 2) => ({ many, hosts, counts: NO_TROUBLE })

test.each(['host', 'installation'] as const)(
  'of a %s an alert begins with many troubles, and ends when few are left',
  (scope) => {
    const most = SPRAY_OF[scope]
    expect(judgeSpray(seen(most - 1), scope, false)).toBeNull()
    expect(judgeSpray(seen(most), scope, false)).toBe('begin')
    expect(judgeSpray(seen(most - 1), scope, true)).toBeNull()
    expect(judgeSpray(seen(Math.ceil(most / 3) + 1), scope, true)).toBeNull()
    expect(judgeSpray(seen(Math.floor(most / 3)), scope, true)).toBe('end')
  },
)

test('the troubles of one host are no alert of all', () => {
  expect(judgeSpray(seen(SPRAY_OF.installation * 2, 1), 'installation', false)).toBeNull()
})

test('an alert is told by what was worst, and only by what there was', () => {
  const counts = worse({ ...NO_TROUBLE, send_failed: 12, source_stopped: 1 }, { ...NO_TROUBLE, send_failed: 3 })
  const of = { host: 'anna@locanda.test', hosts: 1, counts }
  expect(alertInWords(of, 'en')).toBe('Much trouble for anna@locanda.test: 12 replies not delivered, 1 source stopped')
  expect(alertInWords({ ...of, host: null, hosts: 4 }, 'it')).toBe(
    'Molti problemi per 4 host: 12 risposte non consegnate, 1 sorgente ferma',
  )
})
