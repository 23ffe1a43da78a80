import { Flex, Grid } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { wordsOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import type { AppSearch } from './app-search.ts'
import { AppCard } from './catalogue/AppCard.tsx'
import { AppFilters } from './catalogue/AppFilters.tsx'
import { useAppTexts } from './texts.ts'

type App = Schema<'AppListItem'>
type Props = {
  page: Schema<'AppPage'>
  search: AppSearch
  /** The foot of an app's card. */
  renderAction?: (app: App) => ReactNode
}

/** The apps of the catalogue as cards; filters and page stand in the address. */
export function AppList({ page, search, renderAction }: Props) {
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
        value={wordsOf(words)}
        hidden={otherFilters}
        onSearch={(typed) => void navigate({ to: '/apps', search: { ...otherFilters, search: typed } })}
      />
      <AppFilters categories={page.categories} filter={filter} />
      {page.list.length === 0 ? (
        <Card padding="none">
          <EmptyState
            title={t('empty')}
            description={t('emptyText')}
            action={
              <ButtonLink asChild variant="outline">
                <Link to="/apps">{t('showAll')}</Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('total', { count: page.total })}
          </Text>
          <Grid
            as="ul"
            aria-label={t('list')}
            gridTemplateColumns={fluidColumns(3, '13rem')}
            gap={{ base: '2', md: '4' }}
          >
            {page.list.map((app) => (
              <AppCard key={app.appId} app={app} action={renderAction?.(app)} />
            ))}
          </Grid>
        </>
      )}
      {(cursor || page.nextCursor) && (
        <Flex as="nav" aria-label={t('pages')} justify="center" gap="3">
          {cursor && (
            <ButtonLink asChild variant="ghost">
              <Link to="/apps" search={filter}>
                {t('fromStart')}
              </Link>
            </ButtonLink>
          )}
          {page.nextCursor && (
            <ButtonLink asChild variant="outline">
              <Link to="/apps" search={{ ...filter, cursor: page.nextCursor }}>
                {t('more')}
              </Link>
            </ButtonLink>
          )}
        </Flex>
      )}
    </>
  )
}
