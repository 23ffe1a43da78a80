/**
 * The one door of time: code that needs the present takes a clock, so that tests and the demo world can move
 * it.
 */
export type Clock = {
  now(): Date
  /** The time outside, where `now` was moved away from it. */
  outside?(): Date
}

/** The time of a device that the portal cannot move, such as a phone with an authenticator app. */
export const deviceTime = (clock: Clock): Date => clock.outside?.() ?? clock.now()

/** The clock of the machine the code runs on. */
export const systemClock: Clock = { now: () => new Date() }
