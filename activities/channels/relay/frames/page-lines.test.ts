import { expect, test } from 'vitest'
import { pageLines } from './page-lines.ts'

const BOX = 'style="background:#eee"'

test('a page tells of each line in which manner it stands there', () => {
  const lines = pageLines(
    `<h2>New message</h2><table><tr><td>Guest</td><td>2 adults</td></tr></table><div ${BOX}>Is it warm?<br>And quiet?</div>` +
      '<p style="font-size:11px">Unsubscribe</p><div><a href="https://a.test">Reply&nbsp;now</a></div>',
  )
  expect(lines.get('new message')).toMatchObject({ isHeading: true, isLink: false })
  expect(lines.get('guest')).toMatchObject({ isCell: true })
  expect(lines.get('unsubscribe')).toMatchObject({ isSmall: true })
  expect(lines.get('reply now')).toMatchObject({ isLink: true })
  const [warm, quiet] = [lines.get('is it warm?'), lines.get('and quiet?')]
  expect(warm).toEqual(quiet)
  expect(warm).toMatchObject({ isCell: false, isHeading: false, isSmall: false, isLink: false })
})

test('of a line that stands there in two manners nothing is told, since a guest may say what the platform does', () => {
  const lines = pageLines(`<h2>Reply</h2><div ${BOX}>Reply</div>`)
  expect(lines.has('reply')).toBe(false)
})
