import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { EmptyStateProps } from '#src/ui/EmptyState.tsx'
import { type FilterChip, FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ListPager } from './ListPager.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListAddress } from './list-address.ts'
import { useListTexts } from './list-texts.ts'
import { SavedViews } from './SavedViews.tsx'
import { SearchForm } from './SearchForm.tsx'
import { hasViews } from './saved-views.ts'
import { type SearchWords, searchTextOf } from './search-words.ts'

const EmptyList = lazy(() => import('./EmptyList.tsx').then((module) => ({ default: module.EmptyList })))

/** One filter of the address as chips. */
type ListChips<Key extends string> = {
  /** The accessible name of the filter; by default the name of a filter by state. */
  label?: string
  current: Key
  items: readonly FilterChip<Key>[]
  /** The filter parameters for a chip; they replace the current values of the same parameters. */
  filterOf: (key: Key) => object
}

/** The parameters of an address that set the order of the list, so they are not filters. */
const orderNames = ['sort', 'sortDirection']

type Search = { search?: SearchWords | undefined; cursor?: string | undefined }

type Props<Row, Key extends string> = {
  /** Missing if the list is a part of a screen. */
  title?: string | undefined
  address: ListAddress
  /** The search parameters of the URL: the filters and the cursor. */
  search: Search & { readonly [name: string]: unknown }
  page: { list: readonly Row[]; total: number; nextCursor: string | null }
  /** Sums of the filtered rows, and the total number of waiting ones. */
  figures?: ReactNode
  /** Related lists, before the actions. */
  tabs?: ReactNode
  /** At the end of the title's row: buttons, keyboard shortcuts. */
  actions?: ReactNode
  /** Content between the title and the toolbar. */
  above?: ReactNode
  /** Content after the list and its pages. */
  below?: ReactNode
  /** The label of the search field; without a label there is no search field. */
  searchLabel?: string | undefined
  /** Further filters of the toolbar. */
  filters?: ReactNode
  chips?: ListChips<Key>
  /** False for a list without filters. */
  hasToolbar?: boolean
  /** The text of a list that is empty without a filter. */
  empty: EmptyStateProps
  /**
   * The text if no row matches the filter, in place of the default text about the search words or the state. It has a
   * link that clears the filters, unless it has an action.
   */
  emptyFilter?: EmptyStateProps | undefined
  /** The sentence of a list that has nothing in the filtered state. */
  emptyState?: string | undefined
  /** The search parameters that show all rows; by default none. */
  all?: object
  /** The table. */
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * A list with its title, total, filters in one row, table and pages. All filters are in the address and apply
 * at once; the total and the sums are those of the filtered rows.
 */
export function ListScreen<Row, Key extends string>({
  title,
  address,
  search: { cursor, ...filter },
  page: { list, total, nextCursor },
  figures,
  tabs,
  actions,
  above,
  below,
  searchLabel,
  filters,
  chips,
  hasToolbar = true,
  empty,
  emptyFilter,
  emptyState,
  all = {},
  children,
}: Props<Row, Key>) {
  const { t } = useListTexts()
  const navigate = useNavigate()
  const words = searchTextOf(filter.search)
  const { search: _, ...others } = filter
  const isUsed = ([name, value]: [string, unknown]) =>
    value !== undefined && !orderNames.includes(name) && value !== (all as Record<string, unknown>)[name]
  const isNarrowed = Object.entries(filter).some(isUsed)
  const isChipUsed = chips !== undefined && Object.entries(chips.filterOf(chips.current)).some(isUsed)
  // The total and the sums are announced when a filter changes them.
  const totals = (hasToolbar || list.length > 0) && (
    <chakra.div role="status" display="contents">
      <Text size="sm" tone="muted" numeric>
        {words ? t('searchTotal', { search: words, count: total }) : t('total', { count: total })}
      </Text>{' '}
      {figures && (
        <Text
          size="sm"
          tone="muted"
          numeric
          order={{ base: '1', md: '0' }}
          flexBasis={{ base: 'full', md: 'auto' }}
        >
          {figures}
        </Text>
      )}
    </chakra.div>
  )
  return (
    <Stack gap={{ base: '3', lg: '2' }}>
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minHeight="touch">
        {title !== undefined && <ScreenTitle>{title}</ScreenTitle>}
        {totals}
        {/* Filters that do not fit move to the next line together. */}
        <chakra.div
          display="flex"
          alignItems="center"
          columnGap={{ base: '2', md: '3' }}
          rowGap="1"
          flexWrap="wrap"
          justifyContent="flex-end"
          ms="auto"
          // On phones the tabs are on a separate line below the title, with the actions that fit next to them.
          css={{
            '&:has(> nav)': { mdDown: { flexBasis: 'full', minWidth: '0' } },
            '& > nav': { mdDown: { flex: '1 1 auto' } },
            // The tools of a list are one group.
            '& > [data-tool] ~ [data-tool]': { ms: { md: '-2' } },
            _empty: { display: 'none' },
          }}
        >
          {tabs}
          {hasToolbar && hasViews(address) && <SavedViews list={address} search={filter} />}
          {actions}
        </chakra.div>
      </Flex>
      {above}
      {hasToolbar && (
        <ListToolbar hasReset={list.length > 0 || !isNarrowed || emptyFilter?.action !== undefined}>
          {searchLabel !== undefined && (
            <SearchForm
              compact
              action={address}
              label={searchLabel}
              submit={t('searchAction')}
              value={words}
              hidden={others as Record<string, string | undefined>}
              onSearch={(typed) => void navigate({ to: address, search: { ...others, search: typed } })}
            />
          )}
          {filters}
          {chips && (
            <FilterChips
              label={chips.label ?? t('filter')}
              current={chips.current}
              items={chips.items}
              renderLink={({ key }, props) => (
                <Link
                  to={address}
                  search={{ ...filter, ...chips.filterOf(key) }}
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
            />
          )}
        </ListToolbar>
      )}
      {list.length > 0 ? (
        children(list)
      ) : (
        <Suspense fallback={null}>
          <EmptyList
            address={address}
            isNarrowed={isNarrowed}
            words={words ?? ''}
            chip={isChipUsed && chips.items.find(({ key }) => key === chips.current)?.label}
            empty={empty}
            emptyFilter={emptyFilter}
            emptyState={emptyState}
            all={all}
          />
        </Suspense>
      )}
      <ListPager to={address} filter={filter} cursor={cursor} nextCursor={nextCursor} />
      {below}
    </Stack>
  )
}
