const MB = 1024 * 1024
const OFFICE = 'application/vnd.openxmlformats-officedocument.'

export type WhatsappMedia = { kind: 'image' | 'audio' | 'video' | 'document'; mostBytes: number }

export const WHATSAPP_PHOTO_BYTES = 5 * MB

/** Of what WhatsApp takes (https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#supported-media-types), what is known by its bytes here. */
const MEDIA: Readonly<Record<string, WhatsappMedia>> = {
  'image/jpeg': { kind: 'image', mostBytes: WHATSAPP_PHOTO_BYTES },
  'image/png': { kind: 'image', mostBytes: WHATSAPP_PHOTO_BYTES },
  'audio/mpeg': { kind: 'audio', mostBytes: 16 * MB },
  'audio/ogg': { kind: 'audio', mostBytes: 16 * MB },
  'audio/mp4': { kind: 'audio', mostBytes: 16 * MB },
  'video/mp4': { kind: 'video', mostBytes: 16 * MB },
  ...Object.fromEntries(
    [
      'text/plain',
      'application/pdf',
      `${OFFICE}wordprocessingml.document`,
      `${OFFICE}spreadsheetml.sheet`,
      `${OFFICE}presentationml.presentation`,
    ].map((type) => [type, { kind: 'document', mostBytes: 16 * MB } as const]),
  ),
}

/** How a file goes by WhatsApp; null where it does not. */
export const whatsappMediaOf = (mediaType: string): WhatsappMedia | null => MEDIA[mediaType] ?? null
