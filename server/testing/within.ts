/**
 * How long something may take in a test that promises a length of time: as long as promised where QUIET is set, which says that
 * nothing else runs on the machine, and elsewhere ten times as long, so that only what never ends is seen.
 */
export const within = (ms: number): number => (process.env['QUIET'] ? ms : 10 * ms)
