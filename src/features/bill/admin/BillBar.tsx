import type { Input, Schema } from '#contract/operation.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { formatMoney } from '#domain/money.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { type BarAct, RowsBar } from '#src/lists/RowsBar.tsx'
import { useRowTexts } from '#src/lists/row-texts.ts'
import type { ChosenRows } from '#src/lists/use-chosen-rows.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useBillAdminTexts } from './texts.ts'
import { idOf, type useBillActs } from './use-bill-acts.ts'

type Row = Schema<'AdminBillListItem'>
type Act = 'MARK_PAID' | 'CHARGE'

const exportMachine = submissionMachine('exportAdminBills')
/** Whether the staff can apply an action to a bill, by the same conditions as on the page of that bill. */
const mayAct: Record<Act, (row: Row) => boolean> = {
  MARK_PAID: ({ billState, chargingYn, ownYn }) =>
    isAllowedIn('markPaid', billState) && chargingYn === 'N' && ownYn === 'N',
  CHARGE: ({ payYn, ownYn }) => payYn === 'Y' && ownYn === 'N',
}

/** The actions for the selected bills. Each asks for a confirmation that shows the sum of the bills. */
export function BillBar({
  chosen,
  acts,
  filter,
}: {
  chosen: ChosenRows<Row>
  acts: ReturnType<typeof useBillActs>
  filter: Input<'exportAdminBills'>
}) {
  const { t } = useBillAdminTexts()
  const { t: lists } = useRowTexts()
  const askToConfirm = (action: Act, rows: readonly Row[]) => {
    const leftOut = chosen.chosen.length - rows.length
    acts.ask(rows, ({ billId, version }) => ({ billId, version, action, taxInvoiceNo: null }), {
      header: t(`acts.title${action}`, { count: rows.length }),
      message: [
        t(`acts.ask${action}`, { amount: sumOf(rows) }),
        leftOut > 0 && lists('rows.leftOut', { count: leftOut }),
      ]
        .filter(Boolean)
        .join('\n'),
      acceptLabel: t(`acts.${action}`),
      rejectLabel: lists('rows.stay'),
      isFinal: true,
    })
  }
  return (
    <RowsBar
      rows={chosen}
      busy={acts.busy}
      acts={(['MARK_PAID', 'CHARGE'] as const).map(
        (action): BarAct<Row> => ({
          key: action,
          label: t(`acts.${action}`),
          mayAct: mayAct[action],
          onAct: (rows) => askToConfirm(action, rows),
        }),
      )}
    >
      <ExportList
        machine={exportMachine}
        filter={{ ...filter, billIds: chosen.chosen.map(idOf) }}
        label={lists('rows.export')}
      />
    </RowsBar>
  )
}

/** Returns the sum of the bills in each currency. */
function sumOf(rows: readonly Row[]): string {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies
    .map((currency) => {
      const currencyRows = rows.filter((row) => row.currency === currency)
      return formatMoney(
        currencyRows.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
        currency,
      )
    })
    .join(' · ')
}
