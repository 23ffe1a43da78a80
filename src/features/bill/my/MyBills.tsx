import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { billStateNames } from '#domain/bill/state-names.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { BillChart } from './BillChart.tsx'
import { BillFilter } from './BillFilter.tsx'
import { BillTable } from './BillTable.tsx'
import type { BillSearch } from './bill-search.ts'
import { ExportBills } from './ExportBills.tsx'

/** The bills of the member's subscriptions; state, month, subscription and page stand in the address. */
export function MyBills({
  page,
  search,
}: {
  page: Output<'listBills'>
  search: BillSearch & { cursor?: string }
}) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const { sums, months, subscriptions } = page
  const { cursor: _, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const chips = useFilterChips({
    of: 'billState',
    current: filter.billState,
    choices: billStateNames,
    labelOf: (key) => t(`state.${key}`),
  })
  return (
    <Stack gap="3">
      <ListScreen
        title={t('title')}
        address="/my/bill"
        search={search}
        page={page}
        figures={sums.map((sum) => sumText(t, sum)).join(' · ')}
        actions={
          <>
            <ManagersOnly inTitleRow />
            {page.list.length > 0 && <ExportBills filter={filter} />}
          </>
        }
        hasToolbar={subscriptions.length > 0 || isFiltered}
        filters={<BillFilter filter={filter} subscriptions={subscriptions} />}
        chips={chips}
        empty={{
          title: t('empty'),
          description: t('emptyText'),
          action: mayManage && (
            <ButtonLink asChild>
              <Link to="/subscription">{t('subscribe')}</Link>
            </ButtonLink>
          ),
        }}
        emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
      >
        {(rows) => <BillTable rows={rows} />}
      </ListScreen>
      {months.length > 0 && <BillChart months={months} />}
    </Stack>
  )
}
