import { frameOf } from './frames/frame-place.ts'
import { labelOn } from './frames/label-on.ts'
import { houseAlone } from './house-alone.ts'
import { houseBesideDays } from './house-beside-days.ts'
import { withoutNumber } from './house-number.ts'
import { isNotice } from './notice.ts'
import { asWritten } from './shouted.ts'
import type { Sought } from './sought.ts'
import { titleAbove } from './title-above.ts'
import type { ToldInProse } from './told-in-prose.ts'

/** How a platform's mail calls the house: in its subject, under its labels, above what it says of every house, else in its sentences. */
export function stayListing(sought: Sought, guest: string | null, prose: () => ToldInProse | null): string | null {
  const house = houseTold(sought, guest, prose)
  const { mail, speaker, said } = sought
  return house === null ? null : asWritten(house, `${mail.subject}\n${speaker === 'platform' ? mail.text : said.all}`)
}

function houseTold(sought: Sought, guest: string | null, prose: () => ToldInProse | null): string | null {
  const { mail, speaker, platform, said, subject, named, under, inTyped, inRow } = sought
  const { labels } = frameOf(mail.channel)
  // What a label promises is told by it.
  const isLabel = (line: string) => (labelOn(line, labels)?.value ?? '') !== '' && /[:：]/.test(line)
  // `Unterkunft   HMAB12CD34`: what a payout is for, and its code.
  const calledIn = (value: string) => (platform.code.shape.test(value) ? null : titleIn(value))
  return (
    (isNotice(subject) || named.listing === null || named.listing === guest
      ? null
      : asOnItsOwnLine(named.listing, said.all)) ??
    inTyped('title', calledIn) ??
    under('title', calledIn) ??
    inRow.listing ??
    platform.listingInSubject?.exec(subject)?.[1] ??
    titleAbove(platform.headsWithHouse === true ? said.heading : said.all, { ...platform, isLabel }) ??
    titleAbove(said.perhaps, { ...platform, belowTitle: [], isLabel }) ??
    prose()?.listing ??
    houseBesideDays(sought, guest) ??
    (speaker === 'platform' ? houseAlone(mail, guest) : null)
  )
}

/** Around its name a subject may say more: `miejsca Casa Olmo`. Where a line of the mail is the first or last part of it, that is the name. */
function asOnItsOwnLine(listing: string, text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.includes(listing)) return listing
  const within = lines.filter(
    (line) => line.length * 2 >= listing.length && (listing.startsWith(`${line} `) || listing.endsWith(` ${line}`)),
  )
  return within.toSorted((one, other) => other.length - one.length)[0] ?? listing
}

/** How hosts and their programs number houses: `#2345678`, `External ID 77-1`, `FH-Seeblick-02`. */
const NUMBERED =
  /^(?:#|№|n\.?\s?[°º]?|nr\.?)?\s?[\d-]+$|^unit_|^(?:ext(?:ern\p{L}*)?\.?|extérieur\p{L}*|est(?:ern\p{L}*)?\.?|zewn\p{L}*|extern\p{L}*)[\s-](?:\p{L}+[\s-]){0,2}(?:id|nr|no|n°|ref)(?!\p{L})|^(?:id|identif\p{L}+|identyf\p{L}+|numéro|número|numero|ref\p{L}*)[\s.]*(?:\p{L}+ )?(?:ext\p{L}*|est\p{L}*|zewn\p{L}*)(?!\p{L})/iu
/** The same in capitals alone. */
const NUMBERED_IN_CAPITALS = /^(?=.*\d)[A-Z\d]+(?:[-_./][\p{L}\d]+)+$/u
const titleIn = (value: string) => {
  const title = withoutNumber(value)
  return NUMBERED.test(title) || NUMBERED_IN_CAPITALS.test(title) || title.length > 120 ? null : title
}
