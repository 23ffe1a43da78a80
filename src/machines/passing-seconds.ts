import { fromCallback, type MachineContext, sendTo } from 'xstate'
import { type Clock, systemClock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'

/** The whole seconds that have passed since the previous event of this type, or since the count was started. */
export type SecondsPassed = { type: 'seconds.passed'; seconds: number }
/**
 * Restarts the count; without a restart, a countdown that begins within a second would end a part of a second too
 * early.
 */
export type CountRestarted = { type: 'count.restarted' }

const POLL_INTERVAL_MS = 250

/**
 * Creates an actor that sends its parent the number of passed seconds. The actor reads the clock instead of counting
 * ticks: a tab in the background, or on a phone that shows another app, receives few ticks or none.
 */
export const passingSeconds = (clock: Clock = systemClock) =>
  fromCallback<CountRestarted>(({ sendBack, receive }) => {
    let counted = clock.now().getTime()
    receive(() => {
      counted = clock.now().getTime()
    })
    const timer = setInterval(() => {
      const seconds = Math.floor((clock.now().getTime() - counted) / SECOND_MS)
      counted += seconds * SECOND_MS
      if (seconds > 0) sendBack({ type: 'seconds.passed', seconds })
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  })

/** Returns the remaining seconds of a countdown after some seconds; never below 0. */
export function remainingAfter(secondsLeft: number, { seconds }: { seconds: number }): number {
  return Math.max(0, secondsLeft - seconds)
}

/** The action with which a machine restarts its count. */
export const restartCount = <Context extends MachineContext, Event extends { type: string }>() =>
  sendTo<Context, Event, undefined, never, Event>('passingSeconds', {
    type: 'count.restarted',
  } satisfies CountRestarted as never)
