import { Link } from '@tanstack/react-router'
import type { BillState } from '#domain/bill/state-names.ts'
import { type BillWait, billWaits } from '#domain/bill/waits.ts'
import { useWorkCounts } from '#src/features/work/use-menu-counts.ts'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import { useBillAdminTexts } from './texts.ts'

type Filter = { billState?: BillState; waitingFor?: BillWait }
type Props = { filter: Filter }

const ALL = 'ALL'
const LATE = 'LATE'
/** The task of the staff behind each tab; together they are the number of the menu. */
const workOf = {
  LATE: 'LATE_BILL',
  TAX_INVOICE: 'TAX_INVOICE',
  REFUND: 'REFUND',
  CONFIRMATION: 'REFUND_APPROVAL',
} as const

/** All bills, and those that wait for the staff, each with their number. The other filters stay. */
export function BillTabs({ filter }: Props) {
  const { t } = useBillAdminTexts()
  const counts = useWorkCounts()
  const keys = [LATE, ...billWaits] as const
  return (
    <ListTabs
      label={t('waits.label')}
      current={filter.waitingFor ?? (filter.billState === LATE ? LATE : ALL)}
      tabs={[
        { key: ALL, name: t('waits.all') },
        ...keys.map((key) => ({ key, name: t(`waits.${key}`), count: counts[workOf[key]] })),
      ]}
      renderLink={(key, props) => (
        <Link
          to="/admin/bill"
          search={{
            ...filter,
            billState: key === LATE ? LATE : undefined,
            waitingFor: billWaits.find((wait) => wait === key),
          }}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}
