import type { Output } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { isOrderable, quoteOf } from '#domain/subscription/billing.ts'
import { orderHeld, plansOf } from '#domain/subscription/plan-change.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { CompanyFields } from '../request/CompanyFields.tsx'
import { ServiceFields } from '../request/ServiceFields.tsx'
import { SubscriberFields } from '../request/SubscriberFields.tsx'
import { EditForm } from './EditForm.tsx'
import { EditPart } from './EditPart.tsx'
import { useSubscriptionEditTexts } from './texts.ts'
import { useEditedForm } from './use-edited-form.ts'
import { useRevision } from './use-revision.ts'

type Props = { detail: Output<'getSubscriptionDetail'> }
type OpenProps = Props & { onSaved: () => void }

/**
 * The forms for the requested values, one for each part, until the request is decided; payment and administrator are
 * not included.
 */
export function RevisionForms({ detail }: Props) {
  const { t } = useSubscriptionEditTexts()
  const isSold = plansOf(useCatalogue(), detail).length > 0
  const {
    serviceInfo: { serviceName, planName },
    companyInfo: { companyName },
    subscriberInfo: { accountTypeDetail, name },
  } = detail
  return (
    <>
      {isSold && (
        <EditPart title={t('order.title')} lead={`${serviceName} ${planName}`} open={t('order.open')}>
          {(close) => <OrderForm detail={detail} onSaved={close} />}
        </EditPart>
      )}
      {accountTypeDetail !== 'PERSON' && (
        <EditPart title={t('company.title')} lead={companyName} open={t('company.open')}>
          {(close) => <CompanyForm detail={detail} onSaved={close} />}
        </EditPart>
      )}
      <EditPart title={t('subscriber.title')} lead={name} open={t('subscriber.open')}>
        {(close) => <SubscriberForm detail={detail} onSaved={close} />}
      </EditPart>
    </>
  )
}

function OrderForm({ detail, onSaved }: OpenProps) {
  const { t } = useSubscriptionEditTexts()
  const catalogue = useCatalogue()
  const typed = useEditedForm(detail)
  const { save, ...sent } = useRevision(detail, t('order.done'), onSaved)
  const {
    form: { serviceInfo },
    choose,
  } = typed
  const held = orderHeld(detail, serviceInfo.serviceCode)
  const order = () =>
    save({
      serviceInfo,
      totalAmount: quoteOf(catalogue, serviceInfo, kstDate(portalClock.now()))?.total ?? null,
    })
  return (
    <EditForm
      step="service"
      isOrderable={isOrderable(catalogue, serviceInfo, held)}
      typed={typed}
      submit={t('order.submit')}
      {...sent}
      onSubmit={order}
    >
      <ServiceFields
        held={held}
        onUsers={(userCount) => choose({ serviceInfo: { ...serviceInfo, userCount } })}
      />
    </EditForm>
  )
}

function CompanyForm({ detail, onSaved }: OpenProps) {
  const { t } = useSubscriptionEditTexts()
  const typed = useEditedForm(detail)
  const { save, ...sent } = useRevision(detail, t('company.done'), onSaved)
  return (
    <EditForm
      step="company"
      typed={typed}
      submit={t('company.submit')}
      {...sent}
      onSubmit={({ form: { companyInfo } }) => save({ companyInfo })}
    >
      <CompanyFields />
    </EditForm>
  )
}

function SubscriberForm({ detail, onSaved }: OpenProps) {
  const { t } = useSubscriptionEditTexts()
  const typed = useEditedForm(detail)
  const { save, ...sent } = useRevision(detail, t('subscriber.done'), onSaved)
  return (
    <EditForm
      step="subscriber"
      typed={typed}
      submit={t('subscriber.submit')}
      {...sent}
      onSubmit={({ form: { subscriberInfo }, secrets: { secNo } }) =>
        save({ subscriberInfo, secNo: secNo || null })
      }
    >
      <SubscriberFields />
    </EditForm>
  )
}
