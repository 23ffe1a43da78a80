import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { BillChart } from './BillChart.tsx'
import { BillFilter } from './BillFilter.tsx'
import { BillTable } from './BillTable.tsx'
import type { BillSearch } from './bill-search.ts'
import { ExportBills } from './ExportBills.tsx'

const ALL = 'ALL'

/** The bills of the member's subscriptions; state, month, subscription and page are in the address. */
export function MyBills({
  page,
  search,
}: {
  page: Output<'listBills'>
  search: BillSearch & { cursor?: string }
}) {
  const { t } = useBillTexts()
  const { t: lists } = useListTexts()
  const mayManage = useMayManage()
  const { sums, months, subscriptions } = page
  const { cursor: _, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
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
        chips={{
          current: filter.billState ?? ALL,
          items: [ALL, ...billStateNames].map((key) => ({
            key,
            label: key === ALL ? lists('all') : t(`state.${key as BillState}`),
          })),
          filterOf: (key) => ({ billState: billStateNames.find((state) => state === key) }),
        }}
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
