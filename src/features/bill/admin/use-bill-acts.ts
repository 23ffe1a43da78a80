import type { Schema } from '#contract/operation.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { formatMoney } from '#domain/money.ts'
import { useRowTexts } from '#src/lists/row-texts.ts'
import { useRowActs } from '#src/lists/use-row-acts.ts'
import { rowActsMachine } from '#src/machines/row-acts/row-acts.machine.ts'
import { useBillAdminTexts } from './texts.ts'

type Row = Schema<'AdminBillListItem'>

/** What may be done to bills in their list. */
export const billRowActs = ['MARK_PAID', 'CHARGE'] as const
type BillRowAct = (typeof billRowActs)[number]

const handleMachine = rowActsMachine('handleAdminBill')
export const idOf = ({ billId }: Row) => billId
/** The name of a bill among the results of several. */
export const nameOf = ({ billNo, companyName }: Row) => `${billNo} ${companyName}`

/** The staff's actions on the selected bills, with the result of each. */
export function useBillActs() {
  const { t } = useBillAdminTexts()
  return useRowActs(handleMachine, {
    idOf,
    nameOf,
    failureOf: ({ failure, billState, chargingYn }: Schema<'Bill'>) => {
      if (billState === 'PAID') return undefined
      return chargingYn === 'Y' ? t('handle.charging') : failure === null ? undefined : t('handle.failed')
    },
  })
}

/** Whether the staff's act on one bill is possible, as on its own page. */
export const mayActOnBill: Record<BillRowAct, (row: Row) => boolean> = {
  MARK_PAID: ({ billState, chargingYn, ownYn }) =>
    isAllowedIn('markPaid', billState) && chargingYn === 'N' && ownYn === 'N',
  CHARGE: ({ payYn, ownYn }) => payYn === 'Y' && ownYn === 'N',
}

/** Asks before an act on bills, with their sum; `leftOut` is the number of selected ones that it is not possible for. */
export function useBillQuestion(acts: ReturnType<typeof useBillActs>) {
  const { t } = useBillAdminTexts()
  const { t: lists } = useRowTexts()
  return (action: BillRowAct, rows: readonly Row[], leftOut = 0) =>
    acts.ask(rows, ({ billId, version }) => ({ billId, version, action, taxInvoiceNo: null }), {
      header: rows.length === 1 ? t(`acts.${action}`) : t(`acts.title${action}`, { count: rows.length }),
      message: [
        rows.length === 1
          ? t(`handle.ask${action}`, { number: rows[0]!.billNo, amount: sumOf(rows) })
          : t(`acts.ask${action}`, { amount: sumOf(rows) }),
        leftOut > 0 && lists('rows.leftOut', { count: leftOut }),
      ]
        .filter(Boolean)
        .join('\n'),
      acceptLabel: t(`acts.${action}`),
      rejectLabel: lists('rows.stay'),
      isFinal: true,
    })
}

/** The amounts of bills, by currency. */
function sumOf(rows: readonly Row[]): string {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies
    .map((currency) => {
      const those = rows.filter((row) => row.currency === currency)
      return formatMoney(
        those.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
        currency,
      )
    })
    .join(' · ')
}
