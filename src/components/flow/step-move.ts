type Places<Step extends string> = {
  /** All steps in order. */
  order: readonly Step[]
  /** The address's step, if it names one, and the id of the flow's object. */
  address: { step: Step | undefined; id: string | undefined }
  /** The flow's current step, and its object if the address must name that too. */
  flow: { step: Step; id: string | undefined }
  /** The step at which address and flow last agreed. */
  agreed: Step | undefined
}

/**
 * Connects an address and its flow: the address navigates `to` a step, or the flow is asked to go to
 * `ask`; undefined if they agree. An address always contains the id of the flow's object, so that a reload
 * finds it again.
 */
export function stepMove<Step extends string>({
  order,
  address,
  flow,
  agreed,
}: Places<Step>): { to: Step; replace: boolean } | { ask: Step } | undefined {
  if (address.step === undefined) return { to: flow.step, replace: true }
  if (flow.id !== undefined && address.id !== flow.id) return { to: address.step, replace: true }
  if (address.step === flow.step) return undefined
  if (agreed === address.step)
    return { to: flow.step, replace: order.indexOf(flow.step) < order.indexOf(address.step) }
  return { ask: address.step }
}
