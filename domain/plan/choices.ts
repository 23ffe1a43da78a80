/** The format of the codes of services and plans, as in the contract. */
export const catalogueCode = /^[A-Z][A-Z0-9_]{0,19}$/

/** The maximum number of users; larger contracts are negotiated, not calculated. */
export const MAX_USERS = 100_000
