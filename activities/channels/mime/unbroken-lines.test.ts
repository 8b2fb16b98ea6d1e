import { expect, test } from 'vitest'
import { unbrokenLines } from './unbroken-lines.ts'

const PLAIN = 'Hi Elena,\nwe are four friends from Leeds planning a slow\nweek by the lake.\n\nCheers\nOliver'

test('a line that only its program has broken is whole again', () => {
  const html =
    '<p>Hi Elena,<br>we are four friends from Leeds planning a slow week\nby the lake.</p><p>Cheers<br>Oliver</p>'
  expect(unbrokenLines(PLAIN, html)).toBe(
    'Hi Elena,\nwe are four friends from Leeds planning a slow week by the lake.\n\nCheers\nOliver',
  )
})

test.each([
  ['the page breaks it there, too', 'we are four friends from Leeds planning a slow<br>week by the lake.'],
  [
    'breaks of the source count on the page',
    '<div style="white-space: pre-wrap">planning a slow\nweek by the lake.</div>',
  ],
  ['the page says something else', 'we are four friends from Leeds planning a slow fortnight by the lake.'],
])('it stays broken where %s', (_, html) => {
  expect(unbrokenLines(PLAIN, html)).toBe(PLAIN)
})

test('what is quoted keeps its lines', () => {
  const quoted = '> we are four friends from Leeds planning a slow\n> week by the lake.'
  expect(
    unbrokenLines(quoted, '<p>&gt; we are four friends from Leeds planning a slow &gt; week by the lake.</p>'),
  ).toBe(quoted)
})
