import type { Schema } from '#contract/operation.ts'
import { addDays } from '../dates.ts'

export type BillChannels = Required<Schema<'BillChannels'>>
/** How the operator collects a bill. Each bill keeps the rules under which it was issued. */
export type BillRules = Required<Omit<Schema<'BillRules'>, 'channels'>> & { channels: BillChannels }
/** The rules that a bill stores; the due day of the bill is calculated from the other rules. */
export type BillSchedule = Pick<
  BillRules,
  'retryDays' | 'reminderDays' | 'graceDays' | 'endDays' | 'lastNoticeDays' | 'channels'
> & {
  isCopied: boolean
}
/** A step in the collection of a bill that members are notified of. */
export type BillStep = keyof BillChannels
type RuleName = keyof BillRules

const byMail = { mailYn: 'Y', phoneYn: 'N' } as const

export const USUAL_CHANNELS: BillChannels = {
  issued: byMail,
  failed: byMail,
  reminder: byMail,
  late: byMail,
  pastDue: byMail,
  ending: byMail,
  ended: byMail,
}
export const billSteps = Object.keys(USUAL_CHANNELS) as BillStep[]

/** The rules that apply until the staff edits them. */
export const USUAL_RULES: BillRules = {
  transferDays: 14,
  chargeDays: 7,
  retryDays: [1, 3, 5],
  reminderDays: null,
  graceDays: 7,
  endDays: null,
  lastNoticeDays: null,
  copyYn: 'N',
  channels: USUAL_CHANNELS,
}

/**
 * Returns complete rules: rules that are missing, because an earlier release or an older app did not know them, are
 * taken from `base`.
 */
export const completeRules = (rules: Schema<'BillRules'>, base: BillRules = USUAL_RULES): BillRules => ({
  ...base,
  ...rules,
  channels: { ...base.channels, ...rules.channels },
})

/**
 * The days that the form proposes for ending an unpaid subscription; the notice leaves a reasonable time to pay
 * (Civil Act, article 544).
 */
export const PROPOSED_END = { endDays: 30, lastNoticeDays: 14 } as const

/** The minimum and the maximum number of days of each rule, as in the contract. */
export const RULE_BOUNDS = {
  transferDays: [1, 60],
  chargeDays: [1, 30],
  reminderDays: [1, 14],
  graceDays: [0, 90],
  endDays: [7, 180],
  lastNoticeDays: [7, 30],
} as const
export const MAX_RETRIES = 5

/** Days between a bill and its due day: a transfer usually has longer than a charge with its retries. */
export const daysToPay = (
  { transferDays, chargeDays }: BillRules,
  code: Schema<'PaymentMethodCode'>,
): number => (code === 'G' ? transferDays : chargeDays)

/**
 * Returns the first rule that is out of its bounds or contradicts another rule; undefined if there is none. Retries
 * must be in sequence and not after the due day. The reminder must come after the day of the bill. Ending a
 * subscription needs days of grace, and the last notice must be within the days before that end.
 */
export function ruleFault(rules: BillRules): RuleName | undefined {
  const { transferDays, chargeDays, retryDays, reminderDays, graceDays, endDays, lastNoticeDays } = rules
  const isOut = (name: keyof typeof RULE_BOUNDS) => {
    const [least, most] = RULE_BOUNDS[name]
    const days = rules[name]
    return days !== null && !(Number.isInteger(days) && days >= least && days <= most)
  }
  const bounded = (Object.keys(RULE_BOUNDS) as (keyof typeof RULE_BOUNDS)[]).find(isOut)
  if (bounded) return bounded
  const isInOrder = retryDays.every(
    (day, index) => Number.isInteger(day) && day > (retryDays[index - 1] ?? 0) && day <= chargeDays,
  )
  if (!isInOrder || retryDays.length > MAX_RETRIES) return 'retryDays'
  if (reminderDays !== null && reminderDays >= Math.min(transferDays, chargeDays)) return 'reminderDays'
  if (endDays !== null && graceDays === null) return 'endDays'
  const isNoticed = endDays === null ? lastNoticeDays === null : (lastNoticeDays ?? endDays + 1) <= endDays
  return isNoticed ? undefined : 'lastNoticeDays'
}

const stepsToPastDue = ['issued', 'late', 'pastDue'] as const
const stepsToEnd = [...stepsToPastDue, 'ending', 'ended'] as const

/**
 * Returns the first step towards a past-due or ended subscription of which members are notified only in the inbox of
 * the portal; undefined if there is none.
 */
export const firstInboxOnlyStep = ({
  channels,
  endDays,
}: Pick<BillRules, 'channels' | 'endDays'>): BillStep | undefined =>
  (endDays === null ? stepsToPastDue : stepsToEnd).find(
    (step) => channels[step].mailYn === 'N' && channels[step].phoneYn === 'N',
  )

/** Selects the rules that a bill stores. */
export const billScheduleOf = ({
  retryDays,
  reminderDays,
  graceDays,
  endDays,
  lastNoticeDays,
  copyYn,
  channels,
}: BillRules): BillSchedule => ({
  retryDays,
  reminderDays,
  graceDays,
  endDays,
  lastNoticeDays,
  channels,
  isCopied: copyYn === 'Y',
})

/** Returns the days of a bill that is never paid, as YYYY-MM-DD; null for steps that the rules do not have. */
export function billDays(
  rules: BillRules,
  code: Schema<'PaymentMethodCode'>,
  billDate: string,
): {
  retryOn: string[]
  remindOn: string | null
  dueDate: string
  lateOn: string
  pastDueOn: string | null
  lastNoticeOn: string | null
  endsOn: string | null
} {
  const dueDate = addDays(billDate, daysToPay(rules, code))
  const { retryDays, reminderDays, graceDays, lastNoticeDays } = rules
  const endsOn = endOfUnpaid(dueDate, rules)
  return {
    retryOn: code === 'G' ? [] : retryDays.map((days) => addDays(billDate, days)),
    remindOn: reminderDays === null ? null : addDays(dueDate, -reminderDays),
    dueDate,
    lateOn: addDays(dueDate, 1),
    pastDueOn: pastDueFrom(dueDate, graceDays),
    lastNoticeOn: endsOn && addDays(endsOn, -(lastNoticeDays ?? 0)),
    endsOn,
  }
}

/** The day on which a failed charge is retried, or null after the last retry. */
export function nextRetry(
  billDate: string,
  today: string,
  retryDays: readonly number[] = USUAL_RULES.retryDays,
): string | null {
  return retryDays.map((days) => addDays(billDate, days)).find((day) => day > today) ?? null
}

/** The day from which an unpaid bill with this due day makes its subscription past due; null if it never does. */
export function pastDueFrom(dueDate: string, graceDays: number | null): string | null {
  return graceDays === null ? null : addDays(dueDate, graceDays + 1)
}

/**
 * Returns the day on which an unpaid bill with this due day ends its subscription; null if the rules do not end
 * unpaid subscriptions.
 */
export function endOfUnpaid(
  dueDate: string,
  { graceDays, endDays }: Pick<BillRules, 'graceDays' | 'endDays'>,
): string | null {
  const pastDueOn = pastDueFrom(dueDate, graceDays)
  return pastDueOn === null || endDays === null ? null : addDays(pastDueOn, endDays)
}
