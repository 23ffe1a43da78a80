/**
 * Why the browser has given no passkey: nobody chose one, or none was there (`cancelled`, which no browser tells apart), it
 * cannot, the device cannot verify whose it is, it holds one of this account already, or something else went wrong.
 */
export type Withheld = 'cancelled' | 'unsupported' | 'unverified' | 'known' | 'failed'
