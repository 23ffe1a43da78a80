/** The shape of the codes of services and plans; the contract has the same one. */
export const catalogueCode = /^[A-Z][A-Z0-9_]{0,19}$/

/** Larger contracts are negotiated, not calculated. */
export const MAX_USERS = 100_000
