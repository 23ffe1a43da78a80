import { type BillRules, ruleFault, USUAL_RULES } from '#domain/bill/rules.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'

/** The rules in the fields of a form: no days of a reminder if there is none, the retries with commas. */
export type RulesValues = {
  transferDays: string
  chargeDays: string
  retryDays: string
  reminderDays: string
  copies: boolean
  stays: boolean
  graceDays: string
}

/** The rules as the form shows them. */
export const valuesOf = (rules: BillRules): RulesValues => ({
  transferDays: String(rules.transferDays),
  chargeDays: String(rules.chargeDays),
  retryDays: rules.retryDays.join(', '),
  reminderDays: String(rules.reminderDays ?? ''),
  copies: rules.copyYn === 'Y',
  stays: rules.graceDays === null,
  graceDays: String(rules.graceDays ?? USUAL_RULES.graceDays),
})

const numberOf = (text: string) => (isBlank(text) ? Number.NaN : Number(typedLine(text)))

/** The rules of the values; a text that is no number becomes NaN, which `faultOf` finds. */
export const rulesOf = (values: RulesValues): BillRules => ({
  transferDays: numberOf(values.transferDays),
  chargeDays: numberOf(values.chargeDays),
  retryDays: isBlank(values.retryDays) ? [] : values.retryDays.split(',').map(numberOf),
  reminderDays: isBlank(values.reminderDays) ? null : numberOf(values.reminderDays),
  graceDays: values.stays ? null : numberOf(values.graceDays),
  copyYn: values.copies ? 'Y' : 'N',
})

/** The first field that does not fit; undefined if all do. */
export const faultOf = (values: RulesValues): ReturnType<typeof ruleFault> => ruleFault(rulesOf(values))
