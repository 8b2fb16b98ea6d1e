import { expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

test.each([
  [['anna.rossi@gmail.com'], 'annarossi@gmail.com', true],
  [['annarossi@googlemail.com'], 'anna.rossi+airbnb@gmail.com', true],
  [['anna@casa.test'], 'anna+booking@casa.test', true],
  [['anna+casa@casa.test'], 'anna@casa.test', true],
  [['anna.rossi@casa.test'], 'annarossi@casa.test', false],
  [['anna@gmail.com'], 'anna@casa.test', false],
  [['anna@gmail.com'], 'anna@gmail.com.evil.test', false],
  [['anna@gmail.com'], 'hanna@gmail.com', false],
  [['+39333@casa.test'], '@casa.test', false],
  [['anna@gmail.com'], null, false],
])('of %j, %s is the host’s own: %s', (own, address, isOwn) => {
  expect(isOwnAddress(own, address)).toBe(isOwn)
})
