import { expect, test } from 'vitest'
import { type CsvCell, toCsv } from './csv.ts'

const lines = (...rows: CsvCell[][]) => toCsv(rows).replace('\uFEFF', '')

test('rows are as RFC 4180 has them: quotes doubled, lines ended by CR and LF', () => {
  expect(lines(['Casa "Blu", Lecco', 3, null], ['due\nrighe', 0.5, ''])).toBe(
    '"Casa ""Blu"", Lecco",3,\r\n"due\nrighe",0.5,\r\n',
  )
})

test.each(['=cmd|/C calc!A0', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1'])(
  'no formula is made of %j',
  (text) => {
    expect(lines([text]).replaceAll('"', '').startsWith("'")).toBe(true)
  },
)

test('a number stays a number, also below zero', () => {
  expect(lines([-4, 'Casa 4-bis'])).toBe('-4,Casa 4-bis\r\n')
})

test('it says that it is UTF-8', () => {
  expect(toCsv([['Proprietà']]).codePointAt(0)).toBe(0xfeff)
})
