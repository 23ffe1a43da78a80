import type { Schema } from '#contract/operation.ts'
import { grantAfter } from '#domain/access/grants.ts'

type Shown = Pick<Schema<'AdminAccessGrant'>, 'useStatus' | 'pauseOrigin' | 'endReason' | 'endDate'>

/**
 * Whether what the server shows of a permission after an order is what its lifecycle makes of it on a day in Korea, YYYY-MM-DD.
 * `seen` is the permission as it was when the order was sent.
 */
export function grantAgrees(
  seen: Shown,
  order: 'REVOKE' | 'BLOCK' | 'LIFT',
  shown: Shown,
  today: string,
): boolean {
  const next = grantAfter(seen, { type: order }, today)
  return (
    next !== undefined &&
    next.useStatus === shown.useStatus &&
    next.pauseOrigin === shown.pauseOrigin &&
    next.endReason === shown.endReason
  )
}
