import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Unreachable } from './unreachable.ts'

/** Networks that are not of the public internet (IANA special-purpose registries), with those that hold such addresses. */
const NETWORKS = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
  ipv6: '::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
} as const

const notPublic = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of NETWORKS[family].split(/\s+/)) {
    const [address = '', prefix] = network.split('/')
    notPublic.addSubnet(address, Number(prefix), family)
  }

/** Checks whether an address is not of the public internet: of this host, a local network, or no single host. */
export const isPrivateAddress = (address: string): boolean =>
  notPublic.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Name or address of a host as a list of allowed ones has it. */
const plainHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Checks whether a host is among those that are named. */
export const isNamedHost = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => plainHost(host) === plainHost(hostname))

const notPublicError = (host: string, address: string) =>
  new Unreachable(
    `${host} is not on the public internet${host === address ? '' : ` (${address})`}; name it by --allow-host or IMPORT_HOSTS if it is meant`,
  )

/**
 * Checks the host of an address that is written as a number, which needs no look-up.
 * @throws Unreachable for one that is not of the public internet and is not named
 */
export function assertPublicHost({ hostname }: URL, hosts: readonly string[]): void {
  const host = plainHost(hostname)
  if (isIP(host) !== 0 && isPrivateAddress(host) && !isNamedHost(host, hosts))
    throw notPublicError(host, host)
}

/**
 * Looks up the addresses of a host for a connection, so that the address that is checked is the one that is used.
 * @param hosts that may have addresses which are not of the public internet
 */
export const publicLookup =
  (hosts: readonly string[]): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const hidden = (addresses ?? []).find(({ address }) => isPrivateAddress(address))
      const [first] = addresses ?? []
      if (error) callback(error, [])
      else if (hidden && !isNamedHost(hostname, hosts)) callback(notPublicError(hostname, hidden.address), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    })
