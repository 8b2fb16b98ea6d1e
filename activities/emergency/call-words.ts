import { cutText } from '#workflows/domain/cut-text.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { emergenciesEn } from '#workflows/domain/sentences/en/names.ts'
import { emergenciesIt } from '#workflows/domain/sentences/it/names.ts'

export type CalledFor = {
  kinds: readonly EmergencyKind[]
  guest: string | null
  property: string | null
  /** The guest's own words, cut. */
  words: string
  link: string
}

const WORDS = {
  it: {
    names: emergenciesIt,
    subject: (what: string, where: string) => `EMERGENZA: ${what}${where}`,
    guest: 'Un ospite',
    wrote: 'scrive',
    act: 'Rispondi all’ospite o premi «Me ne occupo»: fino ad allora ti chiamiamo ancora, e nulla parte da solo.',
  },
  en: {
    names: emergenciesEn,
    subject: (what: string, where: string) => `EMERGENCY: ${what}${where}`,
    guest: 'A guest',
    wrote: 'writes',
    act: 'Answer the guest or press “I am on it”: until then we keep calling you, and nothing leaves by itself.',
  },
} as const satisfies Record<HostLanguage, unknown>

/** What the host is told of an emergency, by mail or WhatsApp. */
export function callWords({ kinds, guest, property, words, link }: CalledFor, language: HostLanguage) {
  const said = WORDS[language]
  const subject = said.subject(
    kinds.map((kind) => said.names[kind]).join(', '),
    property === null ? '' : ` · ${property}`,
  )
  const text = [subject, `${guest ?? said.guest} ${said.wrote}:\n“${words}”`, said.act, link].join('\n\n')
  return { subject, text, short: cutText(`${subject}: ${words}`.replace(/\s+/g, ' '), 500) }
}
