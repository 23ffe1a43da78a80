/**
 * The one door of time: whoever needs the present takes a clock, so that tests and the demo world can move
 * it.
 */
export type Clock = { now(): Date }

/** The clock of the machine the code runs on. */
export const systemClock: Clock = { now: () => new Date() }
