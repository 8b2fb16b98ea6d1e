import { expect, test } from 'vitest'
import { sanitisePage } from './sanitise-page.ts'

const shown = (page: string) => sanitisePage(page, (address) => (address.startsWith('data:') ? address : null))

test.each([
  ['a script', '<script>alert(1)</script>Ciao', 'Ciao'],
  [
    'a style sheet',
    '<style>@import url(https://evil.test/a.css);body{background:url(https://evil.test)}</style>Ciao',
    'Ciao',
  ],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.test">Ciao', 'Ciao'],
  ['a base', '<base href="https://evil.test/">Ciao', 'Ciao'],
  ['a style sheet by a link', '<link rel="stylesheet" href="https://evil.test/a.css">Ciao', 'Ciao'],
  ['a form', '<form action="https://evil.test"><input name="p" value="x"><button>Invia</button></form>', 'Invia'],
  ['a frame', '<iframe src="https://evil.test"></iframe>Ciao', 'Ciao'],
  ['a drawing with a script', '<svg><script>alert(1)</script><a xlink:href="javascript:1">x</a></svg>Ciao', 'Ciao'],
  ['an object', '<object data="a.swf"><embed src="a.swf"></object>Ciao', 'Ciao'],
  ['what a click would run', '<p onclick="alert(1)" onmouseover=alert(1)>Ciao</p>', '<p>Ciao</p>'],
  ['a link that runs', '<a href="javascript:alert(1)">Ciao</a>', '<a>Ciao</a>'],
  ['a link that runs, in disguise', '<a href=" jav&#x0A;ascript:alert(1)">Ciao</a>', '<a>Ciao</a>'],
  ['a link that is a page', '<a href="data:text/html,<script>1</script>">Ciao</a>', '<a>Ciao</a>'],
  [
    'an address in a style',
    '<p style="background:url(https://evil.test/a);color:red">Ciao</p>',
    '<p style="color:red">Ciao</p>',
  ],
  [
    'a style that takes its place',
    '<div style="position:fixed;top:0;width:9999px;min-width:900px">Ciao</div>',
    '<div>Ciao</div>',
  ],
  [
    'a width that a phone has not',
    '<table width="800"><tr><td width="400" background="https://evil.test/a.png">Ciao</td></tr></table>',
    '<table><tr><td>Ciao</td></tr></table>',
  ],
  ['a template', '<template><img src=x onerror=alert(1)></template>Ciao', 'Ciao'],
])('%s is not shown', (_what, page, clean) => {
  expect(shown(page)).toBe(clean)
})

test('pictures are what is given for them, and nothing is loaded by another way', () => {
  const page =
    '<img src="https://evil.test/a.png" srcset="https://evil.test/b.png 2x" alt="Casa"><picture><source srcset="https://evil.test/c"><img src="cid:1"></picture><video poster="https://evil.test/d"></video>'
  expect(shown(page)).not.toContain('evil.test')
  expect(shown(page)).toContain('alt="Casa"')
  expect(sanitisePage('<img src="cid:1">', () => 'data:image/png;base64,AA==')).toBe(
    '<img src="data:image/png;base64,AA==" alt="" />',
  )
  expect(sanitisePage('<img src="cid:1">', () => 'https://evil.test/a.png')).not.toContain('evil')
})

test('a link opens a window of its own and says where it leads, unless its words do', () => {
  const link = shown('<a href="https://evil.test/login">www.airbnb.com</a>')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer nofollow"')
  expect(link).toMatch(/<small>\[evil\.test\]<\/small>$/)
  expect(shown('<a href="https://airbnb.com/rooms/1">Vedi su <b>Airbnb.com</b></a>')).not.toContain('<small>')
  const hidden = '<span style="display:none">evil.test</span>www.airbnb.com'
  expect(shown(`<a href="https://evil.test/">${hidden}</a>`)).toMatch(/<small>\[evil\.test\]<\/small>$/)
})

test('characters that nobody sees are counted in their place, turn nothing round, and cannot be claimed by a mail', () => {
  expect(shown('<p>foto\u202egnp.exe, e\u200b\u200bcco</p>')).toBe(
    '<p>foto<mark data-hidden="1"></mark>gnp.exe, e<mark data-hidden="2"></mark>cco</p>',
  )
  expect(shown('<bdo dir="rtl">exe</bdo><mark data-hidden="9"></mark>')).toBe('exe<mark></mark>')
  expect(shown('<img src="x" alt="a\u202eb">')).toContain('alt="ab"')
  expect(shown('<p>\u{1f468}\u200d\u{1f469} ciao</p>')).toBe('<p>\u{1f468}\u200d\u{1f469} ciao</p>')
  expect(shown('<p>ci\u00adao</p>')).toBe('<p>ci<mark data-hidden="1"></mark>ao</p>')
})

test('what its sender hid stays hidden, and tables stay tables', () => {
  expect(shown('<p style="display:none">nascosto</p>')).toBe('<p style="display:none">nascosto</p>')
  const table =
    '<table border="1"><tr><th colspan="2">Soggiorno</th></tr><tr><td>Arrivo</td><td>12 dicembre</td></tr></table>'
  expect(shown(table)).toBe(table)
})

test('a page that is too long, too deep or never ends is shown in time', () => {
  const pages = [
    '<div>'.repeat(50_000),
    `<p>${'a'.repeat(2_000_000)}</p>`,
    '<a href="https://a.test">'.repeat(20_000),
    `<p style="${'color:red;'.repeat(20_000)}">Ciao</p>`,
    '<'.repeat(300_000),
    '<!--'.repeat(100_000),
  ]
  for (const page of pages) expect(shown(page).length).toBeLessThan(4_000_000)
})

test.each([
  ['https://airbnb.com/ rooms', false],
  ['airbnb.com', false],
  ['irbnb.com', false, 'https://irbnb.com/x'],
  ['airbnb.com', true, 'https://irbnb.com/x'],
  ['irbnb.com, not airbnb.com', true, 'https://irbnb.com/x'],
  ['a\u00adirbnb.com', true, 'https://irbnb.com/x'],
])('a link with the words %s names its host beside them: %s', (words, isNamed, href = 'https://airbnb.com/rooms') => {
  const shown = sanitisePage(`<a href="${href}">${words}</a>`, () => null)
  expect(shown.includes('<small>')).toBe(isNamed)
})
