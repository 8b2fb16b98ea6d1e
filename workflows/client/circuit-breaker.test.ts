import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('it is open for a while, and no longer where the clock is set back meanwhile', () => {
  let ms = 86_400_000
  const circuit = new CircuitBreaker(() => new Date(ms))
  expect(circuit.isOpen).toBe(false)
  circuit.open()
  expect(circuit.isOpen).toBe(true)
  ms = 0
  expect(circuit.isOpen).toBe(false)
  ms = 2 * 86_400_000
  circuit.open()
  ms += 3_600_000
  expect(circuit.isOpen).toBe(false)
})
