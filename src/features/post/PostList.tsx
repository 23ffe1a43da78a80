import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { AttachmentIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { PinnedBadge } from './PinnedBadge.tsx'
import { usePostTexts } from './texts.ts'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    // The parts of a row are below each other on phones, and in columns from 768 px: category, title, day.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr) auto' },
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    px: { base: '5', md: '6' },
    py: '4',
    _hover: { bg: 'bg.subtle' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
  },
})

type Props = { board: BoardName; posts: readonly Schema<'PostListItem'>[]; search: PostSearch }

/** One page of a board. Each link contains the list's filters, for the link back. */
export function PostList({ board, posts, search }: Props) {
  const { t } = usePostTexts()
  return (
    <chakra.ul aria-label={t('list.name')} bg="bg.panel" rounded="lg" overflow="hidden">
      {posts.map(({ postId, announcementType, title, pinnedYn, attachmentYn, publishedAt }) => (
        <Row key={postId}>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            fontSize="sm"
            color="fg.muted"
          >
            {pinnedYn === 'Y' && <PinnedBadge />}
            {t(`type.${announcementType}`)}
          </chakra.div>
          <chakra.div minWidth="0" overflowWrap="anywhere" fontWeight="medium">
            <Link to={boards[board].detail} params={{ id: postId }} search={search}>
              {title}
            </Link>
            {attachmentYn === 'Y' && (
              <>
                <AttachmentIcon color="fg.muted" ms="1" display="inline" verticalAlign="-0.2em" />
                <VisuallyHidden>{t('attached')}</VisuallyHidden>
              </>
            )}
          </chakra.div>
          <chakra.time dateTime={publishedAt} fontSize="sm" color="fg.muted" textStyle="tabular">
            {formatDate(publishedAt)}
          </chakra.time>
        </Row>
      ))}
    </chakra.ul>
  )
}
