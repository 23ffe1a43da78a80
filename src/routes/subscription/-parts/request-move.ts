import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'

type Places = {
  /** What the address names; no step where it leaves that open. */
  address: { step: RequestStep | undefined; draft: string | undefined }
  /** Where the request is; it has no draft before its terms are agreed to. */
  request: { step: RequestStep; draft: string | undefined }
  /** The step at which the two were last. */
  agreed: RequestStep | undefined
}

const order: readonly RequestStep[] = [
  'terms',
  'company',
  'subscriber',
  'admin',
  'service',
  'payment',
  'review',
]

/**
 * What brings an address and its request together: the address goes `to` a step, or the request is asked for `ask`; nothing where
 * they agree. An address always names the draft of its request, so that a reload finds that one again.
 */
export function moveOf({
  address,
  request,
  agreed,
}: Places): { to: RequestStep; replace: boolean } | { ask: RequestStep } | undefined {
  if (address.step === undefined) return { to: request.step, replace: true }
  if (request.draft !== undefined && address.draft !== request.draft)
    return { to: address.step, replace: true }
  if (address.step === request.step) return undefined
  if (agreed === address.step)
    return { to: request.step, replace: order.indexOf(request.step) < order.indexOf(address.step) }
  return { ask: address.step }
}
