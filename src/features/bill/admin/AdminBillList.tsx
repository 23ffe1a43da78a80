import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import type { BillWait } from '#domain/bill/waits.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { AdminBillTable } from '../AdminBillTable.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { BillRun } from './BillRun.tsx'
import { MonthChoice } from './MonthChoice.tsx'
import { useBillAdminTexts } from './texts.ts'
import { WaitChoice } from './WaitChoice.tsx'

const ADDRESS = '/admin/bill'

type Search = {
  billState?: BillState
  period?: string
  waitingFor?: BillWait
  search?: SearchWords
  cursor?: string
}

/** All bills, the latest first. State, month, manual work, search and page are in the address. */
export function AdminBillList({ page, search }: { page: Schema<'AdminBillPage'>; search: Search }) {
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { billState, period, waitingFor } = filter
  const show = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const chips = useFilterChips({
    of: 'billState',
    current: billState,
    choices: billStateNames,
    labelOf: (key) => texts(`state.${key}`),
  })
  return (
    <Stack gap="3">
      <ListScreen
        title={t('title')}
        address={ADDRESS}
        search={search}
        page={page}
        figures={page.sums.map((sum) => sumText(texts, sum)).join(' · ')}
        actions={<ListKeys />}
        searchLabel={t('search')}
        filters={
          <>
            <MonthChoice period={period} onChoose={(chosen) => show({ period: chosen })} />
            <WaitChoice waitingFor={waitingFor} onChoose={(chosen) => show({ waitingFor: chosen })} />
          </>
        }
        chips={chips}
        empty={{ title: t('empty'), description: t('emptyText') }}
        emptyFilter={{ title: texts('emptyFilter'), description: texts('emptyFilterText') }}
      >
        {(rows) => <AdminBillTable rows={rows} />}
      </ListScreen>
      <BillRun />
    </Stack>
  )
}
