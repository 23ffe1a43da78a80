import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Output } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ListPager } from '#src/lists/ListPager.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useNotificationTexts } from '../texts.ts'
import { unreadNotifications } from '../unread.ts'
import { NotificationList } from './NotificationList.tsx'
import { ReadAll } from './ReadAll.tsx'
import { type NotificationFilter, SubjectFilter } from './SubjectFilter.tsx'
import { WhereSent } from './WhereSent.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' },
  },
})

type Page = Output<'listNotifications'>

/** The member's inbox; filter and page are in the address. */
export function NotificationsScreen({ page, cursor }: { page: Page; cursor: string | undefined }) {
  const { t } = useNotificationTexts()
  const { nextCursor, total, unread, list } = page
  const filter = {
    subject: page.subject ?? undefined,
    unreadYn: page.unreadYn === 'Y' ? ('Y' as const) : undefined,
  }
  const isFiltered = filter.subject !== undefined || filter.unreadYn !== undefined
  useEffect(() => unreadNotifications.receiveCount(unread), [unread, page])
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" minHeight="touch">
        <ScreenTitle>{t('title')}</ScreenTitle>
        {unread > 0 && <ReadAll />}
      </Flex>
      <Columns>
        <Stack gap="5" minWidth="0">
          {(list.length > 0 || isFiltered) && <SubjectFilter filter={filter} page={page} />}
          {list.length > 0 ? (
            <>
              <Text size="sm" tone="muted" numeric role="status">
                {unread > 0 && !filter.unreadYn
                  ? t('totalUnread', { count: total, unread })
                  : t('total', { count: total })}
              </Text>
              <NotificationList list={list} />
            </>
          ) : (
            <Card padding="none">
              <NoNotifications filter={filter} isFiltered={isFiltered} />
            </Card>
          )}
          <ListPager to="/my/notification" filter={filter} cursor={cursor} nextCursor={nextCursor} />
        </Stack>
        <WhereSent />
      </Columns>
    </Stack>
  )
}

function NoNotifications({
  filter: { subject },
  isFiltered,
}: {
  filter: NotificationFilter
  isFiltered: boolean
}) {
  const { t } = useNotificationTexts()
  if (!isFiltered) return <EmptyState art="notification" title={t('empty')} description={t('emptyText')} />
  return (
    <EmptyState
      art="notification"
      title={subject ? t('emptyLabel', { label: t(`subject.${subject}`) }) : t('emptyUnread')}
      description={t('emptyFilterText')}
      action={
        <ButtonLink asChild variant="outline">
          <Link to="/my/notification">{t('showAll')}</Link>
        </ButtonLink>
      }
    />
  )
}
