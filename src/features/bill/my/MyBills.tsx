import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useBillTexts } from '../texts.ts'
import { BillChart } from './BillChart.tsx'
import { BillFigures } from './BillFigures.tsx'
import { BillFilter } from './BillFilter.tsx'
import { BillTable } from './BillTable.tsx'
import { countIn } from './bill-figures.ts'
import type { BillSearch } from './bill-search.ts'
import { ExportBills } from './ExportBills.tsx'
import { PayFirst } from './PayFirst.tsx'

// The chart is next to the list of bills on a wide window, and below the list on a narrower one.
const ListWithChart = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    hasChart: {
      true: {
        xl: {
          gridTemplateColumns: 'minmax(0, 1fr) 18rem',
          alignItems: 'start',
          '& > :last-child': { position: 'sticky', top: '4', mt: '14' },
        },
      },
      false: {},
    },
  },
})

const urgentStates: readonly BillState[] = ['LATE', 'FAILED']
const urgentFirst = [...urgentStates, ...billStateNames.filter((state) => !urgentStates.includes(state))]

/** The bills of the member's subscriptions. State, month, subscription and page are in the address. */
export function MyBills({
  page,
  search,
}: {
  page: Output<'listBills'>
  search: BillSearch & { cursor?: string }
}) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const { months, subscriptions } = page
  const [first] = page.unpaid
  const { cursor: _, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const chips = useFilterChips({
    of: 'billState',
    current: filter.billState,
    choices: urgentFirst.filter((state) => state === filter.billState || countIn(page, [state]) > 0),
    labelOf: (key) => t(`state.${key}`),
    countOf: (key) => (key === 'ALL' ? countIn(page) : countIn(page, [key])),
  })
  return (
    <ListWithChart hasChart={months.length > 0}>
      <ListScreen
        title={t('listTitle')}
        address="/my/bill"
        search={search}
        page={page}
        above={
          page.subscriptions.length > 0 && (
            <div>
              <BillFigures page={page} filter={filter} />
              {first && mayManage && !isFiltered && <PayFirst bill={first} />}
            </div>
          )
        }
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
      {months.length > 0 && (
        <chakra.div minWidth="0">
          <BillChart months={months} />
        </chakra.div>
      )}
    </ListWithChart>
  )
}
