import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CalendarFileButton } from '../CalendarFileButton.tsx'
import { CounselBadge } from '../CounselBadge.tsx'
import { CounselChanges } from '../CounselChanges.tsx'
import { CounselFacts } from '../CounselFacts.tsx'
import { timeText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'
import type { CareFlow } from './care-flow.ts'

/** A reservation in its current state, with its actions. */
export function ShownCounsel({ snapshot, send, canLookUp }: CareFlow & { canLookUp: boolean }) {
  const { t } = useCounselTexts()
  const dialogs = useMachines().dialogs
  const { counsel, seen, outcome, problem } = snapshot.context
  if (!counsel) return null
  const busy = snapshot.hasTag('busy')
  const isBooked = counsel.counselState === 'BOOKED'
  const isChangeable = isBooked && counsel.changeableYn === 'Y'

  const cancel = async () => {
    const isSure = await confirm(dialogs, {
      header: t('care.cancel.title'),
      message: t('care.cancel.question', { time: timeText(counsel) }),
      acceptLabel: t('care.cancel.accept'),
      rejectLabel: t('care.cancel.reject'),
      isFinal: true,
    })
    if (isSure) send({ type: 'cancellation.confirmed' })
  }
  return (
    <Stack gap="5">
      {outcome && (
        <Notice status="success" role="status" title={t(`care.${outcome}.title`)}>
          {t(`care.${outcome}.text`)}
        </Notice>
      )}
      {problem && (
        <ProblemNotice problem={problem}>{seen && <Text mt="1">{t('conflict.over')}</Text>}</ProblemNotice>
      )}
      {seen && <CounselChanges before={seen} now={counsel} />}
      <CounselBadgeRow state={counsel.counselState} />
      <Flex gap="3" wrap="wrap">
        {isChangeable && (
          <Button aria-disabled={busy || undefined} onClick={() => send({ type: 'move.started' })}>
            {t('care.startMove')}
          </Button>
        )}
        {isChangeable && (
          <Button variant="outline" loading={busy} onClick={() => void cancel()}>
            {t('care.cancel.start')}
          </Button>
        )}
        {isBooked && <CalendarFileButton counsel={counsel} />}
        {!isBooked && (
          <ButtonLink asChild>
            <Link to="/inquiry/counsel/reservation">{t('care.reserveAgain')}</Link>
          </ButtonLink>
        )}
        {canLookUp && (
          <Button variant="ghost" onClick={() => send({ type: 'lookup.restarted' })}>
            {t('care.lookup.another')}
          </Button>
        )}
      </Flex>
      {isBooked && !isChangeable && (
        <Text size="sm" tone="muted">
          {t('care.tooLate')}
        </Text>
      )}
      <Card>
        <CounselFacts counsel={counsel} />
      </Card>
    </Stack>
  )
}

const CounselBadgeRow = ({ state }: Parameters<typeof CounselBadge>[0]) => (
  <Flex>
    <CounselBadge state={state} />
  </Flex>
)
