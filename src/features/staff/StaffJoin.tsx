import { Stack } from '@chakra-ui/react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import { useMachines, useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { forgetKey, keepKey, openedKey } from './invitation-key.ts'
import { JoinStep } from './JoinStep.tsx'
import { useStaffJoinTexts } from './join-texts.ts'

const lookMachine = submissionMachine('getStaffInvitation')
const acceptMachine = submissionMachine('acceptStaffInvitation')
const subscribeToNothing = () => () => {}

/**
 * The page that the link of an invitation opens: the server returns the next step, and the person gets the role only
 * by accepting.
 */
export function StaffJoin() {
  const { t } = useStaffJoinTexts()
  const machines = useMachines()
  const navigate = useNavigate()
  const { info } = useSession()
  const fragment = useLocation({ select: ({ hash }) => hash })
  // The key from the fragment of the address, which only the browser has; null while the server renders the page.
  const key = useSyncExternalStore(
    subscribeToNothing,
    () => openedKey(fragment),
    () => null,
  )
  const stepLookup = useFlow(lookMachine, {})
  const acceptance = useFlow(acceptMachine, {})
  const { send } = stepLookup
  const email = info?.email

  useEffect(() => {
    if (!key) return
    keepKey(key)
    // The step depends on the member, so it is requested again after a login as another member.
    send({ type: 'submission.requested', input: { key } })
  }, [key, email, send])
  useAccepted(acceptance.flow, () => {
    toaster.show({ message: t('done'), severity: 'success' })
    machines?.session.send({ type: 'member.changed' })
    void navigate({ to: '/admin', replace: true }).then(forgetKey)
  })

  const { output, problem } = stepLookup.snapshot.context
  const isBusy = acceptance.snapshot.hasTag('busy') || acceptance.snapshot.matches('submitted')
  return (
    <Card padding="lg" elevated>
      <Stack gap="5">
        <ScreenTitle>{t('title')}</ScreenTitle>
        {key === undefined && (
          <Notice status="warning" role="alert">
            <p>{t('broken')}</p>
          </Notice>
        )}
        <ProblemNotice problem={problem} />
        {problem?.is('staffInvitation.used') && (
          <ButtonLink asChild variant="outline" size="lg">
            <Link to="/admin">{t('toAdmin')}</Link>
          </ButtonLink>
        )}
        {problem && !problem.is('staffInvitation.used') && key && (
          <Button
            variant="outline"
            loading={stepLookup.snapshot.hasTag('busy')}
            onClick={() => send({ type: 'submission.requested', input: { key } })}
          >
            {t('again')}
          </Button>
        )}
        {key !== undefined && !output && !problem && <Skeleton height="2.5rem" count={3} />}
        {output && key && (
          <>
            <Text>{t('lead', { email: output.email, until: formatDateTime(output.expiresAt) })}</Text>
            <ProblemNotice problem={acceptance.snapshot.context.problem} />
            <JoinStep
              step={output.nextStep}
              isBusy={isBusy}
              onAccept={() => acceptance.send({ type: 'submission.requested', input: { key } })}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
