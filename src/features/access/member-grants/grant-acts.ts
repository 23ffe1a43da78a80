import type { Schema } from '#contract/operation.ts'
import { useStatuses } from '#domain/access/codes.ts'

/** The states of a permission, under a name that does not look like a hook. */
export const grantStatuses = useStatuses

export type GrantAct = 'revoke' | 'block' | 'lift'
export const grantActs = ['revoke', 'block', 'lift'] as const satisfies GrantAct[]

/** Whether the viewer may do something to a permission, according to the server. */
export const mayAct = (act: GrantAct, { revokeYn, blockYn, liftYn }: Schema<'AdminAccessGrant'>): boolean =>
  ({ revoke: revokeYn, block: blockYn, lift: liftYn })[act] === 'Y'

/** The shown state of a permission: suspension by security and the ways to end have names of their own. */
export function grantStateOf({ useStatus, pauseOrigin, endReason }: Schema<'AdminAccessGrant'>) {
  if (useStatus === 'EXPIRE') return endReason ?? 'TERM'
  return useStatus === 'PAUSE' && pauseOrigin === 'SECURITY' ? 'SECURITY' : useStatus
}
