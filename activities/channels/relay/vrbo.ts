import { guestName } from './guest-name.ts'
import { guestWords, REPLY_LINK } from './guest-words.ts'
import { lineAfter } from './labelled-lines.ts'
import type { RecognisedRelay, RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

const FRAME = {
  after: [
    /^(?:(?:your |new |neue |nuovo |nouveau |nuevo )?(?:message|messaggio|nachricht|mensaje|bericht|mensagem|wiadomość))(?: (?:from|von|di|da|de|van|od) .{1,60})?\s*:?$/i,
    /^.{1,60} (?:says|said|wrote|schreibt|schrieb|hat geschrieben|scrive|ha scritto|écrit|a écrit|escribió|escribe|schreef|escreveu|napisał(?:a|\(a\))?)\s*:$/i,
    /^.{1,60} (?:sent you a message|hat (?:ihnen|dir) eine nachricht gesendet|ti ha inviato un messaggio|vous a envoyé un message|te ha enviado un mensaje)\s*[:.]?$/i,
  ],
  before: [
    REPLY_LINK,
    /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)\s*(?::.*)?$/i,
    /^(?:dates|daten|date|fechas|reservation id|unit|property|objekt|unterkunft)\s*(?::.*)?$/i,
  ],
}
const NAME = /^(?:traveler name|name des reisenden|nome del viaggiatore|nom du voyageur|nombre del viajero)/i
const DATES = /^(?:dates|daten|date|fechas)(?=\s*:|$)/i

/** Vrbo, HomeAway, FeWo-direkt: `Inquiry from Jan: Nov 18 - Dec 2, 2025 - Vrbo #1673198`. */
export function readVrbo(mail: RelayMail): RecognisedRelay | null {
  const key = threadKey(mail)
  if (key === null) return null
  const subject = /(?:from|von|de|da) (.{1,60}?):/i.exec(mail.subject)?.[1]
  const inSubject = stayRange(mail.subject, mail.at)
  return {
    relay: {
      channel: 'vrbo',
      threadKey: key,
      guestName: guestName(lineAfter(mail.text, NAME)) ?? guestName(mail.fromName) ?? guestName(subject),
      ...(inSubject.checkIn === null ? stayRange(lineAfter(mail.text, DATES) ?? '', mail.at) : inSubject),
      listing: /(?:vrbo|fewo-direkt\.de|homeaway)\s*#\s?(\d{4,12})/i.exec(mail.subject)?.[0] ?? null,
    },
    text: guestWords(mail.text, FRAME),
    removed: '',
    isNotice: false,
  }
}

function threadKey({ html, text, replyTo, from }: RelayMail): string | null {
  const interaction = /interactionId=([0-9a-f-]{16,40})/i.exec(`${html}\n${text}`)?.[1]
  if (interaction !== undefined) return `vrbo:interaction:${interaction.toLowerCase()}`
  const alias = /^([0-9a-f-]{16,40})@/.exec(replyTo ?? from)?.[1]
  return alias === undefined ? null : `vrbo:alias:${alias}`
}
