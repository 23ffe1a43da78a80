import { Text } from '#src/ui/Text.tsx'
import { DocumentField } from './DocumentField.tsx'
import { StepForm } from './StepForm.tsx'
import { SubscriberFields } from './SubscriberFields.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The step for the person who signs the contract, and for their company. */
export function SubscriberStep() {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, uploads } = useSubscriptionFlow()
  const isPerson = snapshot.context.form.accountTypeDetail === 'PERSON'
  return (
    <StepForm
      step="subscriber"
      previous="company"
      title={t('subscriber.title')}
      lead={t('subscriber.lead')}
      waiting={uploads.ddlImgViewInfo.busy}
    >
      <SubscriberFields />
      {!isPerson && (
        <div>
          <DocumentField kind="ddlImgViewInfo" />
          <Text size="sm" tone="muted" mt="2">
            {t('subscriber.ddlHint')}
          </Text>
        </div>
      )}
    </StepForm>
  )
}
