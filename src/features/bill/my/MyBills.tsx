import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { countIn } from '../counts-by-state.ts'
import { useBillTexts } from '../texts.ts'
import { BillChart } from './BillChart.tsx'
import { BillFigures } from './BillFigures.tsx'
import { BillFilter } from './BillFilter.tsx'
import { BillTable } from './BillTable.tsx'
import type { BillSearch } from './bill-search.ts'
import { ExportBills } from './ExportBills.tsx'
import { PayFirst } from './PayFirst.tsx'

// The bill to pay and the chart are above the list, and next to the list on a wide window. On a phone the
// list follows the bill to pay. A recipe would not override the style props of the list's own stack.
const asideStyles = {
  '& [data-aside]': {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
  '&:has([data-aside]) > *': {
    xl: {
      display: 'grid',
      columnGap: '4',
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      // If the column on the right is higher than the rows on the left, only the row of the list becomes higher.
      gridTemplateRows: 'auto auto auto 1fr',
      alignItems: 'start',
      '& > *, & [data-figures]': { gridColumn: '1', minWidth: '0' },
      '& [data-aside]': { gridColumn: '2', gridRow: '2 / span 4' },
    },
  },
} as const

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
  const payable = mayManage && !isFiltered ? first : undefined
  const chips = useFilterChips({
    of: 'billState',
    current: filter.billState,
    choices: urgentFirst.filter((state) => state === filter.billState || countIn(page, [state]) > 0),
    labelOf: (key) => t(`state.${key}`),
    countOf: (key) => (key === 'ALL' ? countIn(page) : countIn(page, [key])),
  })
  const figures = page.subscriptions.length > 0 && <BillFigures page={page} filter={filter} />
  const chart = months.length > 0 && <BillChart months={months} />
  return (
    <chakra.div css={asideStyles}>
      <ListScreen
        title={t('listTitle')}
        address="/my/bill"
        search={search}
        page={page}
        above={
          <ByWidth
            narrow={() => payable && <PayFirst bill={payable} />}
            wide={() => (
              <>
                {(months.length > 0 || payable) && (
                  <div data-aside="">
                    {payable && <PayFirst bill={payable} />}
                    {chart}
                  </div>
                )}
                {figures}
              </>
            )}
          />
        }
        below={
          <ByWidth
            narrow={() => (
              <>
                {figures}
                {chart}
              </>
            )}
            wide={() => null}
          />
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
          art: 'bill',
          title: t('empty'),
          description: t('emptyText'),
          action: mayManage && (
            <chakra.div display="grid" gap="2" gridAutoFlow={{ base: 'row', sm: 'column' }}>
              <ButtonLink asChild>
                <Link to="/trial">{t('tryFirst')}</Link>
              </ButtonLink>
              <ButtonLink asChild variant="soft">
                <Link to="/subscription">{t('subscribe')}</Link>
              </ButtonLink>
            </chakra.div>
          ),
        }}
        emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
      >
        {(rows) => <BillTable rows={rows} />}
      </ListScreen>
    </chakra.div>
  )
}
