import { expect, test } from 'vitest'
import { splitAtHidden } from './split-hidden.ts'

const ZERO_WIDTH = '\u200B'
const OVERRIDE = '\u202E'
const JOINER = '\u200C'

test.each([
  ['nothing', 'Il check-in è alle 15.', [{ text: 'Il check-in è alle 15.' }]],
  ['in a word', `wi${ZERO_WIDTH}fi`, [{ text: 'wi' }, { hidden: 1 }, { text: 'fi' }]],
  ['many in a row', `a${ZERO_WIDTH.repeat(3)}${OVERRIDE}b`, [{ text: 'a' }, { hidden: 4 }, { text: 'b' }]],
  [
    'a second alphabet of tags',
    `a${String.fromCodePoint(0xe0041)}${String.fromCodePoint(0xe0042)}`,
    [{ text: 'a' }, { hidden: 2 }],
  ],
  ['a soft hyphen', 'wi\u00ADfi', [{ text: 'wi' }, { hidden: 1 }, { text: 'fi' }]],
  ['a bell', 'wi\u0007fi', [{ text: 'wi' }, { hidden: 1 }, { text: 'fi' }]],
  ['lines and stops', 'a\tb\r\nc', [{ text: 'a\tb\r\nc' }]],
  ['at both ends', `${OVERRIDE}a${ZERO_WIDTH}`, [{ hidden: 1 }, { text: 'a' }, { hidden: 1 }]],
  ['two apart', `${OVERRIDE}a${OVERRIDE}${OVERRIDE}`, [{ hidden: 1 }, { text: 'a' }, { hidden: 2 }]],
  ['what draws an emoji', 'grazie 👨‍👩‍👧 ❤️ 1️⃣', [{ text: 'grazie 👨‍👩‍👧 ❤️ 1️⃣' }]],
  ['what joins Persian letters', `می${JOINER}خواهم`, [{ text: `می${JOINER}خواهم` }]],
  ['the same between Latin ones', `wi${JOINER}fi`, [{ text: 'wi' }, { hidden: 1 }, { text: 'fi' }]],
])('what hides is counted where it stands: %s', (_, text, pieces) => {
  expect(splitAtHidden(text)).toEqual(pieces)
})
