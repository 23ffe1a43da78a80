import type { Input, Output } from '#contract/operation.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useSavedPart } from './use-saved-part.ts'

type Revision = Partial<Omit<Input<'reviseSubscriptionRequest'>, 'subscriptionId' | 'version'>>

const reviseRequestMachine = submissionMachine('reviseSubscriptionRequest')

/** Saves one part of a request; reports it and reloads it afterwards. */
export function useRevision(
  { subscriptionInfo: { subscriptionId, version } }: Output<'getSubscriptionDetail'>,
  done: string,
  onSaved: () => void,
) {
  const { snapshot, send, flow } = useFlow(reviseRequestMachine, {})
  useSavedPart(flow, done, onSaved)
  const save = (part: Revision) =>
    send({
      type: 'submission.requested',
      input: {
        companyInfo: null,
        subscriberInfo: null,
        secNo: null,
        serviceInfo: null,
        totalAmount: null,
        ...part,
        subscriptionId,
        version,
      },
    })
  return { save, problem: snapshot.context.problem, isBusy: snapshot.hasTag('busy') }
}
