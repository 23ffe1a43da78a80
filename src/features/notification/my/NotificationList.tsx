import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Text } from '#src/ui/Text.tsx'
import { useNotificationTexts } from '../texts.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { dayOf } from './subjects.ts'

/** The notifications of a page, grouped by day. After a removal the focus stays in the list. */
export function NotificationList({ list }: { list: Schema<'Notification'>[] }) {
  const { t } = useNotificationTexts()
  const here = useRef<HTMLUListElement>(null)
  const today = kstDate(portalClock.now())
  const days = list.map(({ createdAt }) => dayOf(createdAt, today))
  return (
    <chakra.ul
      ref={here}
      tabIndex={-1}
      aria-label={t('list')}
      listStyleType="none"
      outline="none"
      bg="bg.panel"
      rounded="xl"
      px={{ base: '4', md: '6' }}
      py="2"
    >
      {list.map((notification, index) => {
        const isFirst = days[index] !== days[index - 1]
        return (
          <chakra.li
            key={notification.notificationId}
            minWidth="0"
            borderTopWidth={isFirst ? '0' : '1px'}
            borderTopStyle="solid"
            borderColor="border"
          >
            {isFirst && (
              <Text size="sm" weight="semibold" tone="muted" pt="3" pb="1">
                {t(`day.${days[index]!}`)}
              </Text>
            )}
            <NotificationCard notification={notification} onRemoved={() => here.current?.focus()} />
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
