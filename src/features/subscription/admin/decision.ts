import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

/** The reactions of a screen to a decided request, and to one that has changed meanwhile. */
export type DecisionListeners = { onDone: (message: string) => void; onOutdated: (problem: Problem) => void }

/**
 * The common parts of both decisions: the names in their question, their input, and the refusals of a late
 * one.
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
