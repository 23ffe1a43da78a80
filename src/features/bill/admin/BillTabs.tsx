import { Link } from '@tanstack/react-router'
import { billTasks } from '#domain/bill/waits.ts'
import { useMenuCounts, useWorkCounts } from '#src/features/work/use-menu-counts.ts'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import { type BillTab, searchOfTab, type TabSearch, tabOf } from './bill-tab.ts'
import { billWork } from './bill-work.ts'
import { useBillAdminTexts } from './texts.ts'

const tabs = ['ANY', ...billTasks, 'ALL'] as const satisfies readonly BillTab[]

/**
 * The tabs of the list of bills: the bills with any task of the staff, the bills with each task, and all bills. The
 * tabs of tasks show the number of bills. A change of the tab leaves the other filters unchanged.
 */
export function BillTabs({ filter }: { filter: TabSearch }) {
  const { t } = useBillAdminTexts()
  const counts = useWorkCounts()
  const waitingCounts = useMenuCounts().admin['/admin/bill']
  const countOf = (tab: BillTab) =>
    tab === 'ALL' ? undefined : tab === 'ANY' ? waitingCounts : counts[billWork[tab]]
  return (
    <ListTabs
      label={t('waits.label')}
      current={tabOf(filter)}
      tabs={tabs.map((key) => ({ key, name: t(`waits.${key}`), count: countOf(key) }))}
      renderLink={(key, props) => (
        <Link
          to="/admin/bill"
          search={{ ...filter, ...searchOfTab(key) }}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}
