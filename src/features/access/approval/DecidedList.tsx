import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { filterLabel } from '#src/lists/filter-label.ts'
import { wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AppAndType } from './AppAndType.tsx'
import { ApprovalTabs, type SharedFilter } from './ApprovalTabs.tsx'
import { DecidedTable } from './DecidedTable.tsx'
import { resultFilters } from './decided-filters.ts'

const ADDRESS = '/admin/approval/decided'
const ALL = 'ALL'
const names = { ALL: 'all', MINE: 'mine', APPROVE: 'APPROVE', REJECT: 'REJECT' } as const

export type DecidedSearch = SharedFilter & { result?: (typeof resultFilters)[number]; cursor?: string }

/** The decisions with their approver and time, the latest first; the filters are in the address. */
export function DecidedList({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminAccessDecisionPage'>
  search: DecidedSearch
}) {
  const { t } = useApprovalTexts()
  const { t: admin } = useAdminTexts()
  const navigate = useNavigate()
  const { cursor, ...filter } = searchParams
  const { appId, approvalType, result, search } = filter
  const isNarrowed = appId !== undefined || approvalType !== undefined || search !== undefined
  const go = (change: DecidedSearch) => void navigate({ to: ADDRESS, search: { ...filter, ...change } })
  return (
    <Stack gap="3">
      <AdminTitle title={t('decided.title')} lead={t('decided.lead')}>
        <ApprovalTabs current="decided" filter={filter} />
      </AdminTitle>
      <AdminToolbar>
        <FilterDrawer label={filterLabel(admin, t('queue.filters'), { appId, approvalType, search })}>
          <AdminSearch
            action={ADDRESS}
            label={t('queue.search')}
            value={wordsOf(search)}
            hidden={{ appId, approvalType, result }}
            onSearch={(words) => go({ search: words })}
          />
          <AppAndType apps={page.apps} filter={filter} onChange={go} />
        </FilterDrawer>
        <FilterChips
          label={t('decided.filter')}
          current={result ?? ALL}
          items={([ALL, ...resultFilters] as const).map((key) => ({
            key,
            label: t(`decided.${names[key]}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ appId, approvalType, search, result: resultFilters.find((each) => each === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      <Text size="sm" tone="muted" numeric role="status">
        {t('queue.total', { count: page.total })}
      </Text>
      {page.list.length === 0 ? (
        <Card padding="none">
          {isNarrowed || result ? (
            <EmptyState
              title={t('decided.emptyFilter')}
              description={t('decided.emptyFilterText')}
              action={
                <ButtonLink asChild variant="outline">
                  <Link to={ADDRESS}>{t('decided.showAll')}</Link>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState title={t('decided.empty')} description={t('decided.emptyText')} />
          )}
        </Card>
      ) : (
        <DecidedTable rows={page.list} />
      )}
      <AdminPager to={ADDRESS} filter={filter} cursor={cursor} nextCursor={page.nextCursor} />
    </Stack>
  )
}
