import type { Schema } from '#contract/operation.ts'

type FlowOutcome = Schema<'FlowOutcome'>

/**
 * The `meta` of a state: its step, or a function that derives the step from the context; and the outcome of the flow
 * if it ends in this state.
 */
export type StepMeta<Step extends string, Context = unknown> = {
  step?: Step | ((context: Context) => Step)
  outcome?: FlowOutcome
}

/** A snapshot of a machine whose states name its steps. */
export type SteppedSnapshot<Step extends string, Context> = {
  context: Context
  getMeta: () => Record<string, StepMeta<Step, Context> | undefined>
}

/**
 * Returns the current step of a machine, from the `meta` of its states; undefined in a state without a step: while
 * the step is unknown, and once the flow is over. A state that makes a call has the step from which the call was
 * made.
 */
export function stepOf<Step extends string, Context>(
  snapshot: SteppedSnapshot<Step, Context>,
): Step | undefined {
  const step = metaOf(snapshot)?.step
  return typeof step === 'function' ? step(snapshot.context) : step
}

/** Returns the outcome with which a machine has ended; undefined as long as it has not ended. */
export const outcomeOf = <Step extends string, Context>(
  snapshot: SteppedSnapshot<Step, Context>,
): FlowOutcome | undefined => metaOf(snapshot)?.outcome

const metaOf = <Meta>(snapshot: { getMeta: () => Record<string, Meta | undefined> }): Meta | undefined =>
  Object.values(snapshot.getMeta()).find((each) => each !== undefined)
