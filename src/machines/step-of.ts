import type { Schema } from '#contract/operation.ts'

type FlowOutcome = Schema<'FlowOutcome'>

/**
 * What a state says of itself in `meta`: the step it belongs to, or how the context tells that; and in which way a person who
 * comes to it is through with the flow.
 */
export type StepMeta<Step extends string, Context = unknown> = {
  step?: Step | ((context: Context) => Step)
  outcome?: FlowOutcome
}

/** A snapshot of a machine whose states name its steps. */
export type Stepping<Step extends string, Context> = {
  context: Context
  getMeta: () => Record<string, StepMeta<Step, Context> | undefined>
}

/**
 * The step a machine is at, as its states name it; undefined in a state that belongs to none: while nobody knows, and once it is
 * over. A state in which a call is made says the step that the call was made from.
 */
export function stepOf<Step extends string, Context>(snapshot: Stepping<Step, Context>): Step | undefined {
  const step = metaOf(snapshot)?.step
  return typeof step === 'function' ? step(snapshot.context) : step
}

/** In which way a machine is through; undefined while it is not. */
export const outcomeOf = <Step extends string, Context>(
  snapshot: Stepping<Step, Context>,
): FlowOutcome | undefined => metaOf(snapshot)?.outcome

const metaOf = <Meta>(snapshot: { getMeta: () => Record<string, Meta | undefined> }): Meta | undefined =>
  Object.values(snapshot.getMeta()).find((each) => each !== undefined)
