import { Problem, type ProblemName } from '#contract/problem.ts'
import { isOutcome, type Outcome, type Step } from '#src/machines/testing/steps.ts'

/** The problem of a browser's call that never reached the server. */
export const serverUnreached = new Problem(
  0,
  '서버에 연결하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
)

/** Whether an outcome is the refusal of this name. */
export function isRefusal(outcome: Outcome | undefined, name: ProblemName): boolean {
  return outcome?.error instanceof Problem && outcome.error.is(name)
}

// The fields of an event that identify it, without typed values.
const choices = ['mfaType', 'step', 'accountType', 'decision', 'endOption'] as const

/**
 * Returns the name of a step: its kind without details, such as `logIn ✗ credentials.wrong` or `factor.chosen totp`.
 */
export function nameOf(step: Step): string {
  if (!isOutcome(step)) {
    const details = step as Partial<Record<(typeof choices)[number], string>> & { change?: { kind?: string } }
    return [
      step.type,
      ...choices.flatMap((choice) => details[choice] ?? []),
      ...(details.change?.kind ? [details.change.kind] : []),
    ].join(' ')
  }
  const { actorId, error } = step
  return error instanceof Problem ? `${actorId} ✗ ${error.reason ?? 'unreached'}` : `${actorId} ✓`
}
