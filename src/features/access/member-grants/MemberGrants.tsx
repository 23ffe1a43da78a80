import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ChooseRows } from '#src/lists/ChooseRows.tsx'
import { differingColumns } from '#src/lists/differing-columns.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { useListTexts } from '#src/lists/list-texts.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { RowResults } from '#src/lists/RowResults.tsx'
import { type BarAct, RowsBar } from '#src/lists/RowsBar.tsx'
import { useRowTexts } from '#src/lists/row-texts.ts'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useChoiceColumns } from '#src/lists/use-choice-columns.tsx'
import { useChosenRows } from '#src/lists/use-chosen-rows.ts'
import { countOfFilter } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Select } from '#src/ui/Select.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskChoice } from '../RiskChoice.tsx'
import { ChangeGrant } from './ChangeGrant.tsx'
import { ChangeGrants } from './ChangeGrants.tsx'
import { IN_USE, memberSorts, type SearchedStatus, statusOf } from './default-filter.ts'
import { GrantTable, useGrantColumns } from './GrantTable.tsx'
import { type GrantAct, grantActs, grantStateOf, grantStatuses, mayAct } from './grant-acts.ts'
import { idOf, useGrantActs, useGrantName } from './use-grant-acts.ts'

const ADDRESS = '/admin/member'
const statuses = ['ALL', ...grantStatuses] as const
const ALL = { useStatus: 'ALL' } as const
type Row = Schema<'AdminAccessGrant'>
const exportMachine = submissionMachine('exportAdminAccessGrants')
/** The columns that sort the list. */
const sortOf = { who: 'PERSON', dept: 'DEPARTMENT', what: 'APP', risk: 'RISK', term: 'END' } as const

type Search = {
  useStatus?: Exclude<SearchedStatus, undefined>
  riskLevel?: Schema<'RiskLevel'>
  appId?: string
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof memberSorts>

/**
 * The permissions of a company's members, with the viewer's actions on each. Filters, order and page are in
 * the address.
 */
export function MemberGrants({ page, search }: { page: Schema<'AdminAccessGrantPage'>; search: Search }) {
  useRememberedRows(page.list)
  const { t } = useApprovalTexts()
  const { t: lists } = useRowTexts()
  const { t: all } = useListTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { riskLevel, appId } = filter
  const changeFilter = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const selection = useChosenRows(page.list, {
    idOf,
    mayChoose: (row) => grantActs.some((act) => mayAct(act, row)),
  })
  const acts = useGrantActs()
  const [asked, setAsked] = useState<{ act: GrantAct; rows: readonly Row[] }>()
  const [change, setChange] = useState<{ act: GrantAct; seen: Schema<'AdminAccessGrant'> }>()
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useGrantColumns({ onAct: (act, seen) => setChange({ act, seen }) }),
    filter,
    sorts: memberSorts,
    sortOf,
  })
  const nameOf = useGrantName()
  const columns = useChoiceColumns(shown, selection, nameOf)
  const status = statusOf(search.useStatus)
  const exportFilter = { ...filter, useStatus: status, search: searchTextOf(filter.search) }
  return (
    <>
      <ListScreen
        title={t('member.title')}
        address={ADDRESS}
        search={search}
        page={page}
        actions={
          <>
            {choice}
            <ChooseRows {...selection.choosing} />
            <ListKeys more={selection.keys} />
            <ExportList machine={exportMachine} filter={exportFilter} />
          </>
        }
        above={grantActs.map((act) => (
          <RowResults key={act} acts={acts[act]} onAgain={selection.chooseOnly} />
        ))}
        searchLabel={t('member.search')}
        filters={
          <MoreFilters filters={{ riskLevel, appId }}>
            <Select
              label={t('queue.filterApp')}
              labelHidden
              maxWidth={{ md: '16rem' }}
              placeholder={t('queue.allApps')}
              value={appId ?? ''}
              onChange={({ target }) => changeFilter({ appId: target.value || undefined })}
              options={page.apps.map(({ appId: value, appName: name, count }) => ({
                value,
                label: t('queue.appCount', { name, count }),
              }))}
            />
            <RiskChoice riskLevel={riskLevel} onChoose={(chosen) => changeFilter({ riskLevel: chosen })} />
            {sortSelect}
          </MoreFilters>
        }
        chips={{
          label: t('member.filter'),
          current: search.useStatus ?? IN_USE,
          items: statuses.map((key) => ({
            key,
            label: key === 'ALL' ? all('all') : t(`member.status.${key}`),
            count: countOfFilter(page.counts, key),
          })),
          filterOf: (key) => ({ useStatus: key === IN_USE ? undefined : key }),
        }}
        all={ALL}
        empty={{
          art: 'permission',
          title: t('member.empty'),
          description: t('member.emptyText'),
          action: (
            <ButtonLink asChild variant="outline">
              <Link to={ADDRESS} search={ALL}>
                {all('showAll')}
              </Link>
            </ButtonLink>
          ),
        }}
        emptyFilter={{ title: t('member.emptyFilter'), description: t('member.emptyFilterText') }}
      >
        {(rows) => (
          <Stack gap="3">
            <GrantTable
              rows={rows}
              columns={differingColumns(columns, rows, { state: status && grantStateOf })}
            />
            <RowsBar
              rows={selection}
              busy={grantActs.some((act) => acts[act].busy)}
              acts={grantActs.map(
                (act): BarAct<Row> => ({
                  key: act,
                  label: t(`member.act.${act}`),
                  mayAct: (row) => mayAct(act, row),
                  onAct: (wanted) => setAsked({ act, rows: wanted }),
                }),
              )}
            >
              <ExportList
                machine={exportMachine}
                filter={{ ...exportFilter, grantIds: selection.chosen.map(idOf) }}
                label={lists('rows.export')}
              />
            </RowsBar>
          </Stack>
        )}
      </ListScreen>
      {asked && (
        <ChangeGrants
          act={asked.act}
          rows={asked.rows}
          leftOut={selection.chosen.length - asked.rows.length}
          nameOf={nameOf}
          onConfirm={(comment) => {
            setAsked(undefined)
            acts[asked.act].start(asked.rows, ({ grantId, version }) => ({ grantId, version, comment }))
          }}
          onLeave={() => setAsked(undefined)}
        />
      )}
      {change && (
        <ChangeGrant
          key={change.act}
          act={change.act}
          seen={change.seen}
          now={page.list.find(({ grantId }) => grantId === change.seen.grantId)}
          onClose={() => setChange(undefined)}
        />
      )}
    </>
  )
}
