import { expect, test } from 'vitest'
import { readSenderFilter } from '#workflows/domain/sender-filter.ts'

test.each([
  ['anna@x.it', ['anna@x.it']],
  [' A@B.C ', ['a@b.c']],
  ['*@airbnb.com', ['airbnb.com']],
  ['@booking.com', ['booking.com']],
  ['*.booking.com', ['booking.com']],
  ['*@*.booking.com.', ['booking.com']],
  ['Anna Rossi <Anna@X.it>', ['anna@x.it']],
  ['"Rossi, Anna" <anna@x.it>; <b@y.it>', ['anna@x.it', 'b@y.it']],
  ['mailto:anna@x.it', ['anna@x.it']],
  ['a@x.it, y.it\nz.it w.it;a@x.it', ['a@x.it', 'y.it', 'z.it', 'w.it']],
  ['anna@localhost', ['anna@localhost']],
  [' , ', []],
])('%s is %j', (text, senders) => {
  expect(readSenderFilter(text)).toEqual({ senders, unclear: [] })
})

test.each([
  ['airbnb', ['airbnb']],
  ['*', ['*']],
  ['https://airbnb.com/', ['https://airbnb.com/']],
  ['anna*@x.it', ['anna*@x.it']],
  ['a@b@c.it', ['a@b@c.it']],
  ['Rossi, Anna <anna@x.it>', ['Rossi']],
])('%s is not clear', (text, unclear) => {
  expect(readSenderFilter(text).unclear).toEqual(unclear)
})
