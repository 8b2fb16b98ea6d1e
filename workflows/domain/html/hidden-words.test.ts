import { expect, test } from 'vitest'
import { lightHtml } from './light-html.ts'

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
function told(html: string) {
  const { seen, hidden } = lightHtml(html)
  return [words(seen), words(hidden)]
}

test.each([
  ['a font as white as the page', '<p>Ciao <font color="#FFFFFF">segreto</font></p>'],
  ['a font as white as the body says', '<body bgcolor=white><p>Ciao <font color=white>segreto</font></p></body>'],
  ['a style as white as the page', '<p>Ciao <span style="color: rgb(255, 255, 255)">segreto</span></p>'],
  ['almost the colour of the page', '<p>Ciao <i style="color:#fefefe">segreto</i></p>'],
  ['rgb on the same hex', '<p>Ciao <span style="color:rgb(0,0,0);background:#000000">segreto</span></p>'],
  [
    'hex on the same rgb of what it stands in',
    '<div style="background-color:rgb(10% 20% 30%)"><p style="color:#000">Ciao <b style="color:#1a334d">segreto</b></p></div>',
  ],
  ['a class within a class', '<style>.a .b{display:none}</style><div class=a>Ciao <i class=b>segreto</i></div>'],
  [
    'a class of an element',
    '<style>td.x{display:none}</style><table><tr><td>Ciao</td><td class="y x">segreto</td></tr></table>',
  ],
  [
    'two classes at once, below an id',
    '<style>#m > p.b.c{display:none}</style><div id=m>Ciao <p class="c b">segreto</p></div>',
  ],
  ['a colour that lets all through', '<p>Ciao <b style="color:rgba(0, 0, 0, 0)">segreto</b></p>'],
  ['the same behind a stroke', '<p>Ciao <b style="color:rgb(0 0 0 / 0%)">segreto</b></p>'],
])('%s keeps its words from the reader', (_, html) => {
  expect(told(html)).toEqual(['Ciao', 'segreto'])
})

test.each([
  [
    'white on a ground of its own',
    '<table bgcolor="#003366"><tr><td><font color="white">Ciao</font></td></tr></table>',
  ],
  ['white that something dark stands in again', '<font color=white><span style="color:#333">Ciao</span></font>'],
  ['white on a picture', '<td background="mare.png"><font color=white>Ciao</font></td>'],
  [
    'white where a style sheet may say the ground',
    '<style>.k{background:#036}</style><p class=k><font color=white>Ciao</font></p>',
  ],
  ['a class without the one it needs', '<style>.a .b{display:none}</style><i class=b>Ciao</i>'],
  ['a class of another element', '<style>td.x{display:none}</style><p class=x>Ciao</p>'],
  ['a class hidden in some state only', '<style>.x:hover{display:none}</style><p class=x>Ciao</p>'],
  ['black in three figures, the last nought', '<p style="color: rgb(0, 0, 0)">Ciao</p>'],
  ['a light grey that can be read', '<p style="color:#ccc">Ciao</p>'],
  ['red in three figures', '<p style="color:rgb(255,0,0)">Ciao</p>'],
])('%s is read', (_, html) => {
  expect(told(html)).toEqual(['Ciao', ''])
})
