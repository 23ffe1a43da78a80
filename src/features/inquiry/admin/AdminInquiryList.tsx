import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { inquiryStateNames, inquiryTypes } from '#domain/inquiry/state-names.ts'
import { inquirySorts } from '#domain/lists/admin-sorts.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Select } from '#src/ui/Select.tsx'
import { AdminInquiryTable, useInquiryColumns } from '../AdminInquiryTable.tsx'
import { useInquiryTexts } from '../texts.ts'

const ADDRESS = '/admin/inquiry'
const exportMachine = submissionMachine('exportAdminInquiries')
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
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { inquiryState, inquiryType, mineYn } = filter
  const show = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
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
  })
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
          <ListKeys />
          <ExportList machine={exportMachine} filter={{ ...filter, search: searchTextOf(filter.search) }} />
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
              show({ inquiryType: inquiryTypes.find((type) => type === target.value) })
            }
            options={inquiryTypes.map((value) => ({ value, label: inquiry(`type.${value}`) }))}
          />
          <Select
            label={t('inquiry.field.staff')}
            labelHidden
            minWidth={{ md: '11rem' }}
            placeholder={t('inquiry.allStaff')}
            value={mineYn ?? ''}
            onChange={({ target }) => show({ mineYn: target.value === 'Y' ? 'Y' : undefined })}
            options={[{ value: 'Y', label: t('inquiry.mine') }]}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={chips}
      stateName={inquiryState && inquiry(`state.${inquiryState}`)}
      emptyFilter={
        inquiryType || mineYn
          ? { title: t('inquiry.emptyFilter'), description: t('inquiry.emptyFilterText') }
          : undefined
      }
      empty={{ title: t('inquiry.empty'), description: t('inquiry.emptyText') }}
    >
      {(rows) => <AdminInquiryTable rows={rows} columns={shown} />}
    </ListScreen>
  )
}
