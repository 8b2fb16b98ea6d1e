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
  ['a class in the colour of the page', '<style>.x{color:#fff}</style><p>Ciao <i class=x>segreto</i></p>'],
  ['a sheet as Outlook writes it', '<style><!-- .x { color : White } --></style><p>Ciao <i class=x>segreto</i></p>'],
  [
    'a class in the colour of another',
    '<style>.k{background:navy none}.k .x{color:rgb(0,0,128)}.k{color:#fff}</style><div class=k>Ciao <i class=x>segreto</i></div>',
  ],
  ['an element of the sheet', '<style>font{color:hsl(0, 0%, 100%)}</style><p>Ciao <font>segreto</font></p>'],
  [
    'what outweighs its own style',
    '<style>.x{color:white!important}</style><p>Ciao <i class=x style="color:#000">segreto</i></p>',
  ],
  [
    'the ground of a body that is only in the sheet',
    '<style>body{background:#111;color:#eee}.x{color:#121212}</style><p>Ciao <i class=x>segreto</i></p>',
  ],
  ['a rule of every screen', '<style>@media screen{.x{color:#fff}}</style><p>Ciao <i class=x>segreto</i></p>'],
  [
    'a rule behind comments and others',
    '<style>@import "a.css";/* a*b {} */@font-face{src:url(x)}@media (max-width:9px){.y{color:red}}.x{font-size:0}</style><p>Ciao <i class=x>segreto</i></p>',
  ],
  ['a sheet far down', `<p>Ciao <i class=x>segreto</i></p>${' '.repeat(120_000)}<style>.x{color:#fff}</style>`],
  [
    'a ground that shows through',
    '<style>.x{color:#fff;background:transparent}</style><p>Ciao <i class=x>segreto</i></p>',
  ],
  [
    'no height by one class, and no overflow by another',
    '<style>.x{max-height:0}.y{overflow:hidden}</style><p>Ciao <b class="x y">segreto</b></p>',
  ],
  ['a colour of eight figures that lets all through', '<p>Ciao <b style="color:#00000000">segreto</b></p>'],
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
  [
    'a class in white on the ground of another',
    '<style>.k{background-color:#036}.x{color:#fff}</style><div class=k><i class=x>Ciao</i></div>',
  ],
  ['a button of a sheet', '<style>a.b{color:#fff !important;background:#c33 url(x.png)}</style><a class=b>Ciao</a>'],
  [
    'white on a picture of a sheet',
    '<style>.k{background-image:url(mare.png)}.x{color:#fff}</style><div class=k><p class=x>Ciao</p></div>',
  ],
  ['white in dark only', '<style>@media (prefers-color-scheme:dark){.x{color:#fff}}</style><p class=x>Ciao</p>'],
  ['white in some state only', '<style>.x:hover{color:#fff}</style><p class=x>Ciao</p>'],
  ['white that its own style turns dark', '<style>.x{color:#fff}</style><p class=x style="color:#333">Ciao</p>'],
  ['white that a heavier rule turns dark', '<style>p.x{color:#333}.x{color:#fff}</style><p class=x>Ciao</p>'],
  [
    'white that may be dark by more than is read',
    '<style>.x{color:#fff}.x[dir]{color:#333}</style><p class=x dir=ltr>Ciao</p>',
  ],
  ['a sheet of Outlook alone', '<!--[if mso]><style>.x{color:#fff}</style><![endif]--><p class=x>Ciao</p>'],
  ['a class without the one it needs', '<style>.a .b{display:none}</style><i class=b>Ciao</i>'],
  ['a class of another element', '<style>td.x{display:none}</style><p class=x>Ciao</p>'],
  ['a class hidden in some state only', '<style>.x:hover{display:none}</style><p class=x>Ciao</p>'],
  ['black in three figures, the last nought', '<p style="color: rgb(0, 0, 0)">Ciao</p>'],
  ['a light grey that can be read', '<p style="color:#ccc">Ciao</p>'],
  ['red in three figures', '<p style="color:rgb(255,0,0)">Ciao</p>'],
])('%s is read', (_, html) => {
  expect(told(html)).toEqual(['Ciao', ''])
})
