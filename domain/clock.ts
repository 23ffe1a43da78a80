/**
 * The only source of the current time: code takes a clock as a parameter, so that tests and the demo can move
 * it.
 */
export type Clock = {
  now(): Date
  /** The real time, if the clock was moved by a test or the demo. */
  outside?(): Date
}

/** The time of a device that does not follow the demo clock, such as a phone with an authenticator app. */
export const deviceTime = (clock: Clock): Date => clock.outside?.() ?? clock.now()

/** The clock of the machine the code runs on. */
export const systemClock: Clock = { now: () => new Date() }
