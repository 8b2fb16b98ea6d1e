import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'
import { mayRun, PROGRAM_TYPE } from './program-name.ts'

test.each(['foto.jpg.exe', 'Ricevuta.HTML', 'disegno.svg', 'conto.xlsm', 'avvia.bat', 'pagina.mht'])(
  'what opens %s may run something in it',
  (name) => expect(mayRun(name)).toBe(true),
)

test.each(['foto.jpg', 'contratto.pdf', 'conto.xlsx', 'exe', 'html', 'note.txt', 'arrivo.ics'])(
  'nothing runs that is called %s',
  (name) => expect(mayRun(name)).toBe(false),
)

test.each(['MZ\x90\0', '\x7fELF\x02', '#!/bin/sh\nrm -rf ~'])(
  'what begins with %j is a program, whatever it is called',
  (head) => {
    expect(mediaTypeOf(Buffer.from(head, 'latin1'))).toBe(PROGRAM_TYPE)
  },
)
