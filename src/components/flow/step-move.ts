type Places<Step extends string> = {
  /** All steps, first to last. */
  order: readonly Step[]
  /** What the address names: no step where it leaves that open, and what the flow works on. */
  address: { step: Step | undefined; id: string | undefined }
  /** Where the flow is, and what it works on, if the address must name that too. */
  flow: { step: Step; id: string | undefined }
  /** The step at which the two were last. */
  agreed: Step | undefined
}

/**
 * What brings an address and its flow together: the address goes `to` a step, or the flow is asked for `ask`; nothing where they
 * agree. An address always names what its flow works on, so that a reload finds it again.
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
