import type { Schema } from '#contract/operation.ts'
import { type ApprovalType, asksForTerm } from './codes.ts'
import type { AccessReason } from './reasons.ts'

/** Whether an app or a level is in use (A), switched off (D) or locked (L) in a company: our reading of SPEC section 3. */
export type UseState = Schema<'UseState'>

/** Each one is stricter than those before it. */
export const useStates = ['A', 'D', 'L'] as const satisfies UseState[]

/** The state that holds for a level of an app: the stricter one of the two. */
export const stricterOf = (one: UseState, other: UseState): UseState =>
  useStates.indexOf(one) > useStates.indexOf(other) ? one : other

/**
 * Why a state keeps a request out, or nothing. What is switched off is neither begun nor made longer; what is locked is not
 * resumed either, since it cannot be used. To pause a permission or to give it up is always open.
 */
export function useStateRefusal(type: ApprovalType, state: UseState): AccessReason | undefined {
  if (state === 'L') return asksForTerm(type) || type === 'RESUME' ? 'LOCKED' : undefined
  return state === 'D' && asksForTerm(type) ? 'LEVEL_CLOSED' : undefined
}
