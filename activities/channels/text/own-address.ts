/** At these, dots say nothing, and both are one. */
const GMAIL = /@(?:gmail|googlemail)\.com$/

/** A mailbox by the one spelling that all others of it lead to: without what stands behind a plus, and at Gmail without dots. */
function spelledOnce(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return GMAIL.test(address) ? `${local.replaceAll('.', '')}@gmail.com` : local + address.slice(at)
}

/** Whether an address is one of the host's own mailboxes, in whichever spelling it is written. Both in lower case. */
export function isOwnAddress(own: readonly string[], address: string | null): boolean {
  if (address === null) return false
  if (own.includes(address)) return true
  const once = spelledOnce(address)
  return own.some((one) => spelledOnce(one) === once)
}
