import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useInquiryTexts } from '../texts.ts'
import { AdminInquiryTable } from './AdminInquiryTable.tsx'

const ADDRESS = '/admin/inquiry'
const ALL = 'ALL'

type State = Schema<'InquiryState'>
type Search = { inquiryState?: State; search?: SearchWords; cursor?: string }

/** All inquiries, the longest waiting first. State, search and page are in the address. */
export function AdminInquiryList({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminInquiryPage'>
  search: Search
}) {
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const navigate = useNavigate()
  const { list, waiting, nextCursor } = page
  const { inquiryState, search, cursor } = searchParams
  return (
    <Stack gap="3">
      <AdminTitle
        title={t('inquiry.title')}
        lead={`${t('inquiry.waiting', { count: waiting })} · ${t('inquiry.lead')}`}
      />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('inquiry.search')}
          value={wordsOf(search)}
          hidden={{ inquiryState }}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { inquiryState, search: words } })}
        />
        <FilterChips
          label={t('list.filter')}
          current={inquiryState ?? ALL}
          items={[ALL, ...inquiryStateNames].map((key) => ({
            key,
            label: key === ALL ? t('list.all') : inquiry(`state.${key as State}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, inquiryState: inquiryStateNames.find((state) => state === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <NoInquiries search={searchParams} />
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AdminInquiryTable rows={list} />
        </>
      )}
      <AdminPager to={ADDRESS} filter={{ inquiryState, search }} cursor={cursor} nextCursor={nextCursor} />
    </Stack>
  )
}

function NoInquiries({ search: { inquiryState, search } }: { search: Search }) {
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const words = wordsOf(search)
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS}>{t('list.showAll')}</Link>
    </ButtonLink>
  )
  if (words)
    return (
      <EmptyState
        title={t('list.emptySearch', { search: words })}
        description={t('list.emptySearchText')}
        action={all}
      />
    )
  if (inquiryState)
    return (
      <EmptyState
        title={t('list.emptyState', { state: inquiry(`state.${inquiryState}`) })}
        description={t('list.emptyStateText')}
        action={all}
      />
    )
  return <EmptyState title={t('inquiry.empty')} description={t('inquiry.emptyText')} />
}
