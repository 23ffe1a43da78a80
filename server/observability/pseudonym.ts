import type { KeyedHash } from '#server/security/keyed-hash.ts'

const DIGITS = 16

/**
 * What the log calls a member, an account or an address: the same for the same one, so that tries can be counted, and
 * for those alone who have HASH_KEY to be tried against a name (ASVS 5.0, 16.2.5).
 */
export const pseudonym = (hash: KeyedHash, text: string): string => hash('log', text).slice(0, DIGITS)
