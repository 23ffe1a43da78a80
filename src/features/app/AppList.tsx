import { chakra, Grid } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ListPager } from '#src/lists/ListPager.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { searchTextOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import type { AppSearch } from './app-search.ts'
import { AppCard } from './catalogue/AppCard.tsx'
import { AppFilters } from './catalogue/AppFilters.tsx'
import { AppRow } from './catalogue/AppRow.tsx'
import { useAppTexts } from './texts.ts'

type Props = {
  page: Schema<'AppPage'>
  search: AppSearch
  /** Whether apps are shown as rows with links to their permissions, for members; otherwise they are cards. */
  asRows?: boolean
}

/** The apps of the app list; filters and page are in the address. */
export function AppList({ page, search, asRows = false }: Props) {
  const { t } = useAppTexts()
  const navigate = useNavigate()
  const { cursor, ...filter } = search
  const { search: words, ...otherFilters } = filter
  return (
    <>
      <SearchForm
        action="/apps"
        label={t('search')}
        submit={t('searchAction')}
        value={searchTextOf(words)}
        hidden={otherFilters}
        onSearch={(typed) => void navigate({ to: '/apps', search: { ...otherFilters, search: typed } })}
      />
      <AppFilters categories={page.categories} filter={filter} />
      {page.list.length === 0 ? (
        <Card padding="none">
          <EmptyState
            art={searchTextOf(words) ? 'search' : 'app'}
            title={t('empty')}
            description={t('emptyText')}
            action={
              <ButtonLink asChild variant="outline">
                <Link to="/apps" search={{ view: filter.view }}>
                  {t('showAll')}
                </Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('total', { count: page.total })}
          </Text>
          {asRows ? (
            <chakra.ul
              aria-label={t('list')}
              display="grid"
              gridTemplateColumns={fluidColumns(3, '18rem')}
              columnGap="2"
              p="2"
              rounded="xl"
              bg="bg.panel"
            >
              {page.list.map((app) => (
                <AppRow key={app.appId} app={app} />
              ))}
            </chakra.ul>
          ) : (
            <Grid
              as="ul"
              aria-label={t('list')}
              gridTemplateColumns={fluidColumns(3, '13rem')}
              gap={{ base: '2', md: '4' }}
            >
              {page.list.map((app) => (
                <AppCard key={app.appId} app={app} />
              ))}
            </Grid>
          )}
        </>
      )}
      <ListPager to="/apps" filter={filter} cursor={cursor} nextCursor={page.nextCursor} />
    </>
  )
}
