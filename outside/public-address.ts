import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * True for an address that the whole internet can reach, and for nothing else. An IPv4 address inside an IPv6 one
 * (::ffff:, the deprecated ::a.b.c.d, 64:ff9b::, 6to4, Teredo) never counts as public by its wrapping.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST_V6)
}
