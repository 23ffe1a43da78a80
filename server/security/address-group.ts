import { isIPv6 } from 'node:net'

const GROUPS_OF_A_HOME = 4

/**
 * Returns the key under which attempts from a peer's address are counted. For an IPv4 address, also when written as
 * IPv6, it is the address itself; for an IPv6 address it is the first 64 bits, since one household has all addresses
 * with these bits (RFC 6177).
 */
export function addressGroup(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const leadingGroups = head.split(':').filter(Boolean)
  const trailingGroups = (tail ?? '').split(':').filter(Boolean)
  const zeroGroups = tail === undefined ? 0 : Math.max(0, 8 - leadingGroups.length - trailingGroups.length)
  const groups = [...leadingGroups, ...Array<string>(zeroGroups).fill('0'), ...trailingGroups]
  return `${groups
    .slice(0, GROUPS_OF_A_HOME)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Returns the network of a partly hidden address: the address's first two parts, so that a phone whose address
 * changes stays in the same network.
 */
export const networkOf = (part: string): string => part.split(/[.:]/).slice(0, 2).join('.')

/**
 * Returns an address that may be shown to people, with its last part hidden: "203.0.113.*", "2001:db8:1:2:*". Empty
 * without an address.
 */
export function partOfAddress(address: string): string {
  if (address === '') return ''
  const group = addressGroup(address)
  if (group.endsWith('::/64')) return group.replace('::/64', ':*')
  return group.replace(/\.\d+$/, '.*')
}
