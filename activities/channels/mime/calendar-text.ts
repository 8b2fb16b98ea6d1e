import type { Attachment } from 'postal-mime'
import { textOf } from './report-fields.ts'

/** The type of an invitation, and of what answers one. */
export const CALENDAR_TYPE = /^text\/calendar$/i

/** Of a calendar what stands in these of its fields (RFC 5545, 3.1 and 3.3.11), a line each or several. */
export const calendarValues = (part: Attachment, fields: string): string =>
  [
    ...textOf(part)
      .replace(/\r?\n[ \t]/g, '')
      .matchAll(new RegExp(String.raw`^(?:${fields})(?:;[^:\n]{0,200})?:(.*)$`, 'gim')),
  ]
    .map(([, value = '']) =>
      value
        .replace(/<[^>]{0,500}>/g, ' ')
        .replace(/\\n/gi, '\n')
        .replace(/\\([,;\\])/g, '$1'),
    )
    .join('\n')

/** What a calendar is for (RFC 5546): `REPLY` answers an invitation, `COUNTER` proposes another; by its type's parameter, or as it says itself. */
export const calendarMethod = (part: Attachment): string | null =>
  CALENDAR_TYPE.test(part.mimeType) ? (part.method ?? calendarValues(part, 'METHOD')).trim().toUpperCase() : null
