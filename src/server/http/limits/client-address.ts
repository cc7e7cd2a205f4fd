import { isIPv6 } from 'node:net'

/** How many of the eight groups of an IPv6 address name a network; what follows its holder chooses freely. */
const NETWORK_GROUPS = 4

/**
 * Key by which a client's address is counted: an IPv4 address as a whole, also where it is written as IPv6, and an
 * IPv6 address by its /64 network.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  // An IPv4 address at the end stands for two groups.
  const width = before.length + after.length + (plain.includes('.') ? 1 : 0)
  const gap = tail === undefined ? 0 : 8 - width
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
