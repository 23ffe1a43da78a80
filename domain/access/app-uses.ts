import type { Schema } from '#contract/operation.ts'
import { effectiveGrant, type GrantFacts } from './grants.ts'
import type { UseState } from './use-states.ts'

/** What an app learns of a permission: why it opens the app, or why it does not. */
export type AppUse = Schema<'AppUse'>
export type LevelUse<Id> = { use: AppUse; grantId: Id; levelId: string; endDate: string | null }

/** The first one is what an app as a whole goes by. */
const uses = ['NORMAL', 'LOCKED', 'BLOCKED', 'PAUSED', 'ENDED', 'NONE'] as const satisfies AppUse[]

/** Whether a permission opens the app on a day: in use, and neither its level nor its app locked in the company. */
export function useOf(grant: GrantFacts, useState: UseState, today: string): AppUse {
  const { useStatus, pauseOrigin } = effectiveGrant(grant, today)
  if (useStatus === 'EXPIRE') return 'ENDED'
  if (useStatus === 'PAUSE') return pauseOrigin === 'SECURITY' ? 'BLOCKED' : 'PAUSED'
  return useState === 'L' ? 'LOCKED' : 'NORMAL'
}

/** What holds for an app of whose levels a person has several: the one that opens it, and of those the one that does so longest. */
export function strongestOf<Use extends LevelUse<unknown>>(levels: readonly Use[]): Use | undefined {
  return levels.toSorted(
    (one, other) =>
      uses.indexOf(one.use) - uses.indexOf(other.use) ||
      (other.endDate ?? '').localeCompare(one.endDate ?? ''),
  )[0]
}
