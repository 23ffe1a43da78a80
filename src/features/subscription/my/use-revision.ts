import type { Input, Output } from '#contract/operation.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { subscriptionOutdated } from './subscription-update.ts'

type Revision = Partial<Omit<Input<'reviseSubscriptionRequest'>, 'subscriptionId' | 'version'>>

const reviseRequestMachine = submissionMachine('reviseSubscriptionRequest')

/** Saves one part of a request, shows a message, and reloads the request. */
export function useRevision(
  { subscriptionInfo: { subscriptionId, version } }: Output<'getSubscriptionDetail'>,
  done: string,
  onSaved: () => void,
) {
  const { problem, busy, submit } = useOperation(reviseRequestMachine, {
    done: () => done,
    onDone: onSaved,
    outdated: subscriptionOutdated,
  })
  const save = (part: Revision) =>
    submit({
      companyInfo: null,
      subscriberInfo: null,
      secNo: null,
      serviceInfo: null,
      totalAmount: null,
      ...part,
      subscriptionId,
      version,
    })
  return { save, problem, isBusy: busy }
}
