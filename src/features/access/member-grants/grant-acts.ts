import type { Schema } from '#contract/operation.ts'
import { useStatuses } from '#domain/access/codes.ts'

/** Re-exports the states of a permission, since the name `useStatuses` looks like a hook. */
export const grantStatuses = useStatuses

export type GrantAct = 'revoke' | 'block' | 'lift'
export const grantActs = ['revoke', 'block', 'lift'] as const satisfies GrantAct[]

/** Whether the server allows the viewer an action on a permission. */
export const mayAct = (act: GrantAct, { revokeYn, blockYn, liftYn }: Schema<'AdminAccessGrant'>): boolean =>
  ({ revoke: revokeYn, block: blockYn, lift: liftYn })[act] === 'Y'

/**
 * Returns the displayed state of a permission. A suspension by security, and each reason for the end of a permission,
 * has its own name.
 */
export function grantStateOf({ useStatus, pauseOrigin, endReason }: Schema<'AdminAccessGrant'>) {
  if (useStatus === 'EXPIRE') return endReason ?? 'TERM'
  return useStatus === 'PAUSE' && pauseOrigin === 'SECURITY' ? 'SECURITY' : useStatus
}
