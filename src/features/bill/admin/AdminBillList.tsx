import { chakra, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type PaymentMethod, paymentMethods } from '#domain/bill/payment-methods.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import { billSorts } from '#domain/lists/admin-sorts.ts'
import { ChooseRows } from '#src/lists/ChooseRows.tsx'
import { differingColumns } from '#src/lists/differing-columns.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { useListTexts } from '#src/lists/list-texts.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { RowResults } from '#src/lists/RowResults.tsx'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useChoiceColumns } from '#src/lists/use-choice-columns.tsx'
import { useChosenRows } from '#src/lists/use-chosen-rows.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AdminBillTable, useBillColumns } from '../AdminBillTable.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { BillBar } from './BillBar.tsx'
import { BillTabs } from './BillTabs.tsx'
import { BillTools } from './BillTools.tsx'
import { type TabSearch, tabOf, waitOf } from './bill-tab.ts'
import { MonthChoice } from './MonthChoice.tsx'
import { useBillAdminTexts } from './texts.ts'
import { idOf, nameOf, useBillActs } from './use-bill-acts.ts'

const ADDRESS = '/admin/bill'
const ALL = { waitingFor: 'ALL' } as const
/** The states of the filter for all bills; late bills have a tab of their own. */
const statesOfAll = billStateNames.filter((name) => name !== 'LATE')

type Search = {
  billState?: BillState
  period?: string
  waitingFor?: Exclude<TabSearch['waitingFor'], undefined>
  paymentMethodCode?: PaymentMethod
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof billSorts>

type Props = {
  page: Schema<'AdminBillPage'>
  search: Search
}

const exportMachine = submissionMachine('exportAdminBills')
/** The columns that sort the list. */
const sortOf = { company: 'COMPANY', billDate: 'BILL_DATE', amount: 'AMOUNT' } as const

/**
 * The bills with any task of the staff, the oldest first, or all bills, the latest first. Tab, filters, order and page
 * are in the address.
 */
export function AdminBillList({ page, search }: Props) {
  useRememberedRows(page.list)
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { billState, period, paymentMethodCode } = filter
  const tab = tabOf(filter)
  const { t: lists } = useListTexts()
  const changeFilter = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const selection = useChosenRows(page.list, { idOf })
  const acts = useBillActs()
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useBillColumns({ hasTasks: tab === 'ANY' }),
    filter,
    sorts: tab === 'ANY' ? { ...billSorts, BILL_DATE: 'ASC' as const } : billSorts,
    sortOf,
  })
  const columns = useChoiceColumns(shown, selection, nameOf)
  const currentFilter = { ...filter, waitingFor: waitOf(filter), search: searchTextOf(filter.search) }
  const isWholeTab = [period, paymentMethodCode, filter.search, tab === 'LATE' ? undefined : billState].every(
    (value) => value === undefined,
  )
  const done = {
    title: tab === 'ANY' ? t('noTasks') : t('noTask', { task: t(`waits.${tab}`) }),
    description: t('noTaskText'),
    art: 'done' as const,
    action: (
      <ButtonLink asChild variant="outline">
        <Link to={ADDRESS} search={ALL}>
          {lists('showAll')}
        </Link>
      </ButtonLink>
    ),
  }
  return (
    <Stack gap="3">
      <ListScreen
        title={t('title')}
        address={ADDRESS}
        search={search}
        page={page}
        actions={
          <>
            {choice}
            <ChooseRows {...selection.choosing} />
            <ListKeys more={selection.keys} />
            <ExportList machine={exportMachine} filter={currentFilter} />
          </>
        }
        tabs={<BillTabs filter={filter} />}
        above={<RowResults acts={acts} onAgain={selection.chooseOnly} />}
        searchLabel={t('search')}
        filters={
          <>
            <MoreFilters filters={{ period, paymentMethodCode, ...(tab === 'ALL' && { billState }) }}>
              {tab === 'ALL' && (
                <Select
                  label={texts('field.state')}
                  labelHidden
                  minWidth={{ md: '8rem' }}
                  placeholder={t('allStates')}
                  value={billState ?? ''}
                  onChange={({ target }) =>
                    changeFilter({
                      billState: billStateNames.find((name) => name === target.value),
                      // Without a state, these bills become all bills, not all tasks.
                      waitingFor: 'ALL',
                    })
                  }
                  options={statesOfAll.map((value) => ({ value, label: texts(`state.${value}`) }))}
                />
              )}
              <MonthChoice period={period} onChoose={(chosen) => changeFilter({ period: chosen })} />
              <Select
                label={texts('field.method')}
                labelHidden
                minWidth={{ md: '11rem' }}
                placeholder={t('allMethods')}
                value={paymentMethodCode ?? ''}
                onChange={({ target }) =>
                  changeFilter({ paymentMethodCode: paymentMethods.find((code) => code === target.value) })
                }
                options={paymentMethods.map((value) => ({ value, label: texts(`method.${value}`) }))}
              />
              {sortSelect}
            </MoreFilters>
            <ByWidth narrow={() => null} wide={() => <BillTools />} />
          </>
        }
        all={ALL}
        empty={tab === 'ALL' ? { art: 'bill', title: t('empty'), description: t('emptyText') } : done}
        emptyFilter={
          isWholeTab && tab !== 'ALL'
            ? done
            : { title: texts('emptyFilter'), description: texts('emptyFilterText') }
        }
      >
        {(rows) => (
          <Stack gap="3">
            <AdminBillTable
              rows={rows}
              columns={differingColumns(columns, rows, { state: billState && ((row) => row.billState) })}
            />
            {page.sums.length > 0 && (
              <Text size="sm" tone="muted" numeric textAlign={{ md: 'right' }}>
                {page.sums.map((sum) => (
                  <chakra.span key={sum.currency} display={{ base: 'block', md: 'inline' }} ms={{ md: '6' }}>
                    {sumText(texts, sum)}{' '}
                  </chakra.span>
                ))}
              </Text>
            )}
            <BillBar chosen={selection} acts={acts} filter={currentFilter} />
          </Stack>
        )}
      </ListScreen>
      <ByWidth narrow={() => <BillTools />} wide={() => null} />
    </Stack>
  )
}
