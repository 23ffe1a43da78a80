import { Link } from '@tanstack/react-router'
import type { BillState } from '#domain/bill/state-names.ts'
import { type BillWait, billWaits } from '#domain/bill/waits.ts'
import { useWorkCounts } from '#src/features/work/use-menu-counts.ts'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import { billWork } from './bill-work.ts'
import { useBillAdminTexts } from './texts.ts'

type Filter = { billState?: BillState; waitingFor?: BillWait }
type Props = { filter: Filter }

const ALL = 'ALL'
const LATE = 'LATE'

/**
 * Tabs for all bills and for each task of the staff, with the number of bills. A change of the tab leaves the other
 * filters unchanged.
 */
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
        ...keys.map((key) => ({ key, name: t(`waits.${key}`), count: counts[billWork[key]] })),
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
