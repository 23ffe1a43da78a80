/** SPEC sections 8 and 9: the page reloads automatically at most once in ten seconds. */
export const RELOAD_GUARD_MS = 10_000
