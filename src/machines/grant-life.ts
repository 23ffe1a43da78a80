import type { Schema } from '#contract/operation.ts'
import { type GrantFacts, grantAfter } from '#domain/access/grants.ts'

type ShownGrant = Pick<
  Schema<'AdminAccessGrant'>,
  'useStatus' | 'pauseOrigin' | 'pausedBefore' | 'endReason' | 'endDate'
>
/** An admin's action on the permission of another member, by its name in the lifecycle. */
export type GrantOrder = 'REVOKE' | 'BLOCK' | 'LIFT'

/**
 * Returns the state of a permission after an admin's action on a day in Korea, YYYY-MM-DD; undefined if its lifecycle
 * refuses the action.
 */
export const grantAfterAction = (
  { useStatus, pauseOrigin, pausedBefore, endReason, endDate }: ShownGrant,
  order: GrantOrder,
  today: string,
): GrantFacts | undefined =>
  grantAfter({ useStatus, pauseOrigin, pausedBefore, endReason, endDate }, { type: order }, today)

/**
 * Whether the server's state of a permission after an admin's action equals the state that the lifecycle predicts.
 */
export const isSameAsServer = (life: GrantFacts | undefined, shown: ShownGrant): boolean =>
  life !== undefined &&
  life.useStatus === shown.useStatus &&
  life.pauseOrigin === shown.pauseOrigin &&
  life.endReason === shown.endReason
