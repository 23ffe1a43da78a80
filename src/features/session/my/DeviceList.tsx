import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DeviceRow } from '../DeviceRow.tsx'
import { useMySessionTexts } from './texts.ts'

type Session = Schema<'MemberSession'>
const endSessionMachine = submissionMachine('endSession')
const endOtherSessionsMachine = submissionMachine('endOtherSessions')

/**
 * The devices on which the member is logged in. Each has a button that logs it out, and one button logs out all other
 * devices.
 */
export function DeviceList({ sessions }: { sessions: Session[] }) {
  const { t } = useMySessionTexts()
  return (
    <Stack gap="3" align="stretch">
      <Card as="ul" padding="none" listStyleType="none">
        {sessions.map((session) => (
          <DeviceItem key={session.sessionId} session={session} />
        ))}
      </Card>
      {sessions.length > 1 ? <EndOthers /> : <Text tone="muted">{t('onlyHere')}</Text>}
    </Stack>
  )
}

function DeviceItem({
  session: { sessionId, currentYn, device, address, startedAt, lastSeenAt },
}: {
  session: Session
}) {
  const { t } = useMySessionTexts()
  const { problem, busy, submit } = useOperation(endSessionMachine, {
    done: () => ({ message: t('ended') }),
  })
  const name = device || t('unknownDevice')
  return (
    <DeviceRow
      name={name}
      current={currentYn === 'Y' ? t('current') : undefined}
      facts={[
        address,
        t('startedAt', { time: formatDateTime(startedAt) }),
        t('lastSeenAt', { time: formatDateTime(lastSeenAt) }),
      ]}
      act={
        currentYn === 'N' && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            aria-label={t('endLabel', { device: name })}
            loading={busy}
            onClick={() => submit({ sessionId })}
          >
            {t('end')}
          </Button>
        )
      }
    >
      <ProblemNotice problem={problem} />
    </DeviceRow>
  )
}

function EndOthers() {
  const { t } = useMySessionTexts()
  return (
    <Stack gap="3" align="flex-start">
      <OperationButton
        machine={endOtherSessionsMachine}
        input={{}}
        question={{ header: t('endOthers'), message: t('confirmOthers') }}
        done={({ count }) => ({ message: t('endedOthers', { count }) })}
        variant="outline"
      >
        {t('endOthers')}
      </OperationButton>
    </Stack>
  )
}
