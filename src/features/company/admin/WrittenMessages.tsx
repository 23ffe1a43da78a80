import { Stack } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ListSection, NoEntries } from '#src/components/screen/ListSection.tsx'
import { useMessageKindTexts } from '#src/features/notification/message-kind-texts.ts'
import { useNotificationTexts } from '#src/features/notification/texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useSectionTexts } from './sections-texts.ts'

type Row = Schema<'AdminMessage'>
type Way = Schema<'MessageWay'>
type LinkProps = { 'aria-current'?: 'true' | undefined; children: ReactNode }
type Props = {
  page: Schema<'AdminMessagePage'>
  /** Renders the link to the messages of one channel, or of all channels if `way` is undefined. */
  linkTo: (way: Way | undefined, props: LinkProps) => ReactElement
  /** Whether `page` is not the first page. */
  isLaterPage: boolean
  pager: ReactNode
}

const ALL = 'ALL'
const choices = [ALL, 'INBOX', 'MAIL', 'PHONE'] as const
const tones: Record<Schema<'MessageState'>, BadgeTone> = {
  UNREAD: 'neutral',
  READ: 'success',
  WAITING: 'info',
  SENT: 'success',
  HANDED: 'info',
  TALK: 'success',
  SMS: 'success',
  FAILED: 'danger',
}

/** The messages of the portal to a company or a member, newest first: subjects, results and masked receivers. */
export function WrittenMessages({ page: { way, list, total }, linkTo, isLaterPage, pager }: Props) {
  const { t } = useSectionTexts()
  const columns = useColumns()
  return (
    <ListSection
      id="messages"
      title={t('messages.title')}
      count={total}
      folds={way !== null || isLaterPage ? 'OPEN' : true}
    >
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {t('messages.lead')}
        </Text>
        {(total > 0 || way !== null) && (
          <FilterChips
            label={t('messages.filter')}
            current={way ?? ALL}
            items={choices.map((key) => ({
              key,
              label: key === ALL ? t('messages.all') : t(`messages.ways.${key}`),
            }))}
            renderLink={({ key }, props) => linkTo(key === ALL ? undefined : key, props)}
          />
        )}
        {list.length === 0 ? (
          <NoEntries>{t(way === null ? 'messages.none' : 'messages.noneOfWay')}</NoEntries>
        ) : (
          <DataTable
            caption={t('messages.title')}
            columns={columns}
            rows={list}
            rowKey={({ messageId, way }) => `${way}-${messageId}`}
          />
        )}
        {pager}
      </Stack>
    </ListSection>
  )
}

function useColumns(): DataColumn<Row>[] {
  const { t } = useSectionTexts()
  const { t: kinds } = useMessageKindTexts()
  const { t: inboxText } = useNotificationTexts()
  return [
    {
      key: 'what',
      header: t('messages.what'),
      primary: true,
      cell: ({ heading, kind, announcementType }) => (
        <TwoLines
          first={kind === null ? (heading ?? '') : kinds(`kind.${kind}`)}
          second={announcementType === null ? undefined : inboxText(`label.${announcementType}`)}
        />
      ),
    },
    { key: 'way', header: t('messages.way'), card: 'line', cell: ({ way }) => t(`messages.ways.${way}`) },
    {
      key: 'to',
      header: t('messages.to'),
      card: 'line',
      leastRoom: '48rem',
      cell: ({ receiverName, receiver }) => <TwoLines first={receiverName} second={receiver} />,
    },
    {
      key: 'state',
      header: t('messages.state'),
      card: 'side',
      cell: ({ messageState }) => (
        <Badge tone={tones[messageState]}>{t(`messages.states.${messageState}`)}</Badge>
      ),
    },
    {
      key: 'at',
      header: t('messages.at'),
      numeric: true,
      card: 'line',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ]
}
