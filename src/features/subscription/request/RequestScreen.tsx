import type { ComponentType } from 'react'
import { stepOf } from '#src/machines/step-of.ts'
import type { RequestStep } from '#src/machines/subscription-request/request-context.ts'
import { AdminStep } from './AdminStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { RequestFrame } from './RequestFrame.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ServiceStep } from './ServiceStep.tsx'
import { SubscriberStep } from './SubscriberStep.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'

const screens: Record<Exclude<RequestStep, 'terms'>, ComponentType> = {
  company: CompanyStep,
  subscriber: SubscriberStep,
  admin: AdminStep,
  service: ServiceStep,
  payment: PaymentStep,
  review: ReviewStep,
}

/** The screen for the current step of a request. */
export function RequestScreen() {
  const { snapshot } = useSubscriptionFlow()
  const step = stepOf(snapshot)
  const Screen = step === undefined || step === 'terms' ? undefined : screens[step]
  return (
    <RequestFrame key={step} step={step === 'terms' ? undefined : step}>
      {Screen && <Screen />}
    </RequestFrame>
  )
}
