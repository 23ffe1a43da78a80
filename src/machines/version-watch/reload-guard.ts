/** The time within which the page reloads automatically at most once (SPEC sections 8 and 9). */
export const RELOAD_GUARD_MS = 10_000
