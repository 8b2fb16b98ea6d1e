import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { conceptsIn } from './frames/concepts.ts'
import { keyOf } from './frames/line-key.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import type { RelayMail } from './relay-mail.ts'
import { codesIn } from './stay-facts.ts'

const MOST_LINES = 400

/**
 * Whether a mail is about what hosts have and do, names no conversation and no stay, and nobody in it speaks of themselves: a tip, that asks
 * its questions of all hosts alike (`¿Tienes noches libres?`). What a guest asks comes with its conversation.
 */
export function isToHosts(mail: RelayMail): boolean {
  const { text, linked, light, channel, subject } = mail
  const { keys, hostPages } = PLATFORMS[channel]
  const whole = [subject, text, linked].join('\n')
  const isOfStay =
    codesIn(mail, whole).length > 0 ||
    keys.some(({ pattern }) => [whole, light].some((one) => one.search(pattern) !== -1))
  if (isOfStay) return false
  const lines = normaliseText(`${text}\n${linked}`)
    .split(/[\n\t]/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
  const isOfHosts = hostPages.test(whole) || lines.some(isOfHosting)
  // `Modifier mes tarifs`: what hosts press speaks as they do.
  const isButton = (at: number) => /^[[<(]?https?:/.test(lines[at + 1] ?? '') || isLinkOf(mail, lines[at] ?? '')
  return isOfHosts && !lines.some((line, at) => speaksOfOneself(line, fold(line)) && !isButton(at))
}

const isOfHosting = (line: string) => {
  const concepts = conceptsIn(fold(line))
  return concepts.has('hosting') || concepts.has('tip')
}

const isLinkOf = ({ of }: RelayMail, line: string) => of.page?.get(keyOf(line))?.isLink === true
