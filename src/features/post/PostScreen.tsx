import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Attachments } from './Attachments.tsx'
import { BackToBoard } from './BackToBoard.tsx'
import type { BoardName, PostSearch } from './boards.ts'
import { Neighbours } from './Neighbours.tsx'
import { PinnedBadge } from './PinnedBadge.tsx'
import { PostBody } from './PostBody.tsx'
import { usePostTexts } from './texts.ts'

type Props = { board: BoardName; post: Schema<'Post'>; search: PostSearch }

/**
 * One post of a board with its attachments and the posts before and after it; `search` is for the link back to its
 * list.
 */
export function PostScreen({ board, post, search }: Props) {
  const { t } = usePostTexts()
  return (
    <Stack gap="4">
      <BackToBoard board={board} search={search} />
      <Card as="article" padding="lg" aria-labelledby="screen-title">
        <Stack gap="2" pb="6" mb="8" borderBottomWidth="1px" borderColor="border">
          <Flex align="center" gap="2" color="fg.muted">
            {post.pinnedYn === 'Y' && <PinnedBadge />}
            {t(`type.${post.announcementType}`)}
          </Flex>
          <ScreenTitle>{post.title}</ScreenTitle>
          <chakra.time dateTime={post.publishedAt} color="fg.muted" textStyle="tabular">
            {formatDate(post.publishedAt)}
          </chakra.time>
        </Stack>
        <PostBody text={post.body} />
        <Attachments files={post.attachments} />
      </Card>
      <Neighbours board={board} post={post} search={search} />
    </Stack>
  )
}
