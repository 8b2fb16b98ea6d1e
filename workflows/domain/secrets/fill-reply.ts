import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { toLocalTime } from './local-time.ts'
import { placeholderOf, placeholdersIn, replacePlaceholders } from './placeholders.ts'
import type { Release } from './release.ts'
import type { SecretKind } from './secret-kinds.ts'
import { secretLabel, toReplyLanguage } from './secret-labels.ts'

/** What a placeholder stands for at the moment when its reply leaves. */
export type Filling = { name: string; kind: SecretKind; value: string; release: Release }

export type FilledReply = {
  text: string
  /** Told later: `at` is null while nobody has confirmed the stay. */
  owed: { name: string; at: Date | null }[]
}

type Sayings = {
  later: (label: string, day: string, time: string) => string
  unconfirmed: (label: string) => string
  over: (label: string) => string
}

const SAYINGS: Record<DraftLanguage, Sayings> = {
  it: {
    later: (label, day, time) => `Ti mando ${label} il ${day} dalle ${time}.`,
    unconfirmed: (label) => `Ti mando ${label} appena il soggiorno è confermato, poco prima dell’arrivo.`,
    over: (label) => `Il soggiorno è finito: non posso più mandare ${label}.`,
  },
  en: {
    later: (label, day, time) => `I will send you ${label} on ${day} from ${time}.`,
    unconfirmed: (label) => `I will send you ${label} once the stay is confirmed, shortly before the arrival.`,
    over: (label) => `The stay is over: I can no longer send ${label}.`,
  },
  de: {
    later: (label, day, time) => `Ich schicke Ihnen ${label} am ${day} ab ${time} Uhr.`,
    unconfirmed: (label) => `Ich schicke Ihnen ${label}, sobald der Aufenthalt bestätigt ist, kurz vor der Anreise.`,
    over: (label) => `Der Aufenthalt ist vorbei: Ich kann ${label} nicht mehr schicken.`,
  },
  fr: {
    later: (label, day, time) => `Je vous enverrai ${label} le ${day} à partir de ${time}.`,
    unconfirmed: (label) => `Je vous enverrai ${label} dès que le séjour sera confirmé, peu avant l’arrivée.`,
    over: (label) => `Le séjour est terminé : je ne peux plus envoyer ${label}.`,
  },
  es: {
    later: (label, day, time) => `Le enviaré ${label} el ${day} a partir de las ${time}.`,
    unconfirmed: (label) => `Le enviaré ${label} en cuanto la estancia esté confirmada, poco antes de la llegada.`,
    over: (label) => `La estancia ha terminado: ya no puedo enviar ${label}.`,
  },
  nl: {
    later: (label, day, time) => `Ik stuur u ${label} op ${day} vanaf ${time}.`,
    unconfirmed: (label) => `Ik stuur u ${label} zodra het verblijf bevestigd is, kort voor aankomst.`,
    over: (label) => `Het verblijf is voorbij: ik kan ${label} niet meer sturen.`,
  },
  pt: {
    later: (label, day, time) => `Enviarei ${label} no dia ${day} a partir das ${time}.`,
    unconfirmed: (label) => `Enviarei ${label} assim que a estadia estiver confirmada, pouco antes da chegada.`,
    over: (label) => `A estadia terminou: já não posso enviar ${label}.`,
  },
  pl: {
    later: (label, day, time) => `Wyślę ${label} ${day} od godziny ${time}.`,
    unconfirmed: (label) => `Wyślę ${label}, gdy pobyt zostanie potwierdzony, krótko przed przyjazdem.`,
    over: (label) => `Pobyt się zakończył: nie mogę już wysłać: ${label}.`,
  },
}

const dayIn = (day: string, language: DraftLanguage) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

function sayWhen(
  { kind, release }: Filling,
  { language, timeZone }: { language: DraftLanguage; timeZone: string },
): string {
  const label = secretLabel(kind, language)
  const sayings = SAYINGS[language]
  if (release.when === 'unconfirmed') return sayings.unconfirmed(label)
  if (release.when === 'over') return sayings.over(label)
  const { day, time } = toLocalTime(release.when === 'later' ? release.at : new Date(0), timeZone)
  return sayings.later(label, dayIn(day, language), time)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A reply as it leaves: a value where its guest may have it now; else the sentence says when it will come, and it is owed.
 * @returns null where a placeholder stands for nothing known: such a reply does not leave.
 */
export function fillReply(
  text: string,
  fillings: Filling[],
  { language, timeZone }: { language: string | null; timeZone: string },
): FilledReply | null {
  const names = placeholdersIn(text)
  const known = names.flatMap((name) => fillings.find((filling) => filling.name === name) ?? [])
  if (known.length < names.length) return null
  const open = new Map(known.map((filling) => [filling.name, filling]))
  const spoken = toReplyLanguage(language)
  const said = new Set<string>()
  const sentences = text.split(/((?<=[.!?])\s+|\n+)/).map((part) => {
    const here = placeholdersIn(part).flatMap((name) => open.get(name) ?? [])
    if (here.every(({ release }) => release.when === 'now')) return fill(part, open)
    const rest = here.map((filling) =>
      filling.release.when === 'now'
        ? `${capitalised(secretLabel(filling.kind, spoken))}: ${filling.value}.`
        : sayWhen(filling, { language: spoken, timeZone }),
    )
    const fresh = rest.filter((sentence) => !said.has(sentence))
    for (const sentence of fresh) said.add(sentence)
    return fresh.join(' ')
  })
  return {
    text: sentences
      .join('')
      .replace(/[ \t]+\n/g, '\n')
      .trim(),
    owed: known.flatMap(owedOf),
  }
}

function owedOf({ name, release }: Filling): FilledReply['owed'] {
  if (release.when === 'later') return [{ name, at: release.at }]
  return release.when === 'unconfirmed' ? [{ name, at: null }] : []
}

const fill = (text: string, open: Map<string, Filling>) =>
  replacePlaceholders(text, (name) => open.get(name)?.value ?? placeholderOf(name))
