import {
  type BillRules,
  type BillStep,
  billSteps,
  PROPOSED_END,
  ruleFault,
  USUAL_RULES,
  unheardStep,
} from '#domain/bill/rules.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'

type Channel = 'mail' | 'phone'
type ChannelValues = Record<`${Channel}_${BillStep}`, boolean>
/** The fields of the channels, a step in each row. */
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

/** The rules in the fields of a form: no days of a reminder if there is none, the retries with commas. */
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

/** The rules as the form shows them. */
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

/** Whether subscriptions end by themselves; those that never become past due do not. */
export const doesEnd = ({ stays, ends }: Pick<RulesValues, 'stays' | 'ends'>): boolean => ends && !stays

const numberOf = (text: string) => (isBlank(text) ? Number.NaN : Number(typedLine(text)))

/** The rules of the values; a text that is no number becomes NaN, which `faultOf` finds. */
export const rulesOf = (values: RulesValues): BillRules => ({
  transferDays: numberOf(values.transferDays),
  chargeDays: numberOf(values.chargeDays),
  retryDays: isBlank(values.retryDays) ? [] : values.retryDays.split(',').map(numberOf),
  reminderDays: isBlank(values.reminderDays) ? null : numberOf(values.reminderDays),
  graceDays: values.stays ? null : numberOf(values.graceDays),
  endDays: doesEnd(values) ? numberOf(values.endDays) : null,
  lastNoticeDays: doesEnd(values) ? numberOf(values.lastNoticeDays) : null,
  copyYn: values.copies ? 'Y' : 'N',
  channels: channelsOf(values),
})

/** The step of which no one would hear outside the portal; undefined if there is none. */
export const unheardOf = (values: RulesValues): BillStep | undefined => unheardStep(rulesOf(values))

/** The first field that does not fit; undefined if all do. */
export const faultOf = (values: RulesValues): ReturnType<typeof ruleFault> => ruleFault(rulesOf(values))
