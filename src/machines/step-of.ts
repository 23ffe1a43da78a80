/** What a state says of itself in `meta`: the step it belongs to, or how the context tells that. */
export type StepMeta<Step extends string, Context = unknown> = { step: Step | ((context: Context) => Step) }

type Stepping<Step extends string, Context> = {
  context: Context
  getMeta: () => Record<string, StepMeta<Step, Context> | undefined>
}

/**
 * The step a machine is at, as its states name it; undefined in a state that belongs to none: while nobody knows, and once it is
 * over. A state in which a call is made says the step that the call was made from.
 */
export function stepOf<Step extends string, Context>(snapshot: Stepping<Step, Context>): Step | undefined {
  const [meta] = Object.values(snapshot.getMeta()).filter((each) => each !== undefined)
  return typeof meta?.step === 'function' ? meta.step(snapshot.context) : meta?.step
}
