import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { useBillAdminTexts } from './admin/texts.ts'
import { BillStateBadge } from './BillStateBadge.tsx'
import { settledText } from './bill-text.ts'
import { useBillTexts } from './texts.ts'

type Row = Schema<'AdminBillListItem'>

// A card begins with the company and the amount; the number is in the line below.
const CompanyFirst = chakra('div', {
  base: {
    '@container (width < 40rem)': {
      '&&&&& tbody th + td': {
        order: '0',
        flex: '1 1 7rem',
        mt: '0',
        fontSize: 'md',
        fontWeight: 'semibold',
        color: 'fg',
      },
      '&&&&& tbody th': { order: '3', flex: '0 1 auto', m: '0', mt: '1', p: '0', fontSize: 'sm' },
      '&&&&& tbody th a': { color: 'fg.muted', fontWeight: 'medium' },
      '&&&&& tbody tr': { columnGap: '2' },
    },
  },
})

/** One page of bills. */
export function AdminBillTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useBillAdminTexts()
  const table = (
    <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ billId }) => billId} />
  )
  return columns.some(({ key }) => key === 'company') ? <CompanyFirst>{table}</CompanyFirst> : table
}

/**
 * Returns the columns of bills. The list of one company has no column for the company. The list of all tasks has a
 * column for the tasks in place of the columns for the payment method and the due date.
 */
export function useBillColumns({ isOfCompany = false, hasTasks = false } = {}): DataColumn<Row>[] {
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const today = kstDate(portalClock.now())
  const company: DataColumn<Row> = {
    key: 'company',
    header: t('company'),
    card: 'line',
    cell: ({ companyName }) => <OneLine>{companyName}</OneLine>,
  }
  const method: DataColumn<Row> = {
    key: 'method',
    header: texts('field.method'),
    card: 'none',
    leastRoom: '78rem',
    cell: ({ paymentMethodCode }) => <OneLine>{texts(`method.${paymentMethodCode}`)}</OneLine>,
  }
  const tasks: DataColumn<Row> = {
    key: 'tasks',
    header: t('tasks.title'),
    card: 'foot',
    cell: ({ tasks, dueDate }) => (
      <OneLine>
        {tasks.map((task) => t(`tasks.${task}`, { count: daysBetween(dueDate, today) })).join(', ')}
      </OneLine>
    ),
  }
  const settled: DataColumn<Row> = {
    key: 'settled',
    header: texts('field.settled'),
    card: 'line',
    leastRoom: '48rem',
    cell: (row) => <chakra.span whiteSpace="nowrap">{settledText(texts, row)}</chakra.span>,
  }
  return [
    {
      key: 'billNo',
      header: texts('field.billNo'),
      primary: true,
      cell: ({ billId, billNo }) => (
        <chakra.span whiteSpace="nowrap">
          <Link to="/admin/bill/detail" search={{ billId }} data-row-link="">
            {billNo}
          </Link>
        </chakra.span>
      ),
    },
    ...(isOfCompany ? [] : [company]),
    {
      key: 'service',
      header: texts('field.service'),
      card: 'none',
      // The table of one company has room for the service, since it has no column for the company.
      ...(!isOfCompany && { leastRoom: hasTasks ? ('70rem' as const) : ('56rem' as const) }),
      cell: ({ serviceName, planName }) => <OneLine>{`${serviceName} ${planName}`}</OneLine>,
    },
    {
      key: 'state',
      header: texts('field.state'),
      card: 'line',
      cell: ({ billState }) => <BillStateBadge state={billState} />,
    },
    hasTasks ? tasks : method,
    {
      key: 'billDate',
      header: texts('field.billDate'),
      card: 'none',
      leastRoom: '70rem',
      cell: ({ billDate }) => formatDate(billDate),
    },
    ...(hasTasks ? [] : [settled]),
    {
      key: 'amount',
      header: texts('field.amount'),
      numeric: true,
      card: 'side',
      cell: ({ totalAmount, currency }) => <strong>{formatMoney(totalAmount, currency)}</strong>,
    },
  ]
}
