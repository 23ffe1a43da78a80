import { Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useMyTexts } from '#src/features/home/texts.ts'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { wordsOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListedTrials } from './ListedTrials.tsx'
import type { ListSearch } from './list-search.ts'
import { SortSelect } from './SortSelect.tsx'
import { StateFilter } from './StateFilter.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

type Props = {
  page: Output<'listSubscriptions'>
  counts: PagePart<Output<'countSubscriptions'>>
  trials: PagePart<Output<'listTrials'>>
  search: ListSearch & { cursor?: string }
}

const ADDRESS = '/my/subscription'

/** The subscriptions of the member's company; state, words, order and page stand in the address. */
export function SubscriptionList({ page, counts, trials, search: searchParams }: Props) {
  const { t } = useSubscriptionTexts()
  const { t: my } = useMyTexts()
  const navigate = useNavigate()
  const mayManage = useMayManage()
  const { nextCursor, total, list } = page
  const { cursor, ...filter } = searchParams
  const { search, ...rest } = filter
  // Without any, nothing can be found; the list explains how to get one.
  const known = usePart(counts)
  const isSearchable = known?.count !== 0 || filter.subscriptionState !== undefined || search !== undefined
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <ScreenTitle>{t('list.title')}</ScreenTitle>
        <ManagersOnly inTitleRow />
        {isSearchable && mayManage && (
          <ButtonLink asChild>
            <Link to="/subscription">{t('list.request')}</Link>
          </ButtonLink>
        )}
      </Flex>
      {Object.values(searchParams).every((value) => value === undefined) && (
        <Part of={trials} name={my('trials.title')}>
          {(known) => <ListedTrials trials={known} />}
        </Part>
      )}
      {isSearchable && (
        <SearchForm
          action={ADDRESS}
          label={t('list.search')}
          submit={t('list.searchAction')}
          value={wordsOf(search)}
          hidden={rest}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { ...rest, search: words } })}
        />
      )}
      {isSearchable && <StateFilter counts={search === undefined ? known : undefined} filter={filter} />}
      <Part of={counts} name={t('list.counts')} />
      {list.length === 0 ? (
        <Card padding="none">
          <EmptyList filter={filter} />
        </Card>
      ) : (
        <>
          <Flex justify="space-between" align="center" gap="3">
            <Text size="sm" tone="muted" numeric role="status">
              {t('list.total', { count: total })}
            </Text>
            <SortSelect filter={filter} />
          </Flex>
          <SubscriptionTable rows={list} />
        </>
      )}
      <Flex justify="center" gap="3">
        {cursor && (
          <ButtonLink asChild variant="ghost">
            <Link to={ADDRESS} search={filter}>
              {t('list.fromStart')}
            </Link>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink asChild variant="outline">
            <Link to={ADDRESS} search={{ ...filter, cursor: nextCursor }}>
              {t('list.more')}
            </Link>
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  )
}
