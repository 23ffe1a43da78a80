import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { snapshotAfter } from '../lifecycle.ts'
import { RETRY_PAUSES_MS } from './delivery.machine.ts'

export type PushState = Schema<'PushState'>
export type PushEvent =
  | { type: 'CHANGED' }
  | { type: 'WRITTEN' }
  | { type: 'THROTTLED' }
  | { type: 'REFUSED' }
  | { type: 'retryAppScim' }
type PushContext = { tries: number; isOutdated: boolean }

/**
 * The lifecycle of a person's account at an app: the account waits until the app has stored the current values, or
 * until attempts are given up after a day. After a change of the person's permissions or name the account is written
 * again.
 */
export const pushMachine = setup({
  types: {} as { context: PushContext; input: PushContext; events: PushEvent },
  guards: {
    isLast: ({ context: { tries } }) => tries > RETRY_PAUSES_MS.length,
    isOutdated: ({ context }) => context.isOutdated,
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => input,
  initial: 'WAITING',
  states: {
    WAITING: {
      on: {
        CHANGED: 'WAITING',
        WRITTEN: [{ guard: 'isOutdated', target: 'WAITING' }, { target: 'DONE' }],
        THROTTLED: 'WAITING',
        REFUSED: [
          { guard: 'isOutdated', target: 'WAITING' },
          { guard: 'isLast', target: 'FAILED' },
          { target: 'WAITING' },
        ],
      },
    },
    DONE: { on: { CHANGED: 'WAITING' } },
    FAILED: { on: { CHANGED: 'WAITING', retryAppScim: 'WAITING' } },
  },
})

/**
 * Returns the state of an account after an event, or undefined if the event is not allowed. `tries` is the number of
 * attempts, including the attempt that ends with the event. `isOutdated` means that the person has changed during the
 * attempt.
 */
export function pushAfter(
  { state, tries, isOutdated = false }: { state: PushState; tries: number; isOutdated?: boolean },
  event: PushEvent,
): PushState | undefined {
  const next = snapshotAfter(
    pushMachine.resolveState({ value: state, context: { tries, isOutdated } }),
    event,
  )
  return next?.value as PushState | undefined
}
