import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { subjectOf } from '#domain/notification/subjects.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { part } from '#src/machines/parting/part.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { CheckIcon, ChevronRightIcon, CloseIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useNotificationTexts } from '../texts.ts'
import { unreadNotifications } from '../unread.ts'
import { firstLineOf, timeOf } from './days.ts'
import { subjects } from './subject-icons.ts'

const readMachine = submissionMachine('readNotification')
const removeMachine = submissionMachine('removeNotification')

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto auto minmax(0, 1fr) auto',
      md: 'auto auto minmax(0, 1fr) auto {sizes.touch}',
    },
    gridTemplateAreas: { base: '"dot kind words open" ". . acts acts"', md: '"dot kind words acts open"' },
    columnGap: { base: '1.5', md: '2' },
    alignItems: 'start',
    position: 'relative',
    '& > details': { gridArea: 'words' },
    '& > details[open] [data-first-line]': { display: 'none' },
    // On a phone a collapsed row shows only its text; with a mouse its buttons appear on hover or focus.
    '& > details:not([open]) ~ [data-acts]': {
      display: { base: 'none', md: 'flex' },
      '@media (hover: hover)': { opacity: '0' },
    },
    '&:is(:hover, :focus-within) > [data-acts]': { '@media (hover: hover)': { opacity: '1' } },
  },
})
// With a mouse the buttons cover the time of their row, so that the times need no room next to them. On touch screens
// they are two buttons wide, so that the times of all rows are aligned.
const RowButtons = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    gridArea: 'acts',
    justifyContent: { md: 'flex-end' },
    md: {
      minWidth: 'calc(2 * {sizes.touch} + {spacing.0.5})',
      '@media (hover: hover)': {
        position: 'absolute',
        top: '0',
        right: 'calc({sizes.touch} + {spacing.2})',
        bg: 'bg.panel',
      },
    },
  },
})
const Dot = chakra('span', {
  base: { boxSize: '2', rounded: 'full', mt: { base: '0.9375rem', md: '1.1875rem' }, bg: 'transparent' },
  variants: { isNew: { true: { bg: 'brand.solid', printColorAdjust: 'exact' }, false: {} } },
})
const Summary = chakra('summary', {
  base: {
    minHeight: 'touch',
    py: { base: '1.5', md: '2.5' },
    display: { base: 'block', md: 'flex' },
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    cursor: 'pointer',
    lineHeight: 'short',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& h2': { lineHeight: 'body' },
    '& > p': { flexShrink: '0' },
  },
})

type Props = { notification: Schema<'Notification'>; onRemoved: () => void }

function SubjectIcon({ notification }: Pick<Props, 'notification'>) {
  const { Icon, family } = subjects[subjectOf(notification)]
  return (
    <IconTile
      family={family}
      gridArea="kind"
      aria-hidden="true"
      boxSize="7"
      rounded="md"
      mt="2"
      css={{ '& svg': { boxSize: '4' } }}
    >
      <Icon />
    </IconTile>
  )
}

/**
 * A notification as a row: a dot while unread, the icon of its subject, heading, first paragraph and time. It expands
 * to the whole text.
 */
export function NotificationCard({ notification, onRemoved }: Props) {
  const { notificationId, heading, message, readYn, createdAt } = notification
  const { t } = useNotificationTexts()
  const router = useRouter()
  const api = useApi()
  const readOperation = useOperation(readMachine)
  const removeOperation = useOperation(removeMachine, {
    done: () => ({ message: t('removed') }),
    onDone: onRemoved,
  })
  const isNew = readYn === 'N'
  const path = safeReturnPath(notification.path)

  const remove = () =>
    removeOperation.submit(
      { notificationId },
      {
        header: t('removeTitle'),
        message: t('removeText', { heading }),
        acceptLabel: t('remove'),
        isFinal: true,
      },
    )
  const open = (event: MouseEvent) => {
    // Sent without waiting: the notification is marked as read while the app navigates to its page.
    if (isNew)
      void part('readNotification', api, { notificationId }).then(
        ({ output }) => output && unreadNotifications.receiveCount(output.unread),
      )
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: path! })
  }
  const problem = readOperation.problem ?? removeOperation.problem
  return (
    <Line>
      <Dot isNew={isNew} gridArea="dot" aria-hidden="true" />
      <SubjectIcon notification={notification} />
      <chakra.details minWidth="0">
        <Summary>
          <chakra.div minWidth="0" display={{ md: 'flex' }} columnGap="3" alignItems="baseline">
            <chakra.h2
              fontSize="md"
              fontWeight={isNew ? 'bold' : 'medium'}
              overflowWrap="anywhere"
              flexShrink={{ md: '0' }}
              maxWidth="full"
            >
              {heading}
            </chakra.h2>
            <Text as="span" size="sm" tone="muted" lineClamp={1} data-first-line="">
              {firstLineOf(message)}
            </Text>
          </chakra.div>
          <chakra.p fontSize="sm" color="fg.muted" textStyle="tabular">
            {t(`subject.${subjectOf(notification)}`)} · {timeOf(createdAt, kstDate(portalClock.now()))}
            {isNew && <VisuallyHidden> · {t('new')}</VisuallyHidden>}
          </chakra.p>
        </Summary>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" pb="3">
          {message}
        </chakra.p>
      </chakra.details>
      <RowButtons data-acts="">
        {isNew && (
          <IconButton
            label={t('readLabel', { heading })}
            icon={<CheckIcon />}
            disabled={readOperation.busy}
            onClick={() => readOperation.submit({ notificationId })}
          />
        )}
        <IconButton
          label={t('removeLabel', { heading })}
          icon={<CloseIcon />}
          disabled={removeOperation.busy}
          onClick={remove}
        />
      </RowButtons>
      {path && (
        <ButtonLink
          asChild
          variant="ghost"
          size="sm"
          minHeight="touch"
          minWidth="touch"
          px="0"
          gridArea="open"
        >
          <a href={path} aria-label={t('openLabel', { heading })} onClick={open}>
            <ChevronRightIcon />
          </a>
        </ButtonLink>
      )}
      {problem && (
        <chakra.div gridColumn="1 / -1">
          <ProblemNotice problem={problem} />
        </chakra.div>
      )}
    </Line>
  )
}
