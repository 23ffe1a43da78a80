import type { Schema } from '#contract/operation.ts'
import { type ApprovalType, hasTerm } from './codes.ts'
import type { AccessReason } from './reasons.ts'

/**
 * The state of an app or a level in a company: in use (A), switched off (D) or locked (L). SPEC (section 3) lists
 * the codes without their meaning; this is the interpretation of the portal.
 */
export type UseState = Schema<'UseState'>

/** The states of use, from the least to the most restrictive. */
export const useStates = ['A', 'D', 'L'] as const satisfies UseState[]

/**
 * The state of an app for a member: the state that the company has set, or S if the app of the operator belongs to
 * services and the company has no subscription to any of them (decision 172).
 */
export type OfferState = UseState | 'S'
const offerStates = [...useStates, 'S'] as const satisfies OfferState[]

/** Returns the stricter of the two states of a level and of its app. */
export const stricterOf = (one: OfferState, other: OfferState): OfferState =>
  offerStates.indexOf(one) > offerStates.indexOf(other) ? one : other

/** Whether a state of the app or level prevents the use of a permission, whatever the permission's own state is. */
export const isUnusable = (state: OfferState): boolean => state === 'L' || state === 'S'

/**
 * The reason why a state blocks a request, or undefined. Apps and levels that are switched off accept no applications
 * and no extensions. Apps and levels that are locked or without a subscription accept no resumptions either, since
 * their permissions cannot be used. Suspending or releasing a permission is always possible.
 */
export function useStateRefusal(type: ApprovalType, state: OfferState): AccessReason | undefined {
  if (isUnusable(state) && (hasTerm(type) || type === 'RESUME'))
    return state === 'S' ? 'UNSUBSCRIBED' : 'LOCKED'
  return state === 'D' && hasTerm(type) ? 'LEVEL_CLOSED' : undefined
}
