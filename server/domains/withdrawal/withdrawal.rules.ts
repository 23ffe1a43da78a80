import type { Schema } from '#contract/operation.ts'
import { type RetainedType, retainedTypes, retention } from '#domain/account/retention.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isRunning } from '#domain/subscription/states.ts'

/** The number of milliseconds for which a proof of identity is valid. */
const PROOF_MS = 10 * MINUTE_MS
/** The maximum length of a stored reason. */
export const longestReason = 300
/** The number of months for which the anonymous reasons are retained. */
const REASON_MONTHS = 12

/** The first day on which a record that ended at a moment is no longer retained. */
export const eraseOn = (keptType: RetainedType, endedAt: Date): string =>
  addMonths(kstDate(endedAt), retention[keptType].months)

/** The number of records of each kind, without empty kinds. */
export function retainedRecordsOf(counts: Record<RetainedType, number>): Schema<'KeptRecord'>[] {
  return retainedTypes
    .map((keptType) => ({ keptType, months: retention[keptType].months, count: counts[keptType] }))
    .filter(({ count }) => count > 0)
}

/**
 * The states of subscriptions that have ended or that end with the membership. Any other state blocks a withdrawal,
 * including an unknown state of a later release.
 */
export const yieldingStates = stateNames.filter((state) => !isRunning(state))

/** The reasons on offer, in the order in which they are shown. */
export const withdrawalReasons: Schema<'WithdrawalReasons'>['list'] = [
  { reasonCode: 'RARELY_USED', reasonName: '자주 이용하지 않습니다' },
  { reasonCode: 'MISSING_FEATURE', reasonName: '필요한 기능이 없습니다' },
  { reasonCode: 'TOO_DIFFICULT', reasonName: '이용하기 어렵거나 불편합니다' },
  { reasonCode: 'TOO_EXPENSIVE', reasonName: '요금이 부담됩니다' },
  { reasonCode: 'OTHER_SERVICE', reasonName: '다른 서비스를 이용합니다' },
  { reasonCode: 'PRIVACY', reasonName: '개인정보가 걱정됩니다' },
  { reasonCode: 'OTHER', reasonName: '기타' },
]

/** The expiry of a proof that is given now. */
export const proofEnd = (now: Date): Date => new Date(now.getTime() + PROOF_MS)

/** The month of a moment in Korea, YYYY-MM. */
export const monthOf = (now: Date): string => kstDate(now).slice(0, 7)

/** The first month whose reasons are still retained at a moment. */
export const firstRetainedMonth = (now: Date): string => addMonths(kstDate(now), -REASON_MONTHS).slice(0, 7)
