import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

/** IPv4 that reaches no public server: own networks, this machine, metadata of clouds, examples, multicast. */
const RESERVED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Within the global IPv6 addresses, those that stand for others: Teredo and the like, examples, 6to4. */
const RESERVED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, bits] of RESERVED) reserved.addSubnet(network, bits, 'ipv4')
const reservedV6 = new BlockList()
for (const [network, bits] of RESERVED_V6) reservedV6.addSubnet(network, bits, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that anybody on the internet reaches. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  return globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}

/** The name leads, or the address is, where webhooks may not go. */
export class RefusedAddress extends Error {}

/** Finds all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves a name for a connection, which is made to one of the addresses that were looked at here. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) done(error ?? new Error(`${hostname} has no address`), '')
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        done(new RefusedAddress(`${hostname} is not public`), '')
      else if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

/** The address that a host is, without brackets; undefined for a name. */
const literalOf = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i

/** Whether a URL names a place that is surely not public; where other names lead shows when they are resolved. */
export function isLocalPlace(url: URL): boolean {
  const literal = literalOf(url)
  return literal === undefined ? LOCAL_NAME.test(url.hostname) : !isPublicAddress(literal)
}
