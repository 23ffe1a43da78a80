import type { Schema } from '#contract/operation.ts'
import { type ApprovalType, hasTerm } from './codes.ts'
import type { AccessReason } from './reasons.ts'

/** Whether an app or a level is in use (A), switched off (D) or locked (L) in a company: our reading of SPEC section 3. */
export type UseState = Schema<'UseState'>

/** The states of use, from the least to the most restrictive. */
export const useStates = ['A', 'D', 'L'] as const satisfies UseState[]

/** The state that applies to a level of an app: the stricter one of the two. */
export const stricterOf = (one: UseState, other: UseState): UseState =>
  useStates.indexOf(one) > useStates.indexOf(other) ? one : other

/**
 * The reason why a state blocks a request, or undefined. Apps and levels that are switched off accept no
 * applications and no extensions; locked ones accept no resumptions either, since they cannot be used.
 * Suspending or releasing a permission is always possible.
 */
export function useStateRefusal(type: ApprovalType, state: UseState): AccessReason | undefined {
  if (state === 'L') return hasTerm(type) || type === 'RESUME' ? 'LOCKED' : undefined
  return state === 'D' && hasTerm(type) ? 'LEVEL_CLOSED' : undefined
}
