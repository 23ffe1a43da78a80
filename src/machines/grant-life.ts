import type { Schema } from '#contract/operation.ts'
import { type GrantFacts, grantAfter } from '#domain/access/grants.ts'

type Shown = Pick<
  Schema<'AdminAccessGrant'>,
  'useStatus' | 'pauseOrigin' | 'pausedBefore' | 'endReason' | 'endDate'
>
/** What an admin may do to the permission of another, by its name in the lifecycle. */
export type GrantOrder = 'REVOKE' | 'BLOCK' | 'LIFT'

/** Where a permission stands once an order is followed on a day in Korea, YYYY-MM-DD; nowhere if its lifecycle refuses the order. */
export const grantOrdered = (
  { useStatus, pauseOrigin, pausedBefore, endReason, endDate }: Shown,
  order: GrantOrder,
  today: string,
): GrantFacts | undefined =>
  grantAfter({ useStatus, pauseOrigin, pausedBefore, endReason, endDate }, { type: order }, today)

/** Whether what the server shows of a permission after an order is what its lifecycle made of it. */
export const grantAgrees = (life: GrantFacts | undefined, shown: Shown): boolean =>
  life !== undefined &&
  life.useStatus === shown.useStatus &&
  life.pauseOrigin === shown.pauseOrigin &&
  life.endReason === shown.endReason
