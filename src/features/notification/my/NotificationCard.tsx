import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { part } from '#src/machines/parting/part.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useNotificationTexts } from '../texts.ts'
import { unreadNotifications } from '../unread.ts'

const readMachine = submissionMachine('readNotification')
const removeMachine = submissionMachine('removeNotification')

type Props = { notification: Schema<'Notification'>; onRemoved: () => void }

/** One notification: what it says, and what can be done with it. */
export function NotificationCard({ notification, onRemoved }: Props) {
  const { notificationId, announcementType, heading, message, readYn, createdAt } = notification
  const { t } = useNotificationTexts()
  const router = useRouter()
  const api = useApi()
  const reading = useOperation(readMachine)
  const removing = useOperation(removeMachine, {
    done: () => ({ message: t('removed') }),
    onDone: onRemoved,
  })
  const isNew = readYn === 'N'
  const path = safeReturnPath(notification.path)

  const remove = () =>
    removing.submit(
      { notificationId },
      {
        header: t('removeTitle'),
        message: t('removeText', { heading }),
        acceptLabel: t('remove'),
        isFinal: true,
      },
    )
  const open = (event: MouseEvent) => {
    // It is marked as read during the navigation, which leaves the screen.
    if (isNew)
      void part('readNotification', api, { notificationId }).then(
        ({ output }) => output && unreadNotifications.heard(output.unread),
      )
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: path! })
  }
  return (
    <Card>
      <Stack gap="2">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Text size="sm" tone="muted">
            {t(`label.${announcementType}`)}
          </Text>
          <Text size="sm" tone="muted" numeric>
            {formatDateTime(createdAt)}
          </Text>
          {isNew && <Badge tone="info">{t('new')}</Badge>}
        </Flex>
        <Text as="h2" weight={isNew ? 'bold' : 'medium'}>
          {heading}
        </Text>
        <chakra.p whiteSpace="pre-line" color={isNew ? 'fg' : 'fg.muted'} overflowWrap="anywhere">
          {message}
        </chakra.p>
        <ProblemNotice problem={reading.problem ?? removing.problem} />
        <Flex wrap="wrap" gap="1" mt="1">
          {path && (
            <ButtonLink asChild variant="outline" size="sm" minHeight="touch" px="3">
              <a href={path} aria-label={t('openLabel', { heading })} onClick={open}>
                {t('open')}
              </a>
            </ButtonLink>
          )}
          {isNew && (
            <Button
              variant="ghost"
              size="sm"
              minHeight="touch"
              px="3"
              aria-label={t('readLabel', { heading })}
              loading={reading.busy}
              onClick={() => reading.submit({ notificationId })}
            >
              {t('read')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            minHeight="touch"
            px="3"
            aria-label={t('removeLabel', { heading })}
            loading={removing.busy}
            onClick={remove}
          >
            {t('remove')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  )
}
