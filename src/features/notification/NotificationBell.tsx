import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { BellIcon } from '#src/ui/icons.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useNotificationTexts } from './texts.ts'
import { useUnread } from './use-unread.ts'

const MAX_COUNT = 99

/** The link to the inbox, with the number of unread notifications; an increase is announced. */
export function NotificationBell() {
  const { t } = useNotificationTexts()
  const count = useUnread()
  const unreadCount = count ?? 0
  const previousCount = useRef(count)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (previousCount.current !== undefined && unreadCount !== previousCount.current)
      setNews(unreadCount > previousCount.current ? t('more', { count: unreadCount }) : '')
    previousCount.current = count
  }, [count, unreadCount, t])
  return (
    <>
      <Tooltip text={t('title')}>
        {(trigger) => (
          <ButtonLink
            asChild
            variant="ghost"
            boxSize="touch"
            minHeight="touch"
            p="0"
            position="relative"
            flexShrink="0"
          >
            <Link to="/my/notification" {...trigger}>
              <BellIcon boxSize="6" />
              <VisuallyHidden>
                {unreadCount > 0 ? t('bellUnread', { count: unreadCount }) : t('title')}
              </VisuallyHidden>
              {unreadCount > 0 && (
                <chakra.span
                  aria-hidden="true"
                  position="absolute"
                  top="0.5"
                  right="0.5"
                  minWidth="5"
                  height="5"
                  px="1"
                  rounded="full"
                  bg="danger.solid"
                  color="danger.contrast"
                  fontSize="xs"
                  fontWeight="bold"
                  lineHeight="1.25rem"
                  textAlign="center"
                  textStyle="tabular"
                >
                  {unreadCount > MAX_COUNT ? `${MAX_COUNT}+` : unreadCount}
                </chakra.span>
              )}
            </Link>
          </ButtonLink>
        )}
      </Tooltip>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  )
}
