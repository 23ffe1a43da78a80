import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Text } from '#src/ui/Text.tsx'
import { useNotificationTexts } from '../texts.ts'
import { headingOf } from './days.ts'
import { NotificationCard } from './NotificationCard.tsx'

/** The notifications of a page, grouped by day. After a removal the focus stays in the list. */
export function NotificationList({ list }: { list: Schema<'Notification'>[] }) {
  const { t } = useNotificationTexts()
  const listRef = useRef<HTMLUListElement>(null)
  const today = kstDate(portalClock.now())
  const headings = list.map(({ createdAt }) => headingOf(createdAt, today))
  return (
    <chakra.ul
      ref={listRef}
      tabIndex={-1}
      aria-label={t('list')}
      listStyleType="none"
      outline="none"
      bg="bg.panel"
      rounded="xl"
      px={{ base: '3', md: '6' }}
      py="2"
    >
      {list.map((notification, index) => {
        const { day, dates } = headings[index]!
        const isFirst = dates !== headings[index - 1]?.dates
        return (
          <chakra.li
            key={notification.notificationId}
            minWidth="0"
            borderTopWidth={isFirst ? '0' : '1px'}
            borderTopStyle="solid"
            borderColor="border"
          >
            {isFirst && (
              <Text size="sm" tone="muted" pt="4" pb="1" numeric>
                {day === 'MONTH' ? (
                  <chakra.strong color="fg">{dates}</chakra.strong>
                ) : (
                  <>
                    <chakra.strong color="fg">{t(`day.${day}`)}</chakra.strong> {dates}
                  </>
                )}
              </Text>
            )}
            <NotificationCard notification={notification} onRemoved={() => listRef.current?.focus()} />
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
