import type { Schema } from '#contract/operation.ts'
import { RowAct } from '#src/lists/RowAct.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useBillAdminTexts } from './texts.ts'
import { mayActOnBill, nameOf, type useBillActs, useBillQuestion } from './use-bill-acts.ts'

type Row = Schema<'AdminBillListItem'>

/** A charge needs no one outside the portal, so it is first. */
const actOf = (row: Row) => (['CHARGE', 'MARK_PAID'] as const).find((act) => mayActOnBill[act](row))

/** The column with the next action of each bill; none on a page without any. */
export function useActColumn(
  rows: readonly Row[],
  acts: ReturnType<typeof useBillActs>,
): readonly DataColumn<Row>[] {
  const { t } = useBillAdminTexts()
  const ask = useBillQuestion(acts)
  if (!rows.some(actOf)) return []
  return [
    {
      key: 'act',
      header: t('acts.head'),
      numeric: true,
      card: 'none',
      leastRoom: '56rem',
      cell: (row) => {
        const act = actOf(row)
        if (!act) return null
        return (
          <RowAct
            id={row.billId}
            label={t(`acts.short${act}`)}
            name={t('acts.of', { name: nameOf(row), act: t(`acts.${act}`) })}
            refusal={null}
            busy={acts.busy}
            onAct={() => ask(act, [row])}
          />
        )
      },
    },
  ]
}
