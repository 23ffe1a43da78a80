import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { memberSorts } from '#domain/lists/admin-sorts.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'
import { useCompanyListTexts } from './list-texts.ts'

const ADDRESS = '/admin/company/member'
type Row = Schema<'AdminMemberListItem'>
type Search = {
  accountState?: Schema<'AccountState'>
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof memberSorts>

/** The columns that sort the list. There is no order by name, since it would reveal more of the masked names. */
const sortOf = { company: 'COMPANY', createdAt: 'CREATED' } as const
const states = ['OPEN', 'CLOSED'] as const

/** All members, the latest first unless sorted, with masked names and addresses. */
export function MemberList({ page, search }: { page: Schema<'AdminMemberPage'>; search: Search }) {
  useRememberedRows(page.list)
  const { t } = useCompanyListTexts()
  const { cursor: _, ...filter } = search
  const chips = useFilterChips({
    of: 'accountState',
    current: filter.accountState,
    choices: states,
    labelOf: (key) => t(`accountState.${key}`),
    counts: page.counts,
  })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useColumns(),
    filter,
    sorts: memberSorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('title')}
      address={ADDRESS}
      search={search}
      page={page}
      tabs={<CompanyTabs current="members" search={search.search} />}
      actions={
        <>
          {choice}
          <ListKeys />
        </>
      }
      searchLabel={t('searchMembers')}
      filters={sortSelect}
      chips={chips}
      empty={{ art: 'person', title: t('emptyMembers'), description: t('emptyMembersText') }}
      emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
    >
      {(rows) => (
        <DataTable
          caption={t('tabs.members')}
          columns={shown}
          rows={rows}
          rowKey={({ memberId }) => memberId}
        />
      )}
    </ListScreen>
  )
}

function useColumns(): DataColumn<Row>[] {
  const { t } = useCompanyListTexts()
  return [
    {
      key: 'name',
      header: t('field.name'),
      primary: true,
      cell: ({ memberId, name, email }) => (
        <TwoLines
          first={
            <Link to="/admin/company/member/detail" search={{ memberId }} data-row-link="">
              {name}
            </Link>
          }
          second={email}
        />
      ),
    },
    {
      key: 'company',
      header: t('field.company'),
      card: 'line',
      cell: ({ companyId, companyName }) =>
        companyId === null ? (
          <Text as="span" tone="muted">
            {t('noCompany')}
          </Text>
        ) : (
          <Link to="/admin/company/detail" search={{ companyId }}>
            <chakra.span
              lineClamp={{ base: '1', md: '2' }}
              wordBreak={{ base: 'break-all', md: 'inherit' }}
              title={companyName ?? undefined}
            >
              {companyName}
            </chakra.span>
          </Link>
        ),
    },
    {
      key: 'state',
      header: t('field.state'),
      card: 'side',
      cell: ({ accountState }) => (
        <Badge tone={accountState === 'OPEN' ? 'success' : 'danger'}>
          {t(`accountState.${accountState}`)}
        </Badge>
      ),
    },
    {
      key: 'createdAt',
      header: t('field.joinedAt'),
      numeric: true,
      card: 'line',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ]
}
