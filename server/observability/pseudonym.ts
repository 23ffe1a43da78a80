import type { KeyedHash } from '#server/security/keyed-hash.ts'

const DIGITS = 16

/**
 * Returns the pseudonym of a member, an account or an address for the log. A subject always has the same pseudonym,
 * so that attempts can be counted. Only with HASH_KEY can a pseudonym be compared with a name (ASVS 5.0, 16.2.5).
 */
export const pseudonymOf = (hash: KeyedHash, text: string): string => hash('log', text).slice(0, DIGITS)
