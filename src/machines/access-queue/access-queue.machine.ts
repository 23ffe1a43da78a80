import { assign, emit, setup } from 'xstate'
import type { Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { LEAST_COMMENT } from '#domain/access/codes.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { agrees, handed, lifeOf } from '../request-life.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

type Row = Schema<'AdminAccessRequest'>
type Decision = Schema<'AccessDecision'>
type Outcome = Schema<'AccessOutcome'>

/** So many are decided on at once. */
export const mostAtOnce = 50

export type AccessQueueContext = {
  /** What is picked out of the list, as it was seen. */
  chosen: Row[]
  /** What is being decided on, or was last. */
  asked: Row[]
  decision: Decision
  /** What became of each of those, once it is known. */
  outcomes: Outcome[]
  problem: Problem | undefined
}
type DecisionConfirmed = { type: 'decision.confirmed'; comment: string }
export type AccessQueueEvent =
  | { type: 'request.toggled'; row: Row }
  | { type: 'requests.chosen'; rows: readonly Row[] }
  | { type: 'decision.begun'; decision: Decision; rows: readonly Row[] }
  | { type: 'decision.left' }
  | { type: 'outcomes.closed' }
  | DecisionConfirmed

const SUCCESS = 200
const ofOutcomes = ({ event }: { event: { output: Output<'decideAccessRequests'> } }) => event.output
const idOf = ({ request }: Row) => request.requestId

/** Whether a decision that was carried out has led elsewhere than the lifecycle of the request says. */
function hasDiverged({ request }: Row, type: Decision, { code, approvalResult, closeReason }: Outcome) {
  if (code !== SUCCESS || approvalResult === null) return false
  // It was carried out, so that its comment was long enough.
  const comment = '.'.repeat(LEAST_COMMENT)
  const decided = handed(lifeOf(request), { type, by: 'DECIDER', comment })
  return !agrees(decided, { approvalResult, closeReason })
}

/**
 * The queue of those who decide on requests for access: some are picked, what will happen is shown, and all are decided on in
 * one call with an outcome for each. The first decision is final, so an answer that did not come has the list read again.
 * An outcome that the lifecycle of its request does not know is told (`lifecycle.diverged`).
 */
export const accessQueueMachine = setup({
  types: {} as {
    context: AccessQueueContext
    events: AccessQueueEvent
    emitted: { type: 'requests.decided' | 'list.outdated' | 'lifecycle.diverged' }
    tags: 'busy'
  },
  actors: needs('decideAccessRequests'),
  actions: {
    toggle: assign({
      chosen: ({ context: { chosen } }, { row }: { row: Row }) => {
        const others = chosen.filter((each) => idOf(each) !== idOf(row))
        return others.length < chosen.length ? others : [...chosen, row].slice(0, mostAtOnce)
      },
    }),
    choose: assign({ chosen: (_, { rows }: { rows: readonly Row[] }) => rows.slice(0, mostAtOnce) }),
    prepare: assign(
      ({ context: { chosen } }, { decision, rows }: { decision: Decision; rows: readonly Row[] }) => ({
        decision,
        asked: rows.slice(0, mostAtOnce),
        chosen,
        outcomes: [],
        problem: undefined,
      }),
    ),
    forgetOutcomes: assign({ outcomes: [] }),
    forgetProblem: assign({ problem: undefined }),
    keepOutcomes: assign({ outcomes: (_, { list }: Output<'decideAccessRequests'>) => list, chosen: [] }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    notifyDecided: emit({ type: 'requests.decided' }),
    notifyOutdated: emit({ type: 'list.outdated' }),
    notifyDiverged: emit({ type: 'lifecycle.diverged' }),
  },
  guards: {
    areAny: (_, { rows }: { rows: readonly Row[] }) => rows.length > 0,
    haveDiverged: ({ context: { asked, decision } }, { list }: Output<'decideAccessRequests'>) =>
      list.some((outcome) => {
        const row = asked.find((each) => idOf(each) === outcome.requestId)
        return row !== undefined && hasDiverged(row, decision, outcome)
      }),
    isOutcomeUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
}).createMachine({
  id: 'accessQueue',
  context: { chosen: [], asked: [], decision: 'APPROVE', outcomes: [], problem: undefined },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'request.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'requests.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'outcomes.closed': { actions: 'forgetOutcomes' },
        'decision.begun': {
          guard: { type: 'areAny', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'prepare', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      on: {
        'decision.left': { target: 'choosing', actions: 'forgetProblem' },
        'decision.confirmed': { target: 'decidingAccessRequests', actions: 'forgetProblem' },
      },
    },
    decidingAccessRequests: {
      tags: 'busy',
      invoke: {
        id: 'decideAccessRequests',
        src: 'decideAccessRequests',
        input: ({ context: { asked, decision }, event }) => ({
          requests: asked.map(({ request: { requestId, version } }) => ({ requestId, version })),
          decision,
          comment: (event as DecisionConfirmed).comment,
        }),
        onDone: [
          {
            guard: { type: 'haveDiverged', params: ofOutcomes },
            target: 'choosing',
            actions: [{ type: 'keepOutcomes', params: ofOutcomes }, 'notifyDiverged', 'notifyDecided'],
          },
          {
            target: 'choosing',
            actions: [{ type: 'keepOutcomes', params: ofOutcomes }, 'notifyDecided'],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'choosing',
            actions: [keepProblem, 'notifyOutdated'],
          },
          { target: 'confirming', actions: keepProblem },
        ],
      },
    },
  },
})
