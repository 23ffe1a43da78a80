import { isDeepStrictEqual } from 'node:util'
import { effectiveGrant } from '../../domain/access/grants.ts'
import { type Life, predict, reasonsIn, type SeenState, type Step, seenStateOf } from './predict.ts'
import type { LifeView, StepResult } from './server-life.ts'

/** The view of the permission that its holder must see in a given state of the lifecycle. */
export function viewOfLife(life: Life): LifeView {
  const { grant, request, today } = life
  if (!grant) return { grant: undefined, request: requestOf(request), reasons: undefined }
  const { version: _, ...facts } = effectiveGrant(grant, today)
  return { grant: facts, request: requestOf(request), reasons: reasonsIn(life) }
}

const requestOf = (request: Life['request']) =>
  request && { approvalResult: request.approvalResult, closeReason: request.closeReason }

/** The difference between the predicted and the shown state of a lifecycle, in words; undefined if both are equal. */
export function findDifference(life: Life, looked: LifeView): string | undefined {
  const expectedView = viewOfLife(life)
  const differingParts = (['grant', 'request', 'reasons'] as const).filter(
    (part) => !isDeepStrictEqual(expectedView[part], looked[part]),
  )
  if (differingParts.length === 0) return undefined
  return differingParts
    .map(
      (part) =>
        `${part} is ${JSON.stringify(looked[part])}, the model says ${JSON.stringify(expectedView[part])}`,
    )
    .join('; ')
}

/**
 * Finds an order of concurrent steps for which the model predicts every answer and the shown state. Returns the
 * lifecycle after the steps in that order, or a description of the difference if there is no such order.
 */
export function findMatchingOrder(
  life: Life,
  steps: readonly Step[],
  answers: readonly StepResult[],
  looked: LifeView,
): { life: Life } | { wrong: string } {
  const seenState = seenStateOf(life)
  let nearest: string | undefined
  const lifeInOrder = search(
    life,
    steps.map((_, at) => at),
  )
  return lifeInOrder
    ? { life: lifeInOrder }
    : { wrong: nearest ?? describeDisagreements(life, steps, answers, seenState) }

  function search(now: Life, left: readonly number[]): Life | undefined {
    if (left.length === 0) {
      const wrong = findDifference(now, looked)
      nearest ??= wrong
      return wrong === undefined ? now : undefined
    }
    for (const at of left) {
      const next = lifeAfterAnswer(now, steps[at]!, answers[at]!, seenState)
      const end =
        next &&
        search(
          next,
          left.filter((other) => other !== at),
        )
      if (end) return end
    }
    return undefined
  }
}

/** Returns the lifecycle after a step, or undefined if the answer or the shown state contradicts the model. */
function lifeAfterAnswer(life: Life, step: Step, answer: StepResult, seen: SeenState): Life | undefined {
  const predicted = predict(life, step, seen)
  if ('problem' in predicted) return predicted.problem === answer ? life : undefined
  return answer === 'OK' ? predicted.life : undefined
}

const describeDisagreements = (
  life: Life,
  steps: readonly Step[],
  answers: readonly StepResult[],
  seen: SeenState,
) =>
  steps
    .map((step, at) => {
      const predicted = predict(life, step, seen)
      return `${describeStep(step)} is answered with ${answers[at]}, the model says ${'problem' in predicted ? predicted.problem : 'OK'}`
    })
    .join('; ')

/** The description of a step in words. */
export const describeStep = (step: Step): string =>
  `${step.caller}: ${step.event}${'termDays' in step && step.termDays !== null ? ` for ${step.termDays} days` : ''}${
    'comment' in step && step.comment === '' ? ' without a comment' : ''
  }`
