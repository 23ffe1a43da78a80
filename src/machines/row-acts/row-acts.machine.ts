import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

/** The call for one row of a list. */
export type RowCall<Id extends OperationId> = { id: string; input: Input<Id> }
/** The result of a row: the operation's data, or the reason why it was refused. */
export type RowResult<Id extends OperationId> = { id: string } & (
  | { output: Output<Id>; problem: undefined }
  | { output: undefined; problem: Problem }
)

export type RowActsContext<Id extends OperationId> = {
  /** The calls without an answer. The first of these calls is in progress, or its answer is missing. */
  left: RowCall<Id>[]
  /** The answers, in the order of the calls. */
  results: RowResult<Id>[]
  /** The problem that stopped all calls, because it does not concern a single row. */
  problem: Problem | undefined
  /** The rows whose call once had no answer: if the repeated call is refused, the first one may have succeeded. */
  unsureIds: string[]
}
type RowsGivenEvent<Id extends OperationId> = { type: 'rows.given'; calls: readonly RowCall<Id>[] }
export type RowActsEvent<Id extends OperationId> =
  | RowsGivenEvent<Id>
  | { type: 'rows.continued' }
  | { type: 'results.closed' }

/** The first code of refusals by the application; lower codes are HTTP codes. */
const FIRST_CODE = 1000

/** Whether a problem concerns all rows, so that the call for the next row would fail in the same way. */
function isAboutAll(problem: Problem): boolean {
  return (
    isOutcomeUnknown(problem) ||
    problem.code < FIRST_CODE ||
    secondsToWait(problem) > 0 ||
    problem.is(
      'session.expired',
      'password.unconfirmed',
      'verification.stale',
      'factor.missing',
      'role.missing',
    )
  )
}

/**
 * Creates a machine that calls one operation for several rows of a list, one after the other:
 * `rowActsMachine('takeInquiry')`. Each row is a call of its own, so the server applies the same rules as for a
 * single row. A refusal of a row is stored and the next row follows. A missing answer, or a refusal that does not
 * concern a row, stops the calls. The remaining calls are stored, and continue from that row with the same inputs:
 * their versions or idempotency keys prevent a second execution. Must be created once per module, not per render.
 */
export function rowActsMachine<Id extends OperationId>(operation: Id) {
  // TypeScript cannot compute a key from a generic name, so the types say `act`; at run time the key is the
  // operation's name.
  const actors = needs(operation) as unknown as { act: PromiseActorLogic<Output<Id>, object> }
  const act = operation as unknown as 'act'
  const resultsWith = (
    { left: [first], results }: RowActsContext<Id>,
    answer: Pick<RowResult<Id>, 'output' | 'problem'>,
  ): RowResult<Id>[] => [...results, { id: first!.id, ...answer } as RowResult<Id>]

  const noRows: RowActsContext<Id> = { left: [], results: [], problem: undefined, unsureIds: [] }
  const onRowsGiven = {
    guard: { type: 'areAny', params: ({ event }: { event: RowsGivenEvent<Id> }) => event },
    target: 'acting',
    actions: { type: 'begin', params: ({ event }: { event: RowsGivenEvent<Id> }) => event },
  } as const

  return setup({
    types: {} as {
      context: RowActsContext<Id>
      events: RowActsEvent<Id>
      emitted: { type: 'rows.acted'; results: RowResult<Id>[] } | { type: 'rows.stopped' }
      tags: 'busy'
    },
    actors,
    guards: {
      areAny: (_, { calls }: { calls: readonly RowCall<Id>[] }) => calls.length > 0,
      areAnyLeft: ({ context: { left } }) => left.length > 0,
      isAboutAll: (_, { problem }: Failure) => isAboutAll(problem),
    },
  })
    .extend({
      actions: {
        begin: assign((_, { calls }: { calls: readonly RowCall<Id>[] }) => ({
          left: [...calls],
          results: [],
          problem: undefined,
          unsureIds: [],
        })),
        keepDone: assign(({ context }, { output }: { output: Output<Id> }) => ({
          results: resultsWith(context, { output, problem: undefined }),
          left: context.left.slice(1),
        })),
        keepRefused: assign(({ context }, { problem }: Failure) => ({
          results: resultsWith(context, { output: undefined, problem }),
          left: context.left.slice(1),
        })),
        keepProblem: assign(({ context: { left, unsureIds } }, { problem }: Failure) => ({
          problem,
          unsureIds: isOutcomeUnknown(problem) ? [...new Set([...unsureIds, left[0]!.id])] : unsureIds,
        })),
        clearProblem: assign({ problem: undefined }),
        clear: assign(noRows),
        notifyActed: emit(({ context: { results } }) => ({ type: 'rows.acted' as const, results })),
        notifyStopped: emit({ type: 'rows.stopped' as const }),
      },
    })
    .createMachine({
      id: `${operation}Rows`,
      context: noRows,
      initial: 'choosing',
      states: {
        choosing: { on: { 'rows.given': onRowsGiven, 'results.closed': { actions: 'clear' } } },
        acting: {
          tags: 'busy',
          invoke: {
            id: operation,
            src: act,
            input: ({ context: { left } }) => left[0]!.input,
            onDone: { target: 'answered', actions: { type: 'keepDone', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isAboutAll', params: failure },
                target: 'stopped',
                actions: [keepProblem, 'notifyStopped'],
              },
              { target: 'answered', actions: { type: 'keepRefused', params: failure } },
            ],
          },
        },
        answered: {
          always: [
            { guard: 'areAnyLeft', target: 'acting' },
            { target: 'choosing', actions: 'notifyActed' },
          ],
        },
        stopped: {
          on: {
            'rows.given': onRowsGiven,
            'rows.continued': { target: 'acting', actions: 'clearProblem' },
            'results.closed': { target: 'choosing', actions: 'clear' },
          },
        },
      },
    })
}
