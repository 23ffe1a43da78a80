/**
 * The reason why the browser returned no passkey: the person chose none or none exists (`cancelled`, which browsers
 * do not distinguish), the browser does not support passkeys, the device cannot verify its owner, the device already
 * has a passkey of this account, or another error.
 */
export type Withheld = 'cancelled' | 'unsupported' | 'unverified' | 'known' | 'failed'
