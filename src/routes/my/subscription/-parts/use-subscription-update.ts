import type { Input } from '#contract/operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow.ts'
import { useSavedPart } from './use-saved-part.ts'

const updateSubscriptionMachine = submissionMachine('updateSubscription')

/** Saves one part of a subscription; says so and loads it anew when it is saved. */
export function useSubscriptionUpdate(done: string) {
  const { snapshot, send, flow } = useFlow(updateSubscriptionMachine, {})
  useSavedPart(flow, done)
  const save = (input: Pick<Input<'updateSubscription'>, 'subscriptionId' | 'version'> & Partial<Input<'updateSubscription'>>) =>
    send({ type: 'submission.requested', input: { adminInfo: null, memo: null, plan: null, ...input } })
  return { save, problem: snapshot.context.problem, isBusy: snapshot.hasTag('busy') }
}
