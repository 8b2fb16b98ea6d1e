import { RELAY_CHANNELS } from '#workflows/domain/channels.ts'

const MB = 1024 * 1024

/** Which transport a host's files take: each bears as much as its narrowest part. */
export const TRANSPORTS = ['mail', 'relay', 'whatsapp'] as const
export type Transport = (typeof TRANSPORTS)[number]

export type FileLimits = { files: number; fileBytes: number; allBytes: number }

/**
 * What may go with one message. Mail grows by 37 % on its way, and most servers take 25 MB; Booking.com passes 15 MB on. WhatsApp
 * takes 16 MB of most kinds, and each file is a message of its own.
 */
export const FILE_LIMITS: Readonly<Record<Transport, FileLimits>> = {
  mail: { files: 20, fileBytes: 16 * MB, allBytes: 17 * MB },
  relay: { files: 20, fileBytes: 10 * MB, allBytes: 10 * MB },
  whatsapp: { files: 10, fileBytes: 16 * MB, allBytes: 32 * MB },
}

/** Larger than any transport takes. */
export const MOST_FILE_BYTES = Math.max(...TRANSPORTS.map((transport) => FILE_LIMITS[transport].fileBytes))

const isRelay = (channel: string) => RELAY_CHANNELS.some((relay) => relay === channel)

/** The transport of a chat: by its source, and whether a platform stands between. */
export function transportOf({ sourceType, channel }: { sourceType: string; channel: string }): Transport {
  if (sourceType === 'whatsapp') return 'whatsapp'
  return isRelay(channel) ? 'relay' : 'mail'
}
