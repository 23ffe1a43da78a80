import type { Schema } from '#contract/operation.ts'

type FlowOutcome = Schema<'FlowOutcome'>

/**
 * The `meta` of a state: its step, or how the context decides it; and how the flow ends for a person who
 * reaches it.
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
 * The current step of a machine, as its states name it; undefined in a state without a step: while it is unknown, and once the
 * flow is over. A state in which a call is made names the step that the call was made from.
 */
export function stepOf<Step extends string, Context>(
  snapshot: SteppedSnapshot<Step, Context>,
): Step | undefined {
  const step = metaOf(snapshot)?.step
  return typeof step === 'function' ? step(snapshot.context) : step
}

/** How a machine has ended; undefined before. */
export const outcomeOf = <Step extends string, Context>(
  snapshot: SteppedSnapshot<Step, Context>,
): FlowOutcome | undefined => metaOf(snapshot)?.outcome

const metaOf = <Meta>(snapshot: { getMeta: () => Record<string, Meta | undefined> }): Meta | undefined =>
  Object.values(snapshot.getMeta()).find((each) => each !== undefined)
