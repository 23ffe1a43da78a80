import type { Schema } from '#contract/operation.ts'
import { uncheckedReasonOf } from '#domain/company/details.ts'
import { toWireTime } from '#domain/dates.ts'
import type { companies } from '#server/db/schema/company.ts'
import type { StoredDetailsCheck } from './details-check.store.ts'

type Company = Pick<typeof companies.$inferSelect, 'version' | 'representative' | 'foundedOn'>

/** Returns the details of a company for the staff; unchecked without an answer about the present values. */
export function toDetails(
  { version, representative, foundedOn }: Company,
  stored: Pick<StoredDetailsCheck, 'match' | 'checkedAt'> | undefined,
  isConnected: boolean,
): Schema<'CompanyDetails'> {
  const values = { version, representative, foundedOn }
  if (!stored?.match || !stored.checkedAt)
    return {
      ...values,
      detailsMatch: 'UNCHECKED',
      uncheckedReason: uncheckedReasonOf(values, isConnected),
      checkedAt: null,
    }
  return {
    ...values,
    detailsMatch: stored.match,
    uncheckedReason: null,
    checkedAt: toWireTime(stored.checkedAt),
  }
}
