import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/** What a home or an office is given: whoever has one IPv6 address has all 2^64 of its network. */
const IPV6_NETWORK_BYTES = 8
/** Some proxies write the port too. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/

/**
 * The address that a request is counted under: an IPv4 address, or the /64 of an IPv6 one. Express has found it behind
 * the trusted proxies; whatever is no address counts as one and the same.
 */
export function clientAddress({ ip = '' }: Partial<Pick<Request, 'ip'>>): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(ip) ?? []
  const written = inBrackets ?? beforePort ?? ip
  if (!ipaddr.isValid(written)) return 'unknown'
  const address = ipaddr.process(written)
  if (address.kind() === 'ipv4') return address.toString()
  const network = address.toByteArray().map((byte, at) => (at < IPV6_NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}
