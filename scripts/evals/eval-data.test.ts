import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEvals } from './eval-data.ts'
import { figuresOf } from './figures.ts'
import { runEvals } from './run-evals.ts'

const folder = mkdtempSync(join(tmpdir(), 'evals-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('a set of one’s own is read and measured as `evals/` is, without what it lacks', async () => {
  write(
    'properties/hut.yaml',
    `{ name: Hut, address: Lane 1, floor: 0, rooms: 1, bathrooms: 1, checkIn: "16:00", checkOut: "10:00",
       bookingLink: null, airbnbLink: null, additionalInfo: "Two sledges are in the woodshed.", extras: [] }`,
  )
  write(
    'questions/en.yaml',
    '- { id: own-1, p: hut, t: [], q: "From what time can we check in?", says: ["16:00"], is: auto }',
  )
  write('questions/notes.txt', 'no question')
  write(
    'model/right.yaml',
    '- { id: own-2, p: hut, q: "Avete slittini?", reply: "Ciao Lukas,\\n\\nnella legnaia ci sono due slittini.\\n\\nA presto,\\nAnna" }',
  )
  write('model/lies-of-mine.yaml', '- { id: own-3, p: hut, q: "When is check-in?", reply: "Check-in is from 10:00." }')
  const data = readEvals(folder)
  expect(data.questions.map(({ id, language }) => [id, language])).toEqual([['own-1', 'en']])
  expect([data.heldOut, data.right.length, data.lies.length]).toEqual([[], 1, 1])
  const figures = new Map(figuresOf(await runEvals(data)).map(({ name, value, of }) => [name, [value, of]]))
  expect(figures.get('questions: answerable and complete')).toEqual([1, 1])
  expect(figures.get('model: lies that leave')).toEqual([0, 1])
  // 'Slittini' are 'sledges' in the dictionary alone.
  expect(figures.get('model: right answers held')).toEqual([0, 1])
})

test('a set that cannot be read names its file, the case and the field', () => {
  const other = mkdtempSync(join(tmpdir(), 'evals-'))
  mkdirSync(join(other, 'model'))
  mkdirSync(join(other, 'properties'))
  writeFileSync(
    join(other, 'model/right.yaml'),
    '- { id: r-1, p: hut, q: "Pets?", reply: "No.", sure: 9 }\n- { p: hut }',
  )
  expect(() => readEvals(other)).toThrow(
    /^model\/right\.yaml cannot be read:\n {2}case r-1: .*sure.*\n {2}case number 2, field id: /s,
  )
  rmSync(join(other, 'model/right.yaml'))
  writeFileSync(join(other, 'properties/boat.yaml'), '{ name: Boat, floor: null, rooms: 1 }')
  expect(() => readEvals(other)).toThrow(/^properties\/boat\.yaml cannot be read:.*\n {2}field floor: .*number/s)
  rmSync(other, { recursive: true })
})
