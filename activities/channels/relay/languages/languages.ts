import { czech } from './cs.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Frame } from './frame.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'

/** What all platforms write alike, in the languages of their mails: a further language is a further file. */
export const LANGUAGES: readonly Frame[] = [english, italian, german, french, spanish, dutch, portuguese, polish, czech]
