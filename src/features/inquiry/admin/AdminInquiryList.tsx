import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { inquiryStateNames, inquiryTypes } from '#domain/inquiry/state-names.ts'
import { staffActionsOf } from '#domain/inquiry/states.ts'
import { inquirySorts } from '#domain/lists/admin-sorts.ts'
import { ChooseRows } from '#src/lists/ChooseRows.tsx'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { RowResults } from '#src/lists/RowResults.tsx'
import { type BarAct, RowsBar } from '#src/lists/RowsBar.tsx'
import { useRowTexts } from '#src/lists/row-texts.ts'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useChoiceColumns } from '#src/lists/use-choice-columns.tsx'
import { useChosenRows } from '#src/lists/use-chosen-rows.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { useRowActs } from '#src/lists/use-row-acts.ts'
import { rowActsMachine } from '#src/machines/row-acts/row-acts.machine.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Select } from '#src/ui/Select.tsx'
import { AdminInquiryTable, useInquiryColumns } from '../AdminInquiryTable.tsx'
import { useInquiryTexts } from '../texts.ts'

const ADDRESS = '/admin/inquiry'
type Row = Schema<'AdminInquiryListItem'>
const exportMachine = submissionMachine('exportAdminInquiries')
const takeMachine = rowActsMachine('takeInquiry')
const closeMachine = rowActsMachine('closeInquiry')
const idOf = ({ inquiryId }: Row) => inquiryId
const nameOf = ({ inquiryNo, subject }: Row) => `${inquiryNo} ${subject}`
/** The columns that sort the list. */
const sortOf = { subject: 'SUBJECT', customer: 'CUSTOMER', waiting: 'CREATED' } as const

type Search = {
  inquiryState?: Schema<'InquiryState'>
  inquiryType?: Schema<'InquiryType'>
  mineYn?: 'Y'
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof inquirySorts>

/** All inquiries, the longest waiting first unless sorted. Filters, order and page are in the address. */
export function AdminInquiryList({ page, search }: { page: Schema<'AdminInquiryPage'>; search: Search }) {
  useRememberedRows(page.list)
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const { t: rowText } = useRowTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { inquiryState, inquiryType, mineYn } = filter
  const changeFilter = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const selection = useChosenRows(page.list, { idOf })
  const takeActs = useRowActs(takeMachine, { idOf, nameOf })
  const closeActs = useRowActs(closeMachine, { idOf, nameOf })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useInquiryColumns(),
    filter,
    sorts: inquirySorts,
    sortOf,
  })
  const chips = useFilterChips({
    of: 'inquiryState',
    current: inquiryState,
    choices: inquiryStateNames,
    labelOf: (key) => inquiry(`state.${key}`),
    counts: page.counts,
  })
  const columns = useChoiceColumns(shown, selection, nameOf)
  const exportFilter = { ...filter, search: searchTextOf(filter.search) }
  const askToConfirm = (act: 'take' | 'close', rows: readonly Row[]) => {
    const question = {
      header: rowText(`inquiry.${act}Title`, { count: rows.length }),
      message: [
        rowText(`inquiry.${act}Message`),
        rows.length < selection.chosen.length &&
          rowText('rows.leftOut', { count: selection.chosen.length - rows.length }),
      ]
        .filter(Boolean)
        .join('\n'),
      acceptLabel: rowText(`inquiry.${act}Accept`),
      rejectLabel: rowText('rows.stay'),
    }
    const { ask } = act === 'take' ? takeActs : closeActs
    ask(rows, ({ inquiryId, version }) => ({ inquiryId, version }), question)
  }
  return (
    <ListScreen
      title={t('inquiry.title')}
      address={ADDRESS}
      search={search}
      page={page}
      figures={t('inquiry.waiting', { count: page.waiting })}
      actions={
        <>
          {choice}
          <ChooseRows {...selection.choosing} />
          <ListKeys more={selection.keys} />
          <ExportList machine={exportMachine} filter={exportFilter} />
        </>
      }
      above={
        <>
          <RowResults acts={takeActs} onAgain={selection.chooseOnly} />
          <RowResults acts={closeActs} onAgain={selection.chooseOnly} />
        </>
      }
      searchLabel={t('inquiry.search')}
      filters={
        <MoreFilters filters={{ inquiryType, mineYn }}>
          <Select
            label={inquiry('field.inquiryType')}
            labelHidden
            placeholder={t('inquiry.allTypes')}
            value={inquiryType ?? ''}
            onChange={({ target }) =>
              changeFilter({ inquiryType: inquiryTypes.find((type) => type === target.value) })
            }
            options={inquiryTypes.map((value) => ({ value, label: inquiry(`type.${value}`) }))}
          />
          <Select
            label={t('inquiry.field.staff')}
            labelHidden
            minWidth={{ md: '11rem' }}
            placeholder={t('inquiry.allStaff')}
            value={mineYn ?? ''}
            onChange={({ target }) => changeFilter({ mineYn: target.value === 'Y' ? 'Y' : undefined })}
            options={[{ value: 'Y', label: t('inquiry.mine') }]}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={chips}
      emptyState={inquiryState && inquiry(`emptyOf.${inquiryState}`)}
      emptyFilter={
        inquiryType || mineYn
          ? { title: t('inquiry.emptyFilter'), description: t('inquiry.emptyFilterText') }
          : undefined
      }
      empty={{ art: 'inquiry', title: t('inquiry.empty'), description: t('inquiry.emptyText') }}
    >
      {(rows) => (
        <Stack gap="3">
          <AdminInquiryTable rows={rows} columns={columns} />
          <RowsBar
            rows={selection}
            busy={takeActs.busy || closeActs.busy}
            acts={(['take', 'close'] as const).map(
              (act): BarAct<Row> => ({
                key: act,
                label: rowText(`inquiry.${act}`),
                mayAct: ({ inquiryState }) => staffActionsOf(inquiryState).includes(act),
                onAct: (wanted) => askToConfirm(act, wanted),
              }),
            )}
          >
            <ExportList
              machine={exportMachine}
              filter={{ ...exportFilter, inquiryIds: selection.chosen.map(idOf) }}
              label={rowText('rows.export')}
            />
          </RowsBar>
        </Stack>
      )}
    </ListScreen>
  )
}
