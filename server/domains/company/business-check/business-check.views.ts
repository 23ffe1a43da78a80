import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import type { StoredBusinessCheck } from './business-check.store.ts'

/** The state of a business as the staff see it; unchecked without an answer about the present business number. */
export function toBusinessCheck(
  stored: Pick<StoredBusinessCheck, 'state' | 'closedOn' | 'checkedAt'> | undefined,
): Schema<'BusinessCheck'> {
  if (!stored?.state || !stored.checkedAt)
    return { businessState: 'UNCHECKED', closedOn: null, checkedAt: null }
  const { state, closedOn, checkedAt } = stored
  return { businessState: state, closedOn, checkedAt: toWireTime(checkedAt) }
}
