import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import type { Frame } from './frame.ts'
import { croatian } from './hr.ts'
import { hungarian } from './hu.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { norwegian } from './nb.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'
import { slovak } from './sk.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'
import { chinese } from './zh.ts'

/** What all platforms write alike, in the languages of their mails: a further language is a further file. */
export const LANGUAGES: readonly Frame[] = [
  english,
  italian,
  german,
  french,
  spanish,
  dutch,
  portuguese,
  polish,
  czech,
  swedish,
  danish,
  norwegian,
  finnish,
  hungarian,
  romanian,
  greek,
  croatian,
  slovak,
  russian,
  turkish,
  japanese,
  korean,
  chinese,
]
