import type { Relay } from '#activities/channels/incoming-message.ts'
import type { Correspondence } from '#activities/channels/text/correspondence.ts'
import { agodaFrame } from './agoda.ts'
import { airbnbFrame } from './airbnb.ts'
import { bookingFrame } from './booking.ts'
import { expediaFrame } from './expedia.ts'
import { type CompiledFrame, compileFrame, phraseAt } from './known-lines.ts'
import { keyOf } from './line-key.ts'
import { vrboFrame } from './vrbo.ts'

export const FRAMES: Record<Relay['channel'], CompiledFrame> = {
  airbnb: compileFrame(airbnbFrame),
  booking: compileFrame(bookingFrame),
  vrbo: compileFrame(vrboFrame),
  expedia: compileFrame(expediaFrame),
  agoda: compileFrame(agodaFrame),
}

/** Behind the first line that says that a guest speaks, and behind others that name the guest at once after it. */
export function beginOf(lines: readonly string[], { begins }: CompiledFrame, of: Correspondence): number | null {
  let begin: number | null = null
  for (let at = 0; at < lines.length; at++) {
    const count = phraseAt(lines, at, { phrases: begin === null ? begins : { ...begins, whole: new Set() }, of })
    if (count > 0) begin = at + count
    else if (begin !== null && (lines[at] ?? '').trim() !== '') break
    if (count > 1) at += count - 1
  }
  return begin
}

/** The platform's lines below which it speaks again. */
export const closingsOf = (lines: readonly string[], { ends }: CompiledFrame, of: Correspondence) =>
  lines.flatMap((_, at) => (phraseAt(lines, at, { phrases: ends, of }) > 0 ? [at] : []))

/**
 * `head`: what stands above a guest's words, where nobody but the platform has written. `below`: from the first line on that may be the
 * platform's again; a guest may write such a line, and whatever they like below it.
 */
export type FrameText = { head: string; below: string }

/** Where nothing tells where the words begin they may stand anywhere: nothing is above them. */
export function frameText(text: string, channel: Relay['channel'], of: Correspondence): FrameText {
  const frame = FRAMES[channel]
  const lines = text.split('\n').map((line) => line.trim())
  const begin = beginOf(lines, frame, of)
  const isLabel = (line: string) =>
    frame.labels.has(keyOf(line)) || frame.labels.has(keyOf(line.split(/[:：]/)[0] ?? ''))
  const isFrames = (at: number) => isLabel(lines[at] ?? '') || phraseAt(lines, at, { phrases: frame.all, of }) > 0
  const words = lines.findIndex((line, at) => at >= (begin ?? 0) && line !== '' && (begin !== null || !isFrames(at)))
  const end = words === -1 ? -1 : lines.findIndex((_, at) => at >= words && isFrames(at))
  return { head: lines.slice(0, begin ?? 0).join('\n'), below: end === -1 ? '' : lines.slice(end).join('\n') }
}
