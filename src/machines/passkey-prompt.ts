/**
 * Why the browser has given no passkey: none was chosen or none exists (`cancelled`, which browsers do not distinguish), it
 * cannot, the device cannot verify its owner, it holds one of this account already, or something else went wrong.
 */
export type Withheld = 'cancelled' | 'unsupported' | 'unverified' | 'known' | 'failed'
