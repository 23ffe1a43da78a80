import type { KeyedHash } from '#server/security/keyed-hash.ts'

const DIGITS = 16

/**
 * The pseudonym of a member, an account or an address in the log. A subject always has one pseudonym, so that
 * attempts can be counted; only with HASH_KEY can a pseudonym be compared with a name (ASVS 5.0, 16.2.5).
 */
export const pseudonym = (hash: KeyedHash, text: string): string => hash('log', text).slice(0, DIGITS)
