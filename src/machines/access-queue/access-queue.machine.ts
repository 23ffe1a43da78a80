import { assign, emit, setup } from 'xstate'
import type { Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { passingSeconds, type SecondsPassed } from '../passing-seconds.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  addHeldDecision,
  afterSeconds,
  type HeldDecision,
  hasUnexpectedOutcome,
  idOf,
  inputOf,
  MAX_BULK_DECISIONS,
  openOf,
  type QueueRow,
  withoutDecision,
} from './held-decisions.ts'

type Row = QueueRow
type Decision = Schema<'AccessDecision'>
type Outcome = Schema<'AccessOutcome'>

export type AccessQueueContext = {
  /** The selected rows of the list, in the version that was shown. */
  chosen: Row[]
  /** The rows of the decision that the open dialog asks the approver to confirm. */
  asked: Row[]
  decision: Decision
  /** The decisions that may still be undone, the earliest first. */
  held: HeldDecision[]
  /** The decision that is being sent. */
  sending: HeldDecision | undefined
  /** The rows with decisions that were sent and answered. */
  sent: Row[]
  /** The outcome of each decision since the outcomes were last dismissed. */
  outcomes: Outcome[]
  problem: Problem | undefined
}
type GivenDecision = { decision: Decision; rows: readonly Row[]; comment: string }
export type AccessQueueEvent =
  | { type: 'request.toggled'; row: Row }
  | { type: 'requests.chosen'; rows: readonly Row[] }
  | { type: 'decision.begun'; decision: Decision; rows: readonly Row[] }
  | { type: 'decision.left' }
  | { type: 'decision.confirmed'; comment: string }
  | ({ type: 'decision.made' } & GivenDecision)
  | { type: 'decision.undone'; row?: Row }
  | { type: 'screen.left' }
  | { type: 'outcomes.closed' }
  | SecondsPassed
type AccessQueueEmitted =
  | { type: 'requests.decided'; outcomes: Outcome[] }
  | { type: 'list.outdated' | 'lifecycle.diverged' }
  | { type: 'decisions.left'; decisions: HeldDecision[] }

const fromOutcomes = ({ event }: { event: { output: Output<'decideAccessRequests'> } }) => event.output

/**
 * The queue of an approver's decisions on requests for access. A decision waits for ten seconds, in which it can be
 * undone, and is then sent in one call with an outcome for each request; later decisions wait for this call to end.
 * When the approver leaves the screen, the machine emits the waiting decisions, which the screen sends at once. The
 * first decision is final, so after a missing answer the list is loaded again. `lifecycle.diverged` is emitted if an
 * outcome differs from the prediction of the request's lifecycle.
 */
export const accessQueueMachine = setup({
  types: {} as {
    context: AccessQueueContext
    events: AccessQueueEvent
    emitted: AccessQueueEmitted
    tags: 'busy'
  },
  actors: { ...needs('decideAccessRequests'), passingSeconds: passingSeconds() },
  actions: {
    toggle: assign({
      chosen: ({ context: { chosen } }, { row }: { row: Row }) => {
        const others = chosen.filter((each) => idOf(each) !== idOf(row))
        return others.length < chosen.length ? others : [...chosen, row].slice(0, MAX_BULK_DECISIONS)
      },
    }),
    choose: assign({
      chosen: ({ context }, { rows }: { rows: readonly Row[] }) =>
        openOf(context, rows).slice(0, MAX_BULK_DECISIONS),
    }),
    prepare: assign(({ context }, { decision, rows }: Pick<GivenDecision, 'decision' | 'rows'>) => ({
      decision,
      asked: openOf(context, rows).slice(0, MAX_BULK_DECISIONS),
      problem: undefined,
    })),
    holdDecision: assign(({ context }, decided: GivenDecision) => addHeldDecision(context, decided)),
    takeBack: assign({
      held: ({ context: { held } }, { row }: { row?: Row }) => withoutDecision(held, row),
    }),
    countDown: assign({
      held: ({ context: { held } }, { seconds }: { seconds: number }) => afterSeconds(held, seconds),
    }),
    takeFirst: assign(({ context: { held } }) => ({
      sending: held[0],
      held: held.slice(1),
      problem: undefined,
    })),
    forgetOutcomes: assign({ outcomes: [] }),
    forgetAsked: assign({ asked: [] }),
    forgetHeld: assign({ held: [] }),
    forgetSending: assign({ sending: undefined }),
    keepOutcomes: assign(
      ({ context: { outcomes, sent, sending } }, { list }: Output<'decideAccessRequests'>) => ({
        outcomes: [...outcomes, ...list],
        sent: [...sent, ...(sending?.rows ?? [])],
        sending: undefined,
      }),
    ),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    notifyDecided: emit((_, { list }: Output<'decideAccessRequests'>) => ({
      type: 'requests.decided' as const,
      outcomes: list,
    })),
    notifyOutdated: emit({ type: 'list.outdated' }),
    notifyDiverged: emit({ type: 'lifecycle.diverged' }),
    notifyLeft: emit(({ context: { held, sending } }) => ({
      type: 'decisions.left' as const,
      decisions: sending ? [sending, ...held] : held,
    })),
  },
  guards: {
    areAny: ({ context }, { rows }: { rows: readonly Row[] }) => openOf(context, rows).length > 0,
    isAsked: ({ context: { asked } }) => asked.length > 0,
    isHeld: ({ context: { held } }, { row }: { row?: Row }) =>
      withoutDecision(held, row).length < held.length,
    areHeld: ({ context: { held } }) => held.length > 0,
    areUnanswered: ({ context: { held, sending } }) => held.length > 0 || sending !== undefined,
    isDue: ({ context: { held } }) => held[0]?.secondsLeft === 0,
    areNoneHeld: ({ context: { held } }) => held.length === 0,
    hasUnexpectedOutcome: ({ context: { sending } }, { list }: Output<'decideAccessRequests'>) =>
      hasUnexpectedOutcome(sending!, list),
    isOutcomeUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
}).createMachine({
  id: 'accessQueue',
  context: {
    chosen: [],
    asked: [],
    decision: 'APPROVE',
    held: [],
    sending: undefined,
    sent: [],
    outcomes: [],
    problem: undefined,
  },
  on: {
    'request.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
    'requests.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'decision.begun': {
      guard: { type: 'areAny', params: ({ event }) => event },
      actions: { type: 'prepare', params: ({ event }) => event },
    },
    'decision.left': { actions: 'forgetAsked' },
    'decision.confirmed': {
      guard: 'isAsked',
      actions: [
        {
          type: 'holdDecision',
          params: ({ context: { asked: rows, decision }, event: { comment } }) => ({
            decision,
            rows,
            comment,
          }),
        },
        'forgetAsked',
      ],
    },
    'decision.made': {
      guard: { type: 'areAny', params: ({ event }) => event },
      actions: { type: 'holdDecision', params: ({ event }) => event },
    },
    'decision.undone': {
      guard: { type: 'isHeld', params: ({ event }) => event },
      actions: { type: 'takeBack', params: ({ event }) => event },
    },
    'screen.left': { guard: 'areUnanswered', actions: ['notifyLeft', 'forgetHeld'] },
    'outcomes.closed': { actions: 'forgetOutcomes' },
  },
  initial: 'choosing',
  states: {
    choosing: { always: { guard: 'areHeld', target: 'holding' } },
    holding: {
      invoke: { id: 'passingSeconds', src: 'passingSeconds' },
      always: [
        { guard: 'areNoneHeld', target: 'choosing' },
        { guard: 'isDue', target: 'decidingAccessRequests', actions: 'takeFirst' },
      ],
      on: {
        'seconds.passed': { actions: { type: 'countDown', params: ({ event }) => event } },
      },
    },
    decidingAccessRequests: {
      tags: 'busy',
      invoke: {
        id: 'decideAccessRequests',
        src: 'decideAccessRequests',
        input: ({ context: { sending } }) => inputOf(sending!),
        onDone: [
          {
            guard: { type: 'hasUnexpectedOutcome', params: fromOutcomes },
            target: 'choosing',
            actions: [
              { type: 'keepOutcomes', params: fromOutcomes },
              'notifyDiverged',
              { type: 'notifyDecided', params: fromOutcomes },
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepOutcomes', params: fromOutcomes },
              { type: 'notifyDecided', params: fromOutcomes },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'choosing',
            actions: [keepProblem, 'forgetSending', 'notifyOutdated'],
          },
          { target: 'choosing', actions: [keepProblem, 'forgetSending'] },
        ],
      },
    },
  },
})
