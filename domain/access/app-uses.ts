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
 * The reason why a permission opens the app on a day, or does not: a permission opens the app if it is in use,
 * neither its level nor its app is locked in the company, and the company is subscribed to a service with the app if
 * the app belongs to services.
 */
export function useOf(grant: GrantFacts, useState: OfferState, today: string): AppUse {
  const { useStatus, pauseOrigin } = effectiveGrant(grant, today)
  if (useStatus === 'EXPIRE') return 'ENDED'
  if (useStatus === 'PAUSE') return pauseOrigin === 'SECURITY' ? 'BLOCKED' : 'PAUSED'
  if (useState === 'S') return 'UNSUBSCRIBED'
  return useState === 'L' ? 'LOCKED' : 'NORMAL'
}

/**
 * The permission that decides whether the app opens if a person has several levels of it: among those that open the
 * app, the permission with the latest end.
 */
export function decidingUse<Use extends LevelUse<unknown>>(levels: readonly Use[]): Use | undefined {
  return levels.toSorted(
    (one, other) =>
      usesByPriority.indexOf(one.use) - usesByPriority.indexOf(other.use) ||
      (other.endDate ?? '').localeCompare(one.endDate ?? ''),
  )[0]
}
