import type { Schema } from '#contract/operation.ts'
import { effectiveGrant, type GrantFacts } from './grants.ts'
import type { OfferState } from './use-states.ts'

/** The answer that an app gets about a permission: the reason why it opens the app, or why it does not. */
export type AppUse = Schema<'AppUse'>
export type LevelUse<Id> = { use: AppUse; grantId: Id; levelId: string; endDate: string | null }

/**
 * The reasons by priority: if a person has several levels of an app, the first of their reasons applies to the app.
 */
const usesByPriority = [
  'NORMAL',
  'UNSUBSCRIBED',
  'LOCKED',
  'BLOCKED',
  'PAUSED',
  'ENDED',
  'NONE',
] as const satisfies AppUse[]

/**
 * Returns the reason why a permission opens the app on a day, or does not. It opens the app if the permission is in
 * use, neither its level nor its app is locked in the company, and, where the app belongs to services, the company is
 * subscribed to one of these services.
 */
export function useOf(grant: GrantFacts, useState: OfferState, today: string): AppUse {
  const { useStatus, pauseOrigin } = effectiveGrant(grant, today)
  if (useStatus === 'EXPIRE') return 'ENDED'
  if (useStatus === 'PAUSE') return pauseOrigin === 'SECURITY' ? 'BLOCKED' : 'PAUSED'
  if (useState === 'S') return 'UNSUBSCRIBED'
  return useState === 'L' ? 'LOCKED' : 'NORMAL'
}

/**
 * Returns the permission that decides whether a person with several levels of an app may open it: of the permissions
 * that open the app, the one with the latest end.
 */
export function decidingUse<Use extends LevelUse<unknown>>(levels: readonly Use[]): Use | undefined {
  return levels.toSorted(
    (one, other) =>
      usesByPriority.indexOf(one.use) - usesByPriority.indexOf(other.use) ||
      (other.endDate ?? '').localeCompare(one.endDate ?? ''),
  )[0]
}
