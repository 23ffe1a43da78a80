import { Link } from '@tanstack/react-router'
import type { DataColumn } from '#src/ui/data-column.ts'
import type { useDepositTexts } from './texts.ts'

type BillOfRow = { billId: string; billNo: string; companyName: string }

/** Returns the columns for the company of a bill and for the bill number, which links to the bill. */
export const billColumns = (t: ReturnType<typeof useDepositTexts>['t']): DataColumn<BillOfRow>[] => [
  {
    key: 'billNo',
    header: t('field.billNo'),
    primary: true,
    cell: ({ billId, billNo }) => (
      <Link to="/admin/bill/detail" search={{ billId }}>
        {billNo}
      </Link>
    ),
  },
  { key: 'company', header: t('field.company'), card: 'line', cell: ({ companyName }) => companyName },
]
