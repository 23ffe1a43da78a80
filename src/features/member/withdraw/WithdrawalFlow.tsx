import { Stack } from '@chakra-ui/react'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '#src/browser/new-id.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { stepOf } from '#src/machines/step-of.ts'
import { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalStep } from '#src/machines/withdrawal/withdrawal-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawalAddress } from './use-withdrawal-address.ts'
import { WithdrawalContext } from './withdrawal-flow-context.ts'

const steps: readonly WithdrawalStep[] = ['notice', 'identity', 'reason']
const isWithinFlow = (path: string) => path.startsWith('/my/member/withdraw')

/** The withdrawal flow, with one route for each step. */
export function WithdrawalFlow() {
  const { t } = useWithdrawalTexts()
  const { session } = useApp()
  const navigate = useNavigate()
  const [input] = useState(() => ({ idempotencyKey: newId() }))
  const { snapshot, send, flow } = useFlow(withdrawalMachine, { input })
  useFlowVisit('withdrawal', flow)
  const met = useWithdrawalAddress(flow, snapshot)
  const { reasonText, problem } = snapshot.context
  const form = useDirtyForm(!snapshot.matches('completed') && reasonText !== '')
  useLeaveQuestion(form, { within: isWithinFlow })

  useEffect(() => {
    const completedListener = flow.on('withdrawal.completed', async ({ done }) => {
      form.settle()
      // The last screen opens first, since it needs no session. Then the rest of the app is notified that the session
      // has ended.
      await navigate({ to: '/my/member/withdraw/done', replace: true, state: { withdrawal: done } })
      session.send({ type: 'membership.ended' })
    })
    return () => completedListener.unsubscribe()
  }, [flow, form, session, navigate])

  const withdrawal = useMemo(() => ({ snapshot, send }), [snapshot, send])
  const at = stepOf(snapshot)
  const currentIndex = steps.findIndex((step) => step === at)
  const isUnreached = snapshot.matches('unreached')
  return (
    <WithdrawalContext value={withdrawal}>
      <Stack gap={{ base: '5', md: '6' }}>
        <Steps
          label={t('title')}
          steps={steps.map((step) => ({ key: step, label: t(`step.${step}`) }))}
          current={currentIndex}
          progressText={t('progress', { count: steps.length, current: currentIndex + 1 })}
        />
        <Card padding="lg" elevated>
          {isUnreached && (
            <Stack gap="5">
              <ScreenTitle>{t('title')}</ScreenTitle>
              <ProblemNotice problem={problem} />
              <Button size="lg" fullWidth onClick={() => send({ type: 'check.requested' })}>
                {t('retry')}
              </Button>
            </Stack>
          )}
          {!isUnreached && (met ? <Outlet /> : <Skeleton height="2.5rem" count={5} />)}
        </Card>
      </Stack>
    </WithdrawalContext>
  )
}
