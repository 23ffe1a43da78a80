import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { auditKinds } from '#domain/audit/kinds.ts'
import { auditSorts } from '#domain/lists/admin-sorts.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { differingColumns } from '#src/lists/differing-columns.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { useListTexts } from '#src/lists/list-texts.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { countOfFilter } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { AuditFindings } from './AuditFindings.tsx'
import { AuditTable, useAuditColumns } from './AuditTable.tsx'
import { type FoldedRecord, foldedRecords } from './equal-records.ts'
import { type Period, PeriodForm } from './PeriodForm.tsx'

const ADDRESS = '/admin/audit'
/** The filters of the list: all kinds except reading, one kind, or all kinds. */
const views = ['MAIN', ...auditKinds, 'ALL'] as const
/** The columns that sort the list. */
const sortOf = { actor: 'ACTOR', at: 'AT' } as const
const exportMachine = submissionMachine('exportAuditRecords')
const checkMachine = submissionMachine('verifyAuditRecords')

type View = (typeof views)[number]
type Kind = { auditKind?: Schema<'AuditKind'> | undefined; readingYn?: 'Y' | undefined }
type Search = Period & Kind & { search?: SearchWords; cursor?: string } & Sorted<keyof typeof auditSorts>

/**
 * The audit records of the company, the latest first unless sorted, with an integrity check and a download. Person,
 * kind, period, order and page are in the address.
 */
export function AuditList({ page, search }: { page: Schema<'AuditRecordPage'>; search: Search }) {
  const { t } = useSecurityTexts()
  const { t: lists } = useListTexts()
  const navigate = useNavigate()
  const checkFlow = useFlow(checkMachine, {})
  const { output, problem } = checkFlow.snapshot.context
  const { cursor: _, ...filter } = search
  const { auditKind, readingYn, fromDate, toDate } = filter
  const period = { fromDate, toDate }
  // By default the list omits entries about reading, so it can be empty although such entries exist.
  const isReadOnly = page.auditKind === null && page.readingYn === 'N' && page.readingCount > 0
  const onlyReading = {
    art: 'record' as const,
    title: t('audit.emptyMain'),
    description: t('audit.emptyMainText', { count: page.readingCount }),
    action: (
      <ButtonLink asChild variant="outline">
        <Link to={ADDRESS} search={{ ...filter, readingYn: undefined, auditKind: 'READ' }}>
          {t('audit.showReading')}
        </Link>
      </ButtonLink>
    ),
  }
  const main = page.counts?.filter(({ value }) => value !== 'READ')
  const countOf = (key: View) =>
    (key === 'MAIN' ? countOfFilter(main, 'ALL') : countOfFilter(page.counts, key)) ??
    (key === 'READ' ? page.readingCount : undefined)
  const [opened, setOpened] = useState<FoldedRecord>()
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useAuditColumns(setOpened),
    filter,
    sorts: auditSorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('audit.title')}
      address={ADDRESS}
      search={search}
      page={page}
      actions={
        <>
          {choice}
          <ListKeys />
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: 'touch', md: '8' }}
            loading={checkFlow.snapshot.hasTag('busy')}
            onClick={() => checkFlow.send({ type: 'submission.requested', input: {} })}
          >
            {t('audit.check.run')}
          </Button>
          <ExportList machine={exportMachine} filter={{ ...filter, search: searchTextOf(filter.search) }} />
        </>
      }
      above={
        (problem || output) && (
          <Stack gap="3">
            <ProblemNotice problem={problem} />
            {output && <AuditFindings check={output} />}
          </Stack>
        )
      }
      searchLabel={t('audit.search')}
      filters={
        <MoreFilters filters={period}>
          <PeriodForm
            period={period}
            onChange={(chosen) => void navigate({ to: ADDRESS, search: { ...filter, ...chosen } })}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={{
        current: auditKind ?? (readingYn ? 'ALL' : 'MAIN'),
        items: views.map((key) => ({
          key,
          label: key === 'ALL' ? lists('all') : t(`audit.kind.${key}`),
          count: countOf(key),
        })),
        filterOf: kindOf,
      }}
      all={{ readingYn }}
      empty={
        isReadOnly
          ? onlyReading
          : { art: 'record', title: t('audit.empty'), description: t('audit.emptyText') }
      }
      emptyFilter={
        isReadOnly ? onlyReading : { title: t('audit.emptyFilter'), description: t('audit.emptyFilterText') }
      }
    >
      {(rows) => {
        const foldedRows = foldedRecords(rows)
        return (
          <AuditTable
            rows={foldedRows}
            columns={differingColumns(shown, foldedRows, {
              kind: auditKind && ((row) => row.auditKind),
              owner: (row) => row.ownerName,
              address: (row) => row.address,
            })}
            shown={opened}
            onClose={() => setOpened(undefined)}
          />
        )
      }}
    </ListScreen>
  )
}

/** Returns the filters of a view. */
function kindOf(view: View): Kind {
  if (view === 'ALL') return { auditKind: undefined, readingYn: 'Y' }
  return { auditKind: view === 'MAIN' ? undefined : view, readingYn: undefined }
}
