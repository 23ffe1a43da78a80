import { lifecycleChecks } from './lifecycles/checks.ts'
import { scenarioChecks } from './scenarios/checks.ts'
import { type Check, interactionChecks } from './verify.ts'

/** All checks of the verifier, the simplest first. */
export const allChecks = (lifecycles: 'few' | 'all'): Check[] => [
  ...interactionChecks(),
  ...scenarioChecks(),
  ...lifecycleChecks(lifecycles),
]
