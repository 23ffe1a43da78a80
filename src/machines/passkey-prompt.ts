/**
 * The reason why the browser returned no passkey: none was chosen or none exists (`cancelled`, which browsers
 * do not distinguish), it does not support them, the device cannot verify its owner, it already has one of
 * this account, or another error.
 */
export type Withheld = 'cancelled' | 'unsupported' | 'unverified' | 'known' | 'failed'
