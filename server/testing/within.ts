/**
 * The time limit of a test about durations: the documented duration if QUIET is set, which means that nothing else
 * runs on the machine, and otherwise ten times as long, so that only work that never ends fails.
 */
export const within = (ms: number): number => (process.env['QUIET'] ? ms : 10 * ms)
