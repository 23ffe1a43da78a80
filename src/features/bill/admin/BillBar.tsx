import type { Input, Schema } from '#contract/operation.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { type BarAct, RowsBar } from '#src/lists/RowsBar.tsx'
import { useRowTexts } from '#src/lists/row-texts.ts'
import type { ChosenRows } from '#src/lists/use-chosen-rows.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useBillAdminTexts } from './texts.ts'
import { billRowActs, idOf, mayActOnBill, type useBillActs, useBillQuestion } from './use-bill-acts.ts'

type Row = Schema<'AdminBillListItem'>

const exportMachine = submissionMachine('exportAdminBills')
/** The acts for the selected bills, with their sum in the question before them. */
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
  const ask = useBillQuestion(acts)
  return (
    <RowsBar
      rows={chosen}
      busy={acts.busy}
      acts={billRowActs.map(
        (action): BarAct<Row> => ({
          key: action,
          label: t(`acts.${action}`),
          mayAct: mayActOnBill[action],
          onAct: (rows) => ask(action, rows, chosen.chosen.length - rows.length),
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
