import type { SnapshotFrom } from 'xstate'
import { formSteps } from '#domain/subscription/fields.ts'
import type { RequestStep } from './request-context.ts'
import type { subscriptionRequestMachine } from './subscription-request.machine.ts'

/** The step a request is at; undefined while nobody knows, and once it is over. A call stays at the step it was made from. */
export function requestStepOf(
  snapshot: SnapshotFrom<typeof subscriptionRequestMachine>,
): RequestStep | undefined {
  const at = (...states: string[]) => states.some((state) => snapshot.matches({ wizard: state } as never))
  if (at('readingTerms', 'agreeingSubscriptionTerms')) return 'terms'
  if (
    at(
      'estimatingSubscription',
      'reviewing',
      'requestingSubscription',
      'gettingSubscriptionDesk',
      'wondering',
    )
  )
    return 'review'
  return formSteps.find((step) => at(step))
}
