import { Flex, Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ListPager } from '#src/lists/ListPager.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { searchTextOf } from '#src/lists/search-words.ts'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { EmptyPosts } from './EmptyPosts.tsx'
import { FeedLink } from './FeedLink.tsx'
import { PostList } from './PostList.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { usePostTexts } from './texts.ts'

type Props = { board: BoardName; page: Schema<'PostPage'>; search: PostSearch }

/** A board: its posts by category and search, pinned first. Filters and page are in the address. */
export function PostListScreen({ board, page, search }: Props) {
  const { t } = usePostTexts()
  const navigate = useNavigate()
  const { list: address } = boards[board]
  const { total, list, nextCursor } = page
  const { announcementType, cursor } = search
  const filter = { announcementType, search: search.search }
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-end" wrap="wrap" gap="2">
        <Stack gap="1">
          <ScreenTitle>{t(`${board}.title`)}</ScreenTitle>
          <Text tone="muted">{t(`${board}.lead`)}</Text>
        </Stack>
        {board === 'notice' && <FeedLink />}
      </Flex>
      <SearchForm
        action={address}
        label={t('list.search')}
        submit={t('list.searchAction')}
        value={searchTextOf(search.search)}
        hidden={{ announcementType }}
        onSearch={(words) => void navigate({ to: address, search: { announcementType, search: words } })}
      />
      <TypeFilter board={board} search={filter} counts={page.counts} />
      {list.length === 0 ? (
        <Card padding="none">
          <EmptyPosts board={board} search={filter} />
        </Card>
      ) : (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {page.search
              ? t('list.searchTotal', { search: page.search, count: total })
              : t('list.total', { count: total })}
          </Text>
          <PostList board={board} posts={list} search={search} />
        </>
      )}
      <ListPager to={address} filter={filter} cursor={cursor} nextCursor={nextCursor} />
    </Stack>
  )
}
