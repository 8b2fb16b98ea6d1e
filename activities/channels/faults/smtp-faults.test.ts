import { expect, test } from 'vitest'
import { type SmtpStep, smtpRefusal } from './smtp-faults.ts'

test.each<[SmtpStep, string]>([
  ['content', '452 4.4.5 Daily sending quota exceeded'],
  ['sender', '550 Limit of 500 messages per hour reached'],
  ['content', "554 5.2.0 The message can't be submitted because the sender's submission quota was exceeded"],
  ['recipient', '550 Limite giornaliero di invii superato'],
])('what an account may send is used up, at the %s: %s', (step, answer) => {
  const refusal = smtpRefusal({ step, code: Number(answer.slice(0, 3)), answer })
  expect(refusal).toEqual({ code: 'mail_sending_limit', params: { answer } })
})

test.each<[SmtpStep, string, 'passes' | 'of_message']>([
  ['sender', '450 Hourly sending limit reached', 'passes'],
  ['connection', '421 4.7.0 Daily limit of connections reached', 'passes'],
  ['recipient', '450 4.2.1 The mailbox is receiving mail over its daily limit', 'passes'],
  ['recipient', '550 5.2.2 The recipient has used its daily quota', 'of_message'],
])('what passes soon, or is used up by somebody else, stops no account, at the %s: %s', (step, answer, means) => {
  expect(smtpRefusal({ step, code: Number(answer.slice(0, 3)), answer })).toBe(means)
})
