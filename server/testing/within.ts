/**
 * Returns the time limit of a test about durations. It is the documented duration if QUIET is set, which means that
 * nothing else runs on the machine; otherwise it is ten times as long, so that only work that never ends fails.
 */
export const within = (ms: number): number => (process.env['QUIET'] ? ms : 10 * ms)
