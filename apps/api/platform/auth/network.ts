import { isIPv6 } from 'node:net'

/**
 * What counts as one address: of IPv6 the first half, because a provider gives every customer at least a /64; an IPv4
 * address written as IPv6 is the same as without.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whose password it is, and where the request comes from. */
export interface Caller {
  readonly kind: 'user' | 'admin'
  readonly network: string
}

export const callerOf = (kind: Caller['kind'], { ip }: { readonly ip: string }): Caller => ({
  kind,
  network: networkOf(ip),
})

/** The shop itself: at its start, on the command line and in tests. */
export const operator: Caller = { kind: 'admin', network: 'operator' }
