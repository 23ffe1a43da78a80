import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { AttachmentIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PinnedBadge } from '../PinnedBadge.tsx'
import { PostStateBadge } from '../PostStateBadge.tsx'
import { usePostTexts } from '../texts.ts'

type Row = Schema<'AdminPostListItem'>

/** Returns the columns of the list of posts. */
export function useAdminPostColumns(): DataColumn<Row>[] {
  const { t } = useAdminTexts()
  const { t: post } = usePostTexts()
  return [
    {
      key: 'title',
      header: t('post.field.title'),
      primary: true,
      cell: ({ postId, title, pinnedYn, attachmentYn }) => (
        <>
          {pinnedYn === 'Y' && (
            <chakra.span me="2">
              <PinnedBadge />
            </chakra.span>
          )}
          <Link to="/admin/notice/edit" search={{ postId }} data-row-link="">
            {title}
          </Link>
          {attachmentYn === 'Y' && (
            <>
              <AttachmentIcon color="fg.muted" ms="1" display="inline" verticalAlign="-0.2em" />
              <VisuallyHidden>{t('post.attached')}</VisuallyHidden>
            </>
          )}
        </>
      ),
    },
    {
      key: 'type',
      card: 'line',
      header: t('post.field.type'),
      cell: ({ announcementType }) => post(`type.${announcementType}`),
    },
    { key: 'state', card: 'line', header: t('post.field.state'), cell: (row) => <StateAndTime {...row} /> },
    {
      key: 'updatedAt',
      card: 'line',
      header: t('post.field.updatedAt'),
      numeric: true,
      cell: ({ updatedAt, publishAt }) => {
        const updatedText = formatDateTime(updatedAt)
        return publishAt !== null && updatedText === formatDateTime(publishAt) ? null : updatedText
      },
    },
  ]
}

type Props = { rows: readonly Row[]; columns: readonly DataColumn<Row>[] }

/** One page of posts. */
export function AdminPostTable({ rows, columns }: Props) {
  const { t } = useAdminTexts()
  return <DataTable caption={t('post.name')} columns={columns} rows={rows} rowKey={({ postId }) => postId} />
}

const StateAndTime = ({ postState, publishAt }: Row) => (
  <>
    <PostStateBadge state={postState} />
    {publishAt && (
      <chakra.span ms="2" color="fg.muted" textStyle="tabular" whiteSpace="nowrap">
        {formatDateTime(publishAt)}
      </chakra.span>
    )}
  </>
)
