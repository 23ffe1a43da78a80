import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useNotificationTexts } from '../texts.ts'
import { NotificationCard } from './NotificationCard.tsx'

/** The notifications of a page. After a removal the focus stays in the list. */
export function NotificationList({ list }: { list: Schema<'Notification'>[] }) {
  const { t } = useNotificationTexts()
  const here = useRef<HTMLUListElement>(null)
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
      {list.map((notification) => (
        <chakra.li
          key={notification.notificationId}
          minWidth="0"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          _first={{ borderTopWidth: '0' }}
        >
          <NotificationCard notification={notification} onRemoved={() => here.current?.focus()} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
