import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

/** What the host can do instead. */
export const WAYS_OUT = ['template', 'platform', 'address', 'shorten'] as const
export type WayOut = (typeof WAYS_OUT)[number]

export type ArrivalRule = {
  /** It does not arrive, whoever says yes to it: the refusal says why. */
  refusal?: 'whatsapp_window_shut' | 'no_address' | 'whatsapp_too_long'
  wayOut: WayOut
}

/** The one table of what is in the way of a reply, and of what follows: none of these leaves by itself. */
export const ARRIVAL = {
  window_shut: { refusal: 'whatsapp_window_shut', wayOut: 'template' },
  no_reply_address: { refusal: 'no_address', wayOut: 'address' },
  text_too_long: { refusal: 'whatsapp_too_long', wayOut: 'shorten' },
  contact_hidden: { wayOut: 'platform' },
  links_cut: { wayOut: 'platform' },
  alias_expired: { wayOut: 'platform' },
  address_returned: { wayOut: 'address' },
  nobody_reads: { wayOut: 'address' },
} as const satisfies Record<string, ArrivalRule>

export type ArrivalReason = Sentence<keyof typeof ARRIVAL>

/** Whether a reason is one of what is in the way of a reply. */
export const isOfArrival = ({ code }: { code: string }): boolean => Object.hasOwn(ARRIVAL, code)
