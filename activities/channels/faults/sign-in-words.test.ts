import { expect, test } from 'vitest'
import { signInFault } from './mail-faults.ts'

test.each([
  ['NO [AUTHENTICATIONFAILED] Servizio temporaneamente non disponibile', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Dienst vorübergehend nicht verfügbar', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Error temporal del servidor', 'mail_refused_for_now'],
  ['NO Erreur temporaire', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Troppe connessioni contemporanee', 'mail_too_many_connections'],
  ['NO Zu viele gleichzeitige Verbindungen', 'mail_too_many_connections'],
  ['NO Trop de connexions simultanées', 'mail_too_many_connections'],
  ['-ERR casella in uso', 'mail_mailbox_in_use'],
  ['-ERR [AUTH] Riprovare tra qualche minuto', 'mail_refused_for_now'],
  ['-ERR [AUTH] Password errata, riprovare', 'mail_sign_in_refused'],
  ['-ERR Please wait 60 seconds', 'mail_refused_for_now'],
  ['-ERR You may only check mail every 5 minutes', 'mail_refused_for_now'],
  ['NO [AUTHENTICATIONFAILED] Mailbox is being moved', 'mail_refused_for_now'],
  ['535 5.7.0 greylisted', 'mail_refused_for_now'],
])('%s at a sign-in means %s, in whatever language', (answer, code) => {
  expect(signInFault(answer).sentence.code).toBe(code)
})
