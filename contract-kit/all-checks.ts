import { lifecycleChecks } from './lifecycles/checks.ts'
import { scenarioChecks } from './scenarios/checks.ts'
import { type Check, interactionChecks } from './verify.ts'

/** Everything that the verifier can try, the quickest to understand first. */
export const allChecks = (lifecycles: 'few' | 'all'): Check[] => [
  ...interactionChecks(),
  ...scenarioChecks(),
  ...lifecycleChecks(lifecycles),
]
