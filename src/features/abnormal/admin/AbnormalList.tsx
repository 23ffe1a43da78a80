import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type AbnormalState, abnormalStates } from '#domain/abnormal/actions.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { filterLabel } from '#src/lists/filter-label.ts'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { useSecurityTexts } from '../texts.ts'
import { AbnormalTable } from './AbnormalTable.tsx'
import { CodeFilters, type Codes } from './CodeFilters.tsx'

const ADDRESS = '/admin/abnormal'
const ALL = 'ALL'

type Search = Codes & { abnormalState?: AbnormalState; search?: SearchWords; cursor?: string }

/** Abnormal behaviour in the company, the latest first. State, codes, search and page stand in the address. */
export function AbnormalList({
  page,
  search: searchParams,
}: {
  page: Schema<'AbnormalEventPage'>
  search: Search
}) {
  const { t } = useSecurityTexts()
  const { t: admin } = useAdminTexts()
  const navigate = useNavigate()
  const { abnormalState, abnormalType, detectType, actionStatus, search, cursor } = searchParams
  const codes = { abnormalType, detectType, actionStatus }
  const isFiltered = [abnormalState, abnormalType, detectType, actionStatus, wordsOf(search)].some(Boolean)
  return (
    <Stack gap="3">
      <AdminTitle
        title={t('abnormal.title')}
        lead={t('abnormal.lead', { open: page.open, review: page.review })}
      />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('abnormal.search')}
          value={wordsOf(search)}
          hidden={{ abnormalState, ...codes }}
          onSearch={(words) =>
            void navigate({ to: ADDRESS, search: { abnormalState, ...codes, search: words } })
          }
        />
        <FilterChips
          label={admin('list.filter')}
          current={abnormalState ?? ALL}
          items={[ALL, ...abnormalStates].map((key) => ({
            key,
            label: key === ALL ? admin('list.all') : t(`abnormal.state.${key as AbnormalState}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, ...codes, abnormalState: abnormalStates.find((state) => state === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
        <FilterDrawer label={filterLabel(admin, admin('list.filters'), codes)}>
          <CodeFilters
            codes={codes}
            onChange={(chosen) =>
              void navigate({ to: ADDRESS, search: { abnormalState, search, ...chosen } })
            }
          />
        </FilterDrawer>
      </AdminToolbar>
      {page.list.length === 0 ? (
        <Card padding="none">
          {isFiltered ? (
            <EmptyState
              title={t('abnormal.emptyFilter')}
              description={t('abnormal.emptyFilterText')}
              action={
                <ButtonLink asChild variant="outline">
                  <Link to={ADDRESS}>{admin('list.showAll')}</Link>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState title={t('abnormal.empty')} description={t('abnormal.emptyText')} />
          )}
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AbnormalTable rows={page.list} />
        </>
      )}
      <AdminPager
        to={ADDRESS}
        filter={{ abnormalState, ...codes, search }}
        cursor={cursor}
        nextCursor={page.nextCursor}
      />
    </Stack>
  )
}
