import type { Attachment, Email } from 'postal-mime'
import type { SenderProof } from './authenticate.ts'
import { DATA_FILE, isCertifiedReceipt } from './certified-receipt.ts'
import { isAligned } from './is-aligned.ts'
import type { LeftOutPart } from './left-out-parts.ts'
import { header, personOf } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { parseMime } from './parse-mime.ts'
import { unreadParts } from './unread-parts.ts'

/** `email`: what somebody wrote. `isVouched`: the provider knows its sender, which it does not where it only hands on an ordinary mail. */
export type CertifiedMail = { envelope: Email; email: Email; raw: Uint8Array<ArrayBuffer>; isVouched: boolean }

/** What providers of certified mail (PEC) put round a mail: the technical rules of the decree of 2 November 2005, 6.4 and 6.5. */
const KINDS: Partial<Record<string, { isVouched: boolean }>> = {
  'posta-certificata': { isVouched: true },
  errore: { isVouched: false },
}
const ORIGINAL = /^postacert\.eml$/i
/** By which a provider's own words are known. */
const OWN_WORDS = /posta certificata|messaggio originale|zertifizierte/i

/**
 * What somebody wrote by certified mail, out of its provider's envelope, as it was written; null for every other mail and for receipts.
 * @throws whatever the parser throws; AppError invalid_input for too many parts.
 */
export async function certifiedMail(
  envelope: Email,
  parts: readonly LeftOutPart[] = [],
): Promise<CertifiedMail | null> {
  const kind = KINDS[header(envelope, 'x-trasporto')?.trim().toLowerCase() ?? '']
  const isOfProvider = personOf(envelope.from).address?.startsWith('posta-certificata@') === true
  if (kind === undefined || !isOfProvider || isCertifiedReceipt(envelope)) return null
  const original = originalIn(envelope)
  if (original === undefined) return null
  const { content } = original
  const raw = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
  const email = await parseMime(raw, parts)
  return personOf(email.from).address === null ? null : { envelope, email, raw, ...kind }
}

const originalIn = ({ attachments }: Email): Attachment | undefined =>
  attachments.find(({ filename }) => ORIGINAL.test(filename ?? '')) ??
  attachments.find(({ mimeType }) => /^message\/rfc822$/i.test(mimeType))

/** From whom it is: by the provider that answers for its own users, else by the signature of the mail itself. */
export function certifiedProof({ envelope, email, isVouched }: CertifiedMail, outer: SenderProof, own: SenderProof) {
  const [provider, from] = [envelope, email].map((one) => personOf(one.from).address ?? '')
  const isProvidersWord = isVouched && outer.authentication === 'pass' && isAligned(provider, from ?? '')
  const isFailed = [outer, own].some(({ authentication }) => authentication === 'fail')
  const isProved = isProvidersWord || own.authentication === 'pass'
  return {
    authentication: isFailed ? 'fail' : isProved ? 'pass' : 'unproven',
    isReplyToProved: isProvidersWord || own.isReplyToProved,
    serverEvidence: outer.serverEvidence,
  } satisfies SenderProof
}

/** What stands in an envelope beside the mail and is not its provider's, as of the mail itself. */
export function besideOriginal({ envelope }: CertifiedMail): { removed: string; unread: string[] } {
  const { text } = mailText(envelope)
  return { removed: OWN_WORDS.test(text) ? '' : text, unread: unreadParts(withoutOriginal(envelope), null) }
}

/** An envelope with what stands in it beside the mail and its provider's own data. */
export function withoutOriginal(envelope: Email): Email {
  const original = originalIn(envelope)
  const attachments = envelope.attachments.filter((part) => part !== original && !DATA_FILE.test(part.filename ?? ''))
  return { ...envelope, attachments }
}
