import {
  type BillRules,
  type BillStep,
  billSteps,
  firstInboxOnlyStep,
  PROPOSED_END,
  ruleFault,
  USUAL_RULES,
} from '#domain/bill/rules.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'

type Channel = 'mail' | 'phone'
type ChannelValues = Record<`${Channel}_${BillStep}`, boolean>
/** The fields of the channels: one row for each step. */
export const channelFields = billSteps.map(
  (step) => ({ step, mail: `mail_${step}`, phone: `phone_${step}` }) as const,
)

const channelValuesOf = ({ channels }: BillRules) =>
  Object.fromEntries(
    channelFields.flatMap(({ step, mail, phone }) => [
      [mail, channels[step].mailYn === 'Y'],
      [phone, channels[step].phoneYn === 'Y'],
    ]),
  ) as ChannelValues

const channelsOf = (values: ChannelValues) =>
  Object.fromEntries(
    channelFields.map(({ step, mail, phone }) => [
      step,
      { mailYn: values[mail] ? 'Y' : 'N', phoneYn: values[phone] ? 'Y' : 'N' },
    ]),
  ) as BillRules['channels']

/**
 * The rules as the values of a form: an empty text for the days of the reminder if there is no reminder, the days of
 * the retries separated by commas.
 */
export type RulesValues = {
  transferDays: string
  chargeDays: string
  retryDays: string
  reminderDays: string
  copies: boolean
  stays: boolean
  graceDays: string
  ends: boolean
  endDays: string
  lastNoticeDays: string
} & ChannelValues

/** Returns the rules as the form shows them. */
export const valuesOf = (rules: BillRules): RulesValues => ({
  transferDays: String(rules.transferDays),
  chargeDays: String(rules.chargeDays),
  retryDays: rules.retryDays.join(', '),
  reminderDays: String(rules.reminderDays ?? ''),
  copies: rules.copyYn === 'Y',
  stays: rules.graceDays === null,
  graceDays: String(rules.graceDays ?? USUAL_RULES.graceDays),
  ends: rules.endDays !== null,
  endDays: String(rules.endDays ?? PROPOSED_END.endDays),
  lastNoticeDays: String(rules.lastNoticeDays ?? PROPOSED_END.lastNoticeDays),
  ...channelValuesOf(rules),
})

/**
 * Whether subscriptions with unpaid bills are cancelled automatically; they are not if they never become past due.
 */
export const endsAutomatically = ({ stays, ends }: Pick<RulesValues, 'stays' | 'ends'>): boolean =>
  ends && !stays

const numberOf = (text: string) => (isBlank(text) ? Number.NaN : Number(typedLine(text)))

/**
 * Returns the rules that the values of the form describe. A text that is not a number becomes NaN, which `faultOf`
 * reports.
 */
export const rulesOf = (values: RulesValues): BillRules => ({
  transferDays: numberOf(values.transferDays),
  chargeDays: numberOf(values.chargeDays),
  retryDays: isBlank(values.retryDays) ? [] : values.retryDays.split(',').map(numberOf),
  reminderDays: isBlank(values.reminderDays) ? null : numberOf(values.reminderDays),
  graceDays: values.stays ? null : numberOf(values.graceDays),
  endDays: endsAutomatically(values) ? numberOf(values.endDays) : null,
  lastNoticeDays: endsAutomatically(values) ? numberOf(values.lastNoticeDays) : null,
  copyYn: values.copies ? 'Y' : 'N',
  channels: channelsOf(values),
})

/** Returns the first step without a channel, of which members would not be notified; undefined if there is none. */
export const stepWithoutChannel = (values: RulesValues): BillStep | undefined =>
  firstInboxOnlyStep(rulesOf(values))

/** Returns the first field with an invalid value; undefined if all are valid. */
export const faultOf = (values: RulesValues): ReturnType<typeof ruleFault> => ruleFault(rulesOf(values))
