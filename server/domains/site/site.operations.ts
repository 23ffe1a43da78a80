import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { type Processor, privacyPolicy } from './privacy-policy.ts'

/** The business that runs the portal, and how it handles personal data. */
export function siteOperations({
  operator,
  processors,
}: {
  operator: Schema<'Operator'>
  processors: readonly Processor[]
}): OperationsTagged<'site', Caller> {
  const policy = privacyPolicy(operator, processors)
  return {
    getOperator: () => Promise.resolve(operator),
    getPrivacyPolicy: () => Promise.resolve(policy),
  }
}
