import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import {
  changeRefusal,
  isPaymentReplaceable,
  isRevisable,
  plansOf,
} from '#domain/subscription/plan-change.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { ContactForm } from './ContactForm.tsx'
import { EditParts } from './EditPart.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { PlanForm } from './PlanForm.tsx'
import { RevisionForms } from './RevisionForms.tsx'
import { useSubscriptionEditTexts } from './texts.ts'
import type { Billed } from './use-ask-to-pay.ts'

type Props = {
  detail: Output<'getSubscriptionDetail'>
  profiles: PagePart<{ payments: readonly PaymentProfile[] }>
  /** The sums of the subscription's bills; undefined for a request. */
  billed?: PagePart<{ sums: Billed }> | undefined
}

/**
 * The parts of a subscription that can be changed, and the reason why others cannot; renders nothing for members who
 * may only view.
 */
export function EditSubscription(props: Props) {
  const { t } = useSubscriptionEditTexts()
  const mayManage = useMayManage()
  const { subscriptionInfo, serviceInfo } = props.detail
  const { subscriptionId, subscriptionNo } = subscriptionInfo
  const name = `${serviceInfo.serviceName} ${serviceInfo.planName}`
  return (
    <Stack gap="4">
      <BackLink to="/my/subscription/detail" search={{ subscriptionId }}>
        {t('back')}
      </BackLink>
      <Stack gap="1">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Text tone="muted">{mayManage ? t('lead', { name }) : name}</Text>
        <Text size="sm" tone="muted" numeric>
          {subscriptionNo}
        </Text>
      </Stack>
      <ManagersOnly />
      {mayManage && <EditableParts {...props} />}
    </Stack>
  )
}

type KnownProps = Omit<Props, 'billed'> & { billed?: Billed | undefined }

function EditableParts({ billed, ...props }: Props) {
  return billed ? <BilledParts {...props} billed={billed} /> : <OpenParts {...props} />
}

function BilledParts({ billed, ...props }: Props & { billed: PagePart<{ sums: Billed }> }) {
  const { t } = useSubscriptionEditTexts()
  const billedSums = usePart(billed)?.sums
  if (props.detail.subscriptionInfo.subscriptionState !== 'ENDED')
    return (
      <>
        <Part of={billed} name={t('billed')} />
        <OpenParts {...props} billed={billedSums} />
      </>
    )
  return (
    <Part of={billed} name={t('billed')}>
      {({ sums }) => <OpenParts {...props} billed={sums} />}
    </Part>
  )
}

function OpenParts({ detail, profiles, billed }: KnownProps) {
  const { t } = useSubscriptionEditTexts()
  const { subscriptionState } = detail.subscriptionInfo
  const isOwing = subscriptionState === 'ENDED' && (billed ?? []).some(({ unpaidCount }) => unpaidCount > 0)
  const refusalReason = changeRefusal(subscriptionState, isOwing)
  const isOpen = refusalReason === undefined
  const isSold = plansOf(useCatalogue(), detail).length > 0
  const isRequest = isRevisable(subscriptionState)
  const isPaymentChangeable = isPaymentReplaceable(subscriptionState, isOwing)
  // If the known payment methods could not be loaded, a new one can be typed, so that the change is not blocked.
  const payments = usePart(profiles)?.payments ?? []
  return (
    <>
      {refusalReason && <Notice status="warning">{t(`closed.${refusalReason}`)}</Notice>}
      {isOpen && !isRequest && isSold && <PlanForm detail={detail} />}
      {isPaymentChangeable && <Part of={profiles} name={t('payment.known')} />}
      {(isRequest || isPaymentChangeable) && (
        <EditParts>
          {isRequest && <RevisionForms detail={detail} />}
          {isPaymentChangeable && <PaymentForm detail={detail} payments={payments} billed={billed} />}
        </EditParts>
      )}
      {isOpen && <ContactForm detail={detail} />}
      <Text size="sm" tone="muted">
        {t(isRequest ? 'fixedOfRequest' : 'fixed')}
      </Text>
    </>
  )
}
