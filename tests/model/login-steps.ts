import type { ProblemName } from '#contract/problem.ts'
import { Problem } from '#contract/problem.ts'
import { isOutcome, type Outcome, type Step } from '#src/machines/testing/steps.ts'

/** Whether an outcome is the refusal of this name. */
export function isRefusal(outcome: Outcome | undefined, name: ProblemName): boolean {
  return outcome?.error instanceof Problem && outcome.error.is(name)
}

/** A step by what it is rather than by its details: `logIn ✗ credentials.wrong`, `factor.chosen totp`. */
export function nameOf(step: Step): string {
  if (!isOutcome(step)) return 'mfaType' in step ? `${step.type} ${String(step.mfaType)}` : step.type
  const { actorId, error } = step
  return error instanceof Problem ? `${actorId} ✗ ${error.reason ?? 'unreached'}` : `${actorId} ✓`
}
