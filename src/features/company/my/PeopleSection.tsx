import { Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { companyRoles } from '#domain/company/roles.ts'
import { formatNumber } from '#domain/money.ts'
import { ListPager } from '#src/lists/ListPager.tsx'
import { ListToolbar } from '#src/lists/ListToolbar.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { searchTextOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ADDRESS, type PeopleSearch } from './company-search.ts'
import { isOwner } from './load-company.ts'
import { ManagePerson } from './ManagePerson.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { useCompanyTexts } from './texts.ts'

const ALL = 'ALL'

type Person = Schema<'CompanyPerson'>
type Props = {
  company: Schema<'Company'>
  page: Schema<'CompanyPersonPage'>
  search: PeopleSearch
  /** Whether the ownership is already offered to a member. */
  isOfferWaiting: boolean
}

/** The members of the company. Filter, search and page are in the address; owners can open a person. */
export function PeopleSection({
  company,
  page,
  search: { companyRole, search, cursor },
  isOfferWaiting,
}: Props) {
  const { t } = useCompanyTexts()
  const { t: lists } = useListTexts()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Person>()
  const { list, total, nextCursor } = page
  // The row in the reloaded list is newer than the opened row, but a filter may exclude it.
  const person = list.find(({ memberId }) => memberId === opened?.memberId) ?? opened
  const isNarrowed = companyRole !== undefined || search !== undefined
  return (
    <Stack as="section" gap="3" aria-labelledby="people">
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading level={2} size="md" id="people">
          {t('people.title')}
        </Heading>
        <Text size="sm" tone="muted" numeric role="status">
          {t(isNarrowed ? 'people.found' : 'people.total', { number: formatNumber(total) })}
        </Text>
      </Flex>
      <ListToolbar>
        <SearchForm
          compact
          action={ADDRESS}
          label={t(isOwner(company) ? 'people.searchAll' : 'people.search')}
          submit={lists('searchAction')}
          value={searchTextOf(search)}
          hidden={{ companyRole }}
          onSearch={(words) =>
            void navigate({ to: ADDRESS, search: { companyRole, search: words }, resetScroll: false })
          }
        />
        <FilterChips
          label={t('people.filter')}
          current={companyRole ?? ALL}
          items={([ALL, ...companyRoles] as const).map((key) => ({
            key,
            label: key === ALL ? lists('all') : t(`role.${key}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, companyRole: companyRoles.find((role) => role === key) }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </ListToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <EmptyState
            art="search"
            title={t('people.empty')}
            description={t('people.emptyText')}
            action={
              <ButtonLink asChild variant="outline">
                <Link to={ADDRESS} resetScroll={false}>
                  {lists('showAll')}
                </Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <PeopleTable rows={list} onManage={isOwner(company) ? setOpened : undefined} />
      )}
      <ListPager
        to={ADDRESS}
        filter={{ companyRole, search }}
        cursor={cursor}
        nextCursor={nextCursor}
        hash="people"
      />
      {person && (
        <ManagePerson
          key={person.memberId}
          person={person}
          isOfferWaiting={isOfferWaiting}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}
