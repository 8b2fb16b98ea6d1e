import { expect, test } from 'vitest'
import { findSecrets } from './find-secrets.ts'
import { type KeptSecret, reconcileSecrets } from './reconcile-secrets.ts'

const kept = (change: Partial<KeptSecret> = {}): KeptSecret => ({
  id: 'a',
  name: 'door_code',
  kind: 'door_code',
  value: '2580',
  isSecret: true,
  isMarked: false,
  ...change,
})
const NOTHING = { add: [], change: [], remove: [] }
const after = (text: string, rows: KeptSecret[]) => reconcileSecrets(rows, findSecrets(text), [text])

test('what is still there keeps its name, its rule and its mark, however it is spaced', () => {
  expect(after('Door code: 25 80', [kept()])).toEqual(NOTHING)
  expect(after('Door code: 2580', [kept({ isSecret: false })])).toEqual(NOTHING)
})

test('a new value for the only door is the old secret changed', () => {
  expect(after('Door code: 3691', [kept()])).toEqual({ ...NOTHING, change: [{ id: 'a', value: '3691' }] })
})

test('a new value is never taken for harmless because an old one was', () => {
  const { add, change, remove } = after('Door code: 3691', [kept({ isSecret: false })])
  expect({ add, change, remove }).toEqual({
    add: [{ name: 'door_code_2', kind: 'door_code', value: '3691' }],
    change: [],
    remove: ['a'],
  })
})

test('of two that changed at once nobody guesses which is which', () => {
  const rows = [kept(), kept({ id: 'b', name: 'door_code_2', value: '1111' })]
  const { add, remove, change } = after('Door code: 3691, back door 4702', rows)
  expect(change).toEqual([])
  expect(remove).toEqual(['a', 'b'])
  expect(add.map(({ name }) => name)).toEqual(['door_code_3', 'door_code_4'])
})

test('what the host marked stays a secret while a text holds it, and goes with it', () => {
  const marked = kept({ name: 'login', kind: 'login', value: 'Ask for Rosa', isMarked: true })
  expect(after('At the gate: ask for Rosa.', [marked]).remove).toEqual([])
  expect(after('At the gate: nobody.', [marked]).remove).toEqual(['a'])
})
