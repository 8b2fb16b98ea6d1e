import { expect, test } from 'vitest'
import { baseSubject, replySubject } from '#activities/channels/text/subject.ts'

test.each([
  ['Re: RE: Fwd: R: AW: Ciao', 'ciao'],
  ['I: TR: Domanda', 'domanda'],
  ['Re[2]: Casa', 'casa'],
  ['Ynt: SV: VB: Casa', 'casa'],
  ['回复：转发：Casa', 'casa'],
  ['Regalo per voi', 'regalo per voi'],
])('%j is about %j', (subject, base) => {
  expect(baseSubject(subject)).toBe(base)
})
test('a reply carries one Re:', () => {
  expect(replySubject('Re: RE: Ciao')).toBe('Re: Ciao')
})
