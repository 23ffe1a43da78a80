import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { monthMoney, refundOf, unpaidParts } from './month-money.ts'
import { useBillTexts } from './texts.ts'

type Month = Schema<'BillMonth'>

/** The billed amount of each month with its late and its waiting part, in every currency, as a table. */
export function MonthsTable({ months }: { months: readonly Month[] }) {
  const { t } = useBillTexts()
  return (
    <DataTable
      foldsBelow="30rem"
      caption={t('chart.caption')}
      rows={months}
      rowKey={({ period, currency: its }) => `${period}${its}`}
      columns={[
        {
          key: 'month',
          header: t('chart.month'),
          primary: true,
          cell: ({ period }) => period.replace('-', '.'),
        },
        {
          key: 'amount',
          header: t('chart.amount'),
          numeric: true,
          cell: (month) => formatMoney(monthMoney(month).asked, month.currency),
        },
        ...(['late', 'waiting'] as const).map((part) => ({
          key: part,
          header: t(`chart.${part}`),
          numeric: true,
          cell: (month: Month) => formatMoney(unpaidParts(month)[part], month.currency),
        })),
        ...(months.some((month) => refundOf(month) > 0)
          ? [
              {
                key: 'refund',
                header: t('chart.refund'),
                numeric: true,
                cell: (month: Month) => formatMoney(refundOf(month), month.currency),
              },
            ]
          : []),
      ]}
    />
  )
}
