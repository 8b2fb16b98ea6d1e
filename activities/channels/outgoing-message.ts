import type { FilledTemplate } from '#workflows/domain/templates/template.ts'

/** A file that goes with a reply, of the type that its bytes have. */
export type OutgoingFile = {
  id: string
  name: string
  mediaType: string
  content: Uint8Array
  /** Where each file is a message of its own: what an earlier try of this message left it as. */
  leftAs: string | null
}

/** A reply to one guest, as any channel takes it: the same at every try of the same send. */
export type OutgoingMessage = {
  id: string
  /** Of the one permission to send: a mail's Message-ID is made of it, and WhatsApp's statuses bring it back. */
  sendKey: string
  /** When that permission was given. */
  claimedAt: Date
  /** The guest's address or number, as the chat knows it; nobody else can name one. */
  recipient: string | null
  /** The host's. */
  senderName: string | null
  subject: string
  text: string
  /** Of WhatsApp: the approved template that carries the text. Absent: none. */
  template?: FilledTemplate | null
  /** In their order. Absent: none. */
  files?: readonly OutgoingFile[]
  /** No person said yes to it: a draft or fallback that leaves by itself, or what is told in an emergency. */
  isAutomatic: boolean
  /** Ends the try, and its connections before anybody is told. Absent: nothing does. */
  ended?: AbortSignal
  /** Of the guest's message that it answers. */
  answers: { rfcMessageId: string | null; references: string[] } | null
  lastGuestMessageAt: Date | null
  /** When the last of ours before it left for this guest; absent where the channel does not ask. */
  lastLeftAt?: Date | null
}
