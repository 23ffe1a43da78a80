import { isIPv6 } from 'node:net'

const GROUPS_OF_A_HOME = 4

/**
 * The key under which guesses from a peer's address are counted: an IPv4 address itself, also when written as IPv6,
 * and the first 64 bits of an IPv6 address, since one household has all addresses with these bits (RFC 6177).
 */
export function addressGroup(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${groups
    .slice(0, GROUPS_OF_A_HOME)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The network of a partly hidden address: its first two parts, so that a phone that changes its address stays in the
 * same network.
 */
export const networkOf = (part: string): string => part.split(/[.:]/).slice(0, 2).join('.')

/**
 * An address that may be shown to people, with its last part hidden: "203.0.113.*", "2001:db8:1:2:*". Empty without an address.
 */
export function partOfAddress(address: string): string {
  if (address === '') return ''
  const group = addressGroup(address)
  if (group.endsWith('::/64')) return group.replace('::/64', ':*')
  return group.replace(/\.\d+$/, '.*')
}
