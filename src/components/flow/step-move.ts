type StepMoveInput<Step extends string> = {
  /** All steps in order. */
  order: readonly Step[]
  /** The step that the address names, if any, and the id of the flow's object in the address. */
  address: { step: Step | undefined; id: string | undefined }
  /** The flow's current step, and the id of its object if the address must name the object too. */
  flow: { step: Step; id: string | undefined }
  /** The step at which address and flow last agreed. */
  agreed: Step | undefined
}

/**
 * Compares an address with its flow. Returns `to`, the step whose address must be opened, or `ask`, the step that the
 * flow is asked to go to; undefined if address and flow agree. An address always contains the id of the flow's
 * object, so that a reload finds the object again.
 */
export function stepMove<Step extends string>({
  order,
  address,
  flow,
  agreed,
}: StepMoveInput<Step>): { to: Step; replace: boolean } | { ask: Step } | undefined {
  if (address.step === undefined) return { to: flow.step, replace: true }
  if (flow.id !== undefined && address.id !== flow.id) return { to: address.step, replace: true }
  if (address.step === flow.step) return undefined
  if (agreed === address.step)
    return { to: flow.step, replace: order.indexOf(flow.step) < order.indexOf(address.step) }
  return { ask: address.step }
}
