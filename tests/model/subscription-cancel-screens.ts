import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { endReasons } from '#server/domains/subscription/cancel.rules.ts'
import counsel from '#src/features/counsel/texts.json' with { type: 'json' }
import texts from '#src/features/subscription/cancel/texts.json' with { type: 'json' }
import {
  type CancelContext,
  type CancelEstimate,
  chosenOption,
} from '#src/machines/subscription-cancel/cancel-context.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, type Screen, tickedIf } from './screen.ts'
import type { Subscriber } from './subscription-cancel-worlds.ts'

const root = '/my/subscription/cancel'
const { reason, form, completed, refused, undo } = texts
const progress = (current: number) => fillText(texts.progress, { count: 2, current })
const money = (amount: number) => formatMoney(amount, 'KRW')

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  choosingReason: ({ reasonCode }) => ({
    address: root,
    heading: reason.title,
    progress: progress(1),
    problem: [],
    fields: endReasons.map(({ reasonCode: code, reasonName }) => tickedIf(code === reasonCode)(reasonName)),
    buttons: [texts.back, reason.alternative, reason.next],
  }),
  takingAlternative: () => ({ address: '/inquiry/counsel', heading: counsel.title }),
  choosingEnd: (context) => end(context, [form.previous, submitOf(context)]),
  confirming: (context) => ({
    ...end(context, [form.previous, context.before ? form.confirm : submitOf(context)]),
    problem: changeMessage(context),
  }),
  submitting: 'is left at once',
  withdrawingSubscription: (context) => end(context, [closed(form.previous), busy(submitOf(context))]),
  modifyingSubscriptionCancellation: (context) =>
    end(context, [closed(form.previous), busy(submitOf(context))]),
  estimatingSubscriptionWithdrawal: (context) =>
    end(context, [closed(form.previous), busy(submitOf(context))]),
  comparing: (context) => ({
    ...end(context, [form.reconsider, form.confirm]),
    problem: changeMessage(context),
  }),
  unconfirmed: (context) => ({
    ...end(context, [closed(form.previous), form.retry]),
    problem: [...linesOf(context.problem), form.unconfirmed],
  }),
  refused: ({ problem }) => ({
    address: `${root}/form`,
    heading: refused.title,
    problem: linesOf(problem),
    buttons: [texts.back, refused.detail],
  }),
  completed({ endOption }) {
    const isScheduled = endOption === 'PERIOD_END'
    return {
      address: `${root}/completed`,
      heading: isScheduled ? completed.scheduled : completed.ended,
      problem: [],
      buttons: [completed.detail, completed.list, ...(isScheduled ? [undo.submit, undo.forward] : [])],
    }
  },
} satisfies Screens<typeof subscriptionCancelMachine, Subscriber>

const submitOf = ({ endOption }: CancelContext) => (endOption ? form.submit[endOption] : form.submitNone)

/** Returns the message that the amount of the cancellation has changed. */
const changeMessage = (context: CancelContext): string[] =>
  context.before
    ? [
        form.changed,
        fillText(form.changedText, {
          before: amountText(context.before, context),
          now: amountText(context.estimate, context),
        }),
      ]
    : []

/** Returns the text of the amounts of a cancellation at a time (today or at the end of the period). */
function amountText(estimate: CancelEstimate, { endOption }: CancelContext): string {
  const { dueAmount } = chosenOption({ estimate, endOption })!
  const consequenceText =
    endOption === 'PERIOD_END'
      ? form.later
      : dueAmount < 0
        ? form.refund
        : dueAmount > 0
          ? form.charge
          : form.nothing
  return fillText(consequenceText, { amount: money(Math.abs(dueAmount)) })
}

/** Returns the form with the amounts of the chosen time of the cancellation, line by line. */
function end(context: CancelContext, buttons: string[]): Partial<Screen> {
  const chosen = chosenOption(context)
  return {
    address: `${root}/form`,
    heading: form.title,
    progress: progress(2),
    problem: linesOf(context.problem),
    facts: chosen ? linesOfEnd(chosen) : [],
    buttons: [texts.back, ...buttons],
  }
}

function linesOfEnd(option: NonNullable<ReturnType<typeof chosenOption>>): string[] {
  const {
    periodFrom,
    periodTo,
    usedDays,
    periodDays,
    usedSupplyAmount,
    usedVatAmount,
    paidSupplyAmount,
    paidVatAmount,
    dueSupplyAmount,
    dueVatAmount,
    dueAmount,
  } = option
  const total = dueAmount < 0 ? form.total.refund : dueAmount > 0 ? form.total.charge : form.total.nothing
  return [
    `${form.period} ${fillText(form.periodOf, { from: formatDate(periodFrom), to: formatDate(periodTo), used: usedDays, days: periodDays })}`,
    `${form.used} ${money(usedSupplyAmount)}`,
    `${form.usedVat} ${money(usedVatAmount)}`,
    `${form.paid} ${money(paidSupplyAmount + paidVatAmount)}`,
    `${form.dueSupply} ${money(dueSupplyAmount)}`,
    `${form.dueVat} ${money(dueVatAmount)}`,
    `${total} ${money(Math.abs(dueAmount))}`,
  ]
}
