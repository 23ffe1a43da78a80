import { Stack } from '@chakra-ui/react'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { stepOf } from '#src/machines/step-of.ts'
import { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { CancelContext } from './cancel-flow-context.ts'
import { CancelRefused } from './Refused.tsx'
import { useSubscriptionCancelTexts } from './texts.ts'
import { useCancelAddress } from './use-cancel-address.ts'

type Props = {
  reasons: PagePart<Output<'listSubscriptionWithdrawalReasons'>>
  estimate: Output<'estimateSubscriptionWithdrawal'>
}
const steps = ['reason', 'form'] as const

/** The cancellation of a subscription, with one route for each step. */
export function CancelFlow({ reasons, estimate }: Props) {
  const { t } = useSubscriptionCancelTexts()
  const navigate = useNavigate()
  const [input] = useState(() => ({ newKey: newId, estimate }))
  const { snapshot, send, flow } = useFlow(subscriptionCancelMachine, { input })
  useFlowVisit('cancel', estimate.cancelableYn === 'Y' ? flow : undefined)
  const met = useCancelAddress(flow, snapshot)
  const { subscriptionId } = snapshot.context.estimate

  useEffect(() => {
    const endedListener = flow.on(
      'subscription.withdrawn',
      () =>
        void navigate({ to: '/my/subscription/cancel/completed', search: { subscriptionId }, replace: true }),
    )
    return () => endedListener.unsubscribe()
  }, [flow, navigate, subscriptionId])

  const cancel = useMemo(() => ({ reasons, snapshot, send }), [reasons, snapshot, send])
  const at = stepOf(snapshot)
  const currentIndex = steps.findIndex((step) => step === at)
  const isRefused = snapshot.matches('refused') || snapshot.context.estimate.cancelableYn === 'N'
  return (
    <CancelContext value={cancel}>
      <Stack gap={{ base: '5', md: '6' }}>
        <BackLink to="/my/subscription/detail" search={{ subscriptionId }}>
          {t('back')}
        </BackLink>
        <Steps
          label={t('title')}
          steps={steps.map((step) => ({ key: step, label: t(`step.${step}`) }))}
          current={currentIndex}
          progressText={t('progress', { count: steps.length, current: currentIndex + 1 })}
        />
        <Card padding="lg" elevated>
          {isRefused ? <CancelRefused /> : met ? <Outlet /> : <Skeleton height="2.5rem" count={5} />}
        </Card>
      </Stack>
    </CancelContext>
  )
}
