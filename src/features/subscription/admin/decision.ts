import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

/** The reactions of a screen to a decision, and to a refusal because the request has changed since it was loaded. */
export type DecisionListeners = { onDone: (message: string) => void; onOutdated: (problem: Problem) => void }

/**
 * Returns the parts that both decisions share: the names in the confirmation, the input of the operation, and the
 * refusals of an outdated decision.
 */
export function decisionOf(
  { version, detail: { subscriptionInfo, companyInfo, serviceInfo } }: Schema<'AdminSubscription'>,
  onOutdated: DecisionListeners['onOutdated'],
) {
  return {
    subject: {
      company: companyInfo.companyName,
      name: `${serviceInfo.serviceName} ${serviceInfo.planName}`,
    },
    request: { subscriptionId: subscriptionInfo.subscriptionId, version },
    order: {
      reload: false,
      once: true,
      outdated: ['subscription.decided', 'subscription.revised'],
      onOutdated,
      showOutdated: false,
    },
  } as const
}
