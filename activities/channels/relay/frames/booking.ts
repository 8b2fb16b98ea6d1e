import { type Frame, REPLY_LINK } from './guest-words.ts'

export const bookingFrame: Frame = {
  after: [
    /^.{1,80} (?:said|wrote|ha scritto|scrive|schrieb|schreibt|hat geschrieben|a écrit|escribió|ha escrito)\s*:$/i,
  ],
  before: [
    /^#{1,2}-.{0,200}-#{1,2}$/,
    REPLY_LINK,
    /^(?:guest name|nome dell'ospite|nome ospite|name des gastes|nom du client|nombre del (?:huésped|cliente))/i,
    /^(?:confirmation number|numero di conferma|buchungsnummer|bestätigungsnummer|numéro de confirmation|número de confirmación)/i,
  ],
}
