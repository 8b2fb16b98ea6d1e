import type { Attachment, Email } from 'postal-mime'
import { z } from 'zod'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { messageIds, personOf } from './mail-headers.ts'
import { textOf } from './report-fields.ts'

/** The part by which a mail is a reaction to another: https://developers.google.com/workspace/gmail/reactions/format */
const REACTION = /^text\/vnd\.google\.email-reaction\+json$/i
/** Nothing that words are written with, but for what stands in a key. */
const PICTURE = /^[^\p{L}\p{N}\p{P}\s]{1,32}$|^[#*\d]\uFE0F?\u20E3$/u
const Reaction = z.object({ version: z.literal(1), emoji: z.string().regex(PICTURE) })
const LINE_CHARACTERS = 200

const isReactionPart = ({ mimeType, disposition }: Attachment): boolean =>
  REACTION.test(mimeType) && disposition !== 'attachment'

/**
 * The picture with which somebody reacted to a mail, and beside which they could write nothing: the mail's words tell of it in one line,
 * for programs that do not know the part. Null for every other mail, also one that says more.
 * @param words its own, without what it quotes
 */
export function emojiReaction(email: Email, words: string): string | null {
  const part = email.attachments.find(isReactionPart)
  if (part === undefined || messageIds(email.inReplyTo, 2).length !== 1) return null
  const said = Reaction.safeParse(jsonOrNull(textOf(part)))
  return said.success && tellsOfReaction(email, words.replaceAll(said.data.emoji, ' ')) ? said.data.emoji : null
}

/** Whatever its language: one line that names who reacted, or where, with nothing in it that a guest asks or tells. */
function tellsOfReaction({ from }: Email, words: string): boolean {
  const told = words.replace(/<?\(?https?:[^\s>)]*\)?>?/g, ' ').trim()
  if (told === '') return true
  const { name, address } = personOf(from)
  const names = [name, address, 'Gmail'].filter((one) => one !== null)
  return told.length <= LINE_CHARACTERS && !/[\n\d?？؟]/u.test(told) && names.some((one) => told.includes(one))
}
