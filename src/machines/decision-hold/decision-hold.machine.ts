import { assign, emit, setup } from 'xstate'
import type { Input } from '#contract/operation.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { passingSeconds, remainingAfter, type SecondsPassed } from '../passing-seconds.ts'

/** A decision on one request, as the approver made it. */
export type HeldChoice = Pick<Input<'decideAccessRequest'>, 'decision' | 'comment' | 'termDays'>
type Context = { held: HeldChoice | undefined; secondsLeft: number }
type DecisionHoldEvent =
  | ({ type: 'decision.made' } & HeldChoice)
  | { type: 'decision.undone' | 'decision.sent' | 'screen.left' }
  | SecondsPassed

/**
 * A decision on the page of a request. It waits for ten seconds, in which it can be undone, and is then due: the screen
 * passes it to the lifecycle of the request as soon as that has no other call under way. When the approver leaves the
 * screen before, the machine emits the decision, which the screen sends at once.
 */
export const decisionHoldMachine = setup({
  types: {} as {
    context: Context
    events: DecisionHoldEvent
    emitted: { type: 'decision.left'; held: HeldChoice }
  },
  actors: { passingSeconds: passingSeconds() },
  actions: {
    hold: assign((_, { decision, comment, termDays }: HeldChoice) => ({
      held: { decision, comment, termDays },
      secondsLeft: UNDO_SECONDS,
    })),
    countDown: assign({
      secondsLeft: ({ context: { secondsLeft } }, passed: { seconds: number }) =>
        remainingAfter(secondsLeft, passed),
    }),
    forget: assign({ held: undefined }),
    notifyLeft: emit(({ context: { held } }) => ({ type: 'decision.left' as const, held: held! })),
  },
  guards: { isDue: ({ context: { secondsLeft } }) => secondsLeft === 0 },
}).createMachine({
  id: 'decisionHold',
  context: { held: undefined, secondsLeft: 0 },
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'forget',
      on: {
        'decision.made': { target: 'holding', actions: { type: 'hold', params: ({ event }) => event } },
      },
    },
    holding: {
      invoke: { id: 'passingSeconds', src: 'passingSeconds' },
      always: { guard: 'isDue', target: 'due' },
      on: {
        'seconds.passed': { actions: { type: 'countDown', params: ({ event }) => event } },
        'decision.undone': { target: 'deciding' },
        'screen.left': { target: 'deciding', actions: 'notifyLeft' },
      },
    },
    due: {
      on: {
        'decision.sent': { target: 'deciding' },
        'decision.undone': { target: 'deciding' },
        'screen.left': { target: 'deciding', actions: 'notifyLeft' },
      },
    },
  },
})
